import type { RefundState } from '#contract/orders/order-history.ts'
import { ApiError } from '#contract/platform/failure.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { isRefusal } from '#contract/staff/staff-failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { orderActionMachine } from './order-action.machine.ts'
import type { OrderPress } from './order-action.types.ts'
import { orderActionWords } from './order-action.words.ts'

const refund: OrderPress = {
  call: 'refundOrder',
  body: { id: 800_187, version: '4', reason: 'A case arrived wet.', amount: 81.2 },
}
const review: OrderPress = { call: 'moveOrder', body: { id: 800_187, version: '4', move: 'review' } }

const answer = (output: DecisionAnswer) => done(output, { status: 200, body: output })
const refundIs = (state: RefundState) => done(state, { status: 200, body: { refunds: [{ state }] } })
const refusal = (status: number, error: string) =>
  fails(new ApiError({ kind: 'status', status, errors: [error], message: null, retryAfter: null }), {
    status,
    body: { success: false, errors: [error] },
  })
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')

const ANSWERED = ['done', 'waiting', 'readingRefund', 'changed', 'invalid'] as const

export const orderActionModel = defineModel({
  machine: orderActionMachine,
  title: 'Order action',
  words: orderActionWords,
  purpose: 'Staff do something about an order, once, and read what became of it.',
  inputs: { desk: undefined },
  events: {
    'press.send': [
      { type: 'press.send', press: refund, requestId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b011' },
      { type: 'press.send', press: review, requestId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b012' },
    ],
  },
  outcomes: {
    sendPress: {
      decided: answer({ kind: 'decided', text: 'Order 800187: In Review.' }),
      waiting: answer({ kind: 'waiting', text: '$81.20 of order 800187 to be refunded.' }),
      changed: answer({ kind: 'changed', text: 'Order 800187 has changed since it was shown.' }),
      invalid: answer({ kind: 'invalid', text: 'At most $40.00 can be refunded.' }),
      loggedOut: refusal(404, 'Not found.'),
      forbidden: refusal(403, 'You have no right to this.'),
      lost,
    },
    readRefund: {
      pending: refundIs('pending'),
      done: refundIs('done'),
      declined: refundIs('declined'),
      lost,
    },
  },
  happyEnd: ({ value }) => isIn(value, 'done'),
  key: ({ sent }) => sent?.press.call ?? null,
  invariants: {
    'what is told to be done or not was answered by the shop': ({ value, context }) =>
      isIn(value, ...ANSWERED) === (context.answer !== null),
    'done is told only with an answer that says so': ({ value, context }) =>
      !isIn(value, 'done') || context.answer?.kind === 'decided',
    'a press of which no answer came is never told as refused': ({ value, context: { failure } }) =>
      !isIn(value, 'refused') || (failure !== null && isRefusal(failure)),
    'why a press is unconfirmed is told': ({ value, context: { failure } }) =>
      !isIn(value, 'unconfirmed') || failure !== null,
  },
  leadsTo: {
    'a press is done, refused with its reason, or told to be unconfirmed': {
      from: ({ value }) => isIn(value, 'sending', 'sendingAgain'),
      to: ({ value }) => isIn(value, 'done', 'waiting', 'changed', 'invalid', 'refused', 'unconfirmed'),
    },
    'a refund that was not confirmed is made or declined, unless something else is pressed meanwhile': {
      from: ({ value }) => isIn(value, 'waiting'),
      to: ({ value }) => isIn(value, 'done', 'invalid', 'sending'),
      provided: 'answersVary',
    },
  },
})
