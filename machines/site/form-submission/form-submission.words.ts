import type { MachineWords } from '#machines/platform/words.ts'
import type { formSubmissionMachine } from './form-submission.machine.ts'

export const formSubmissionWords: MachineWords<typeof formSubmissionMachine> = {
  guards: {
    isAccepted: 'the server takes what was entered',
    isAnswered: 'the server says what is wrong',
  },
  events: {
    'form.submit': 'the form is sent',
    'form.edit': 'the form is edited',
  },
  actions: {
    recordErrors: 'shows what is wrong in the form',
    recordAcceptance: 'counts one more saved form',
    forgetErrors: 'takes the errors away',
    announceFailuresObsolete: 'takes older messages about failures away',
    announceAccepted: 'passes on what is new',
    announceNews: 'confirms what was saved',
    announceFailure: 'shows that saving failed',
  },
  delays: {},
  tags: {
    pending: 'the button waits for the server',
    accepted: 'what was entered is saved',
    rejected: 'the form shows what is wrong',
    unreachable: 'the server gave no answer, and the form says so',
  },
}
