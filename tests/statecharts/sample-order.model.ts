import { isIn } from '#machines/is-in.ts'
import { defineModel, done, fails } from '#machines/model.ts'
import { type Answer, sampleOrderMachine } from '#tests/statecharts/sample-order.machine.ts'

const answer = (kind: Answer['kind']) => done({ kind } satisfies Answer, { status: 200, body: { kind } })

export const sampleOrderModel = defineModel({
  machine: sampleOrderMachine,
  title: 'Sample order',
  purpose: 'Every feature of a chart in one small order.',
  inputs: { stranger: { address: null }, regular: { address: 'Ash Street 1' } },
  events: {
    'address.enter': [{ type: 'address.enter', address: 'Elm Street 2' }],
    'order.submit': [{ type: 'order.submit' }],
    'order.review': [{ type: 'order.review' }],
    'order.leave': [{ type: 'order.leave' }],
    'chat.toggle': [{ type: 'chat.toggle' }],
    'stock.recheck': [],
  },
  outcomes: {
    submitOrder: {
      accepted: answer('accepted'),
      declined: answer('declined'),
      pending: answer('pending'),
      lost: fails(new Error('lost'), 'offline'),
    },
    submission: { over: done(undefined, 'none'), dead: fails(new Error('dead'), 'none') },
    chat: {},
  },
  happyEnd: ({ value }) => isIn(value, 'complete'),
  key: (context) => [context.address !== null, Math.min(context.declines, 2)],
  overlaps: ['flow.submitting|done.submitOrder'],
  invariants: {
    'never more than two declines': ({ context }) => context.declines <= 2,
  },
})
