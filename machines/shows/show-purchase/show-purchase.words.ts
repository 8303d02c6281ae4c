import type { MachineWords } from '#machines/platform/words.ts'
import type { showPurchaseMachine } from './show-purchase.machine.ts'

export const showPurchaseWords: MachineWords<typeof showPurchaseMachine> = {
  guards: {
    hasCustomer: 'a customer is logged in',
    hasLines: 'there is something to buy',
    hasUnanswered: 'an earlier request had no answer',
    isComplete: 'every line was added',
    isRefused: 'the server refuses it',
  },
  events: {
    'purchase.alter': 'the shopper changes what to buy',
    'purchase.review': 'the shopper looks through what to buy',
    'purchase.confirm': 'the shopper puts it into the cart',
    'purchase.retry': 'the shopper tries again',
    'purchase.cancel': 'the shopper goes back to the cases',
  },
  actions: {
    recordLines: 'keeps what to buy',
    recordUnanswered: 'goes on with the request that had no answer',
    recordRequest: 'numbers the request, so that it counts once',
    recordResults: 'shows what became of each line',
    recordFailure: 'shows what went wrong',
    forgetFailure: 'forgets what went wrong',
    forgetRequest: 'forgets the number of the request',
    markRepeated: 'knows that the request is sent again',
    announceChange: 'has the cart read again',
  },
  delays: {},
  tags: {
    pending: 'the lines wait for the server',
    blocksLeaving: 'leaving the page is asked about',
  },
}
