import type { MachineWords } from '#machines/platform/words.ts'
import type { documentJobMachine } from './document-job.machine.ts'

export const documentJobWords: MachineWords<typeof documentJobMachine> = {
  guards: {
    isAboveBoth: 'the sheet is too long to be made at once',
    'is ready': 'the document can be fetched at once',
    isCreated: 'the sheet will be made and sent by e-mail',
  },
  events: {
    'document.wanted': 'the customer asks for a document',
    'batch.confirmed': 'the customer wants it by e-mail',
    'batch.declined': 'the customer does without it',
  },
  actions: {
    recordWanted: 'remembers which document is wanted',
    recordErrors: 'shows why the document cannot be made',
    forgetWanted: 'forgets the document',
    announceReady: 'opens the document',
    announceCreated: 'says that the sheet comes by e-mail',
    announceFailed: 'says that the sheet could not be ordered',
  },
  delays: {},
  tags: {
    pending: 'the document waits for the server',
    confirming: 'the customer is asked whether an e-mail will do',
    refused: 'the document cannot be made, and the page says why',
    unreachable: 'the server gave no answer, and the page says so',
  },
}
