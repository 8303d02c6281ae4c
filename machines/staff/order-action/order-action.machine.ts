import type { RefundState } from '#contract/orders/order-history.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { failureIn } from '#machines/staff/failure-in.ts'
import { sentOf } from './order-action.outcome.ts'
import { orderActionSetup } from './order-action.setup.ts'
import type { OrderActionContext, SentPress } from './order-action.types.ts'

interface OfContext {
  readonly context: OrderActionContext
}

const pressIn = ({ event: { press, requestId } }: { readonly event: SentPress }) => ({ press, requestId })
const send = { target: 'sending', actions: { type: 'recordPress', params: pressIn } } as const
const answerIn = ({ event }: { readonly event: { readonly output: DecisionAnswer } }) => ({
  answer: event.output,
})
const refundIn = ({ event }: { readonly event: { readonly output: RefundState } }) => ({
  refund: event.output,
})
const recordAnswer = { type: 'recordAnswer', params: answerIn } as const
const recordFailure = { type: 'recordFailure', params: failureIn } as const
const sendPress = {
  id: 'sendPress',
  src: 'sendPress',
  input: ({ context }: OfContext) => sentOf(context),
  onDone: [
    { guard: { type: 'is', params: { kind: 'decided' } }, target: 'done', actions: recordAnswer },
    { guard: { type: 'is', params: { kind: 'waiting' } }, target: 'waiting', actions: recordAnswer },
    { guard: { type: 'is', params: { kind: 'changed' } }, target: 'changed', actions: recordAnswer },
    { target: 'invalid', actions: recordAnswer },
  ],
} as const

/** What staff do about the order that is shown: a press is sent once, and what became of it is told. */
export const orderActionMachine = orderActionSetup.createMachine({
  id: 'orderAction',
  description:
    'Staff ship, move, cancel, refund or annotate the order that is shown. Each press takes effect once, also when its answer is lost and it is sent again.',
  context: { sent: null, answer: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Nothing was sent yet. What is possible is offered as the order stands.',
      meta: { spec: [] },
      on: { 'press.send': send },
    },
    sending: {
      description: 'The press is sent, with the version of the order that was shown.',
      tags: ['pending'],
      meta: { spec: [] },
      entry: 'forgetAnswer',
      invoke: {
        ...sendPress,
        onError: [
          {
            guard: { type: 'isRefused', params: failureIn },
            target: 'refused',
            actions: recordFailure,
          },
          { target: 'unconfirmed', actions: recordFailure },
        ],
      },
    },
    done: {
      description: 'It is done, and the order is read again.',
      meta: { spec: [] },
      on: { 'press.send': send },
    },
    waiting: {
      description:
        'It is done, and the payment provider has not confirmed the refund. It is looked for every ten seconds while the order is shown.',
      meta: { spec: [] },
      on: { 'press.send': send },
      after: { refundPeriod: { target: 'readingRefund' } },
    },
    readingRefund: {
      description: 'The shop is asked what became of the refund.',
      meta: { spec: [] },
      on: { 'press.send': send },
      invoke: {
        id: 'readRefund',
        src: 'readRefund',
        input: ({ context }) => sentOf(context),
        onDone: [
          { guard: { type: 'isPending', params: refundIn }, target: 'waiting' },
          {
            guard: { type: 'isDeclined', params: refundIn },
            target: 'invalid',
            actions: 'recordDeclined',
          },
          { target: 'done', actions: 'recordRefunded' },
        ],
        onError: { target: 'waiting' },
      },
    },
    changed: {
      description:
        'Nothing is done: the order has changed since it was shown, or an earlier press had succeeded. Which one is told, and the order is read again.',
      meta: { spec: [] },
      on: { 'press.send': send },
    },
    invalid: {
      description: 'It is not possible, or the payment provider declined the refund. Why is told.',
      meta: { spec: [] },
      on: { 'press.send': send },
    },
    refused: {
      description:
        'The shop refused the press before it looked at the order, so nothing is done. Why is told.',
      meta: { spec: [] },
      on: { 'press.send': send },
    },
    unconfirmed: {
      description:
        'No answer came, so it is not known whether it is done. The next press goes under the same number: the shop then does it once, or says that the earlier one had succeeded.',
      meta: { spec: [] },
      on: {
        'press.send': {
          target: 'sendingAgain',
          actions: { type: 'recordPressAgain', params: pressIn },
        },
      },
    },
    sendingAgain: {
      description:
        'A press is sent under the number of one without an answer. Whatever fails now, that one may have taken effect, so it stays unconfirmed.',
      tags: ['pending'],
      meta: { spec: [] },
      entry: 'forgetAnswer',
      invoke: { ...sendPress, onError: { target: 'unconfirmed', actions: recordFailure } },
    },
  },
})
