import { verdictOn } from './payment.outcome.ts'
import { paymentSetup } from './payment-setup.ts'
import { refused, unanswered, undeliverable } from './refused.ts'

/** While the bank is asked about the card. */
export const authorizingState = paymentSetup.createStateConfig({
  description: 'The card is verified and nothing charged, so that a bad card is found before review.',
  tags: ['pending'],
  meta: { spec: ['PAY-01', 'PAY-05', 'API-73', 'DATA-24'] },
  invoke: {
    id: 'authorizeCard',
    src: 'authorizeCard',
    onDone: [
      {
        guard: { type: 'isAuthorized', params: ({ event }) => ({ verdict: verdictOn(event.output) }) },
        target: 'settled',
        actions: [
          { type: 'recordCardAnswer', params: ({ event }) => ({ answer: event.output }) },
          'completeStep',
          'reloadCart',
        ],
      },
      {
        guard: { type: 'isDeclined', params: ({ event }) => ({ verdict: verdictOn(event.output) }) },
        target: '#payment.editing.cardDeclined',
        actions: [
          { type: 'recordCardAnswer', params: ({ event }) => ({ answer: event.output }) },
          'countDecline',
          'dropCvv',
          'announceDecline',
        ],
      },
      undeliverable,
      refused,
    ],
    onError: unanswered,
  },
})
