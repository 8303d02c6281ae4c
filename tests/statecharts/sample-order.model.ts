import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { type Answer, sampleOrderMachine } from '#tests/statecharts/sample-order.machine.ts'

const answer = (kind: Answer['kind']) => done({ kind } satisfies Answer, { status: 200, body: { kind } })

export const sampleOrderModel = defineModel({
  machine: sampleOrderMachine,
  title: 'Sample order',
  purpose: 'Every feature of a chart in one small order.',
  words: {
    guards: {
      hasAddress: 'an address was entered',
      isAccepted: 'the order is placed',
      'is declined': 'the card was declined',
      hasBeenDeclinedTwice: 'two cards were declined',
    },
    events: {
      'address.enter': 'the shopper enters an address',
      'order.submit': 'the shopper presses Place order',
      'order.review': 'the shopper looks again',
      'order.leave': 'the shopper leaves',
      'chat.toggle': 'the shopper opens or closes the chat',
      'stock.recheck': 'it is time to look at the stock',
    },
    actions: {
      recordAddress: 'keeps the address',
      countDecline: 'counts one more declined card',
      announceDecline: 'says that the card was declined',
      notifyCart: 'has the cart read again',
      recheckSoon: 'looks at the stock soon',
      forgetRecheck: 'does not look at the stock',
      resetOrder: 'starts afresh',
    },
    delays: {
      answerTimeout: 'the longest wait for an answer',
      bannerTime: 'the time that a message is shown',
      restTime: 'a rest',
      recheckDelay: 'the pause before the stock is looked at',
    },
    tags: { pending: 'the button waits for the server' },
  },
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
