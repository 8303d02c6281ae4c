import type { MachineWords } from '#machines/platform/words.ts'
import type { documentUploadMachine } from './document-upload.machine.ts'

export const documentUploadWords: MachineWords<typeof documentUploadMachine> = {
  guards: {
    isDeclined: 'the file is too large or of a wrong type',
    isRefused: 'the server refuses the file',
  },
  events: {
    'file.chosen': 'the customer chooses a file',
    'file.remove': 'the customer takes the file away',
    'upload.start': 'the customer sends the document',
    'upload.resend': 'the customer sends it again',
  },
  actions: {
    recordFile: 'keeps the chosen file',
    recordDecline: 'says why this file cannot be sent',
    recordDetails: 'keeps kind and date of the document',
    recordErrors: 'shows what the server objects to',
    recordStored: 'shows the stored document',
    forgetFile: 'forgets the file',
  },
  delays: {},
  tags: {
    pending: 'the file is being read or sent',
    blocksLeaving: 'leaving the page is asked about',
  },
}
