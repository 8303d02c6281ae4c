import type { MachineWords } from '#machines/platform/words.ts'
import type { orderSubmissionMachine } from './order-submission.machine.ts'

export const orderSubmissionWords: MachineWords<typeof orderSubmissionMachine> = {
  guards: {
    hasBeenSent: 'the order was sent before the page was loaded',
    isAsync: 'the shop processes orders in the background',
    'is pending': 'the order is still being processed',
    'is none': 'the server knows no such order',
    isAccepted: 'the order is placed',
    isDeclined: 'the card was declined',
    canAskAgain: 'the order was not missing too often yet',
  },
  events: {
    'outcome.ask': 'the shopper asks how the order went',
  },
  actions: {
    recordResponse: 'keeps what the server answered',
    recordProcess: 'keeps how far the order is',
    recordMiss: 'counts that the order was not found',
    forgetMisses: 'starts counting afresh',
    recordCanAsk: 'offers to ask again',
    reloadCart: 'has the cart read again',
    dismissFailures: 'takes messages about failures away',
    forgetCard: 'wipes the typed card',
    announceSubmitted: 'confirms the order',
    announceCartFailed: 'reports that no new cart was opened',
    announceCartOverdue: 'reports that the new cart takes too long',
    announceDecline: 'says that the card was declined',
    announceFailure: 'says that the order was not placed',
    announceException: 'says that the outcome of the order is not known',
    announceProcessing: 'says that the order is still being processed',
  },
  delays: {
    responseTimeout: 'the longest wait for an answer',
    newCartTimeout: 'the longest wait for a new cart',
    pollInterval: 'the pause between two questions about the order',
    maxWait: 'the longest time the order is followed',
  },
  tags: {
    confirming: 'it is being found out what became of the order',
    stillProcessing: 'the order takes long, and asking again is offered',
    unreachable: 'the server gives no answer about the order',
  },
}
