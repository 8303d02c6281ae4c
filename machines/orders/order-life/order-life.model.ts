import { isIn } from '#machines/platform/is-in.ts'
import { defineModel } from '#machines/platform/model.ts'
import { orderLifeMachine } from './order-life.machine.ts'
import { orderLifeWords } from './order-life.words.ts'

const OPEN = ['received', 'inReview', 'picking', 'packed'] as const

/** No actor of it runs. */
const byStaff =
  'staff at the desk: the server checks a move by contract/orders/order-moves.ts, which this chart draws'

export const orderLifeModel = defineModel({
  machine: orderLifeMachine,
  title: 'Order life',
  words: orderLifeWords,
  purpose: 'Which moves lead an order from its submission to its end.',
  inputs: { freight: { isPickup: false, ordered: 2 }, pickup: { isPickup: true, ordered: 2 } },
  events: {
    'order.review': [{ type: 'order.review' }],
    'order.pick': [{ type: 'order.pick' }],
    'order.pack': [{ type: 'order.pack' }],
    'order.ship': [
      { type: 'order.ship', cases: 1 },
      { type: 'order.ship', cases: 2 },
    ],
    'shipment.void': [{ type: 'shipment.void', cases: 1 }],
    'order.ready': [{ type: 'order.ready' }],
    'order.readyAgain': [{ type: 'order.readyAgain' }],
    'order.handOver': [{ type: 'order.handOver' }],
    'order.waitForPayment': [{ type: 'order.waitForPayment' }],
    'order.waitForDocuments': [{ type: 'order.waitForDocuments' }],
    'order.release': [{ type: 'order.release' }],
    'order.complete': [{ type: 'order.complete' }],
    'order.close': [{ type: 'order.close' }],
    'order.cancel': [{ type: 'order.cancel' }],
  },
  sentElsewhere: {
    'order.review': byStaff,
    'order.pick': byStaff,
    'order.pack': byStaff,
    'order.ship': byStaff,
    'shipment.void': byStaff,
    'order.ready': byStaff,
    'order.readyAgain': byStaff,
    'order.handOver': byStaff,
    'order.waitForPayment': byStaff,
    'order.waitForDocuments': byStaff,
    'order.release': byStaff,
    'order.complete': byStaff,
    'order.close': byStaff,
    'order.cancel': byStaff,
  },
  outcomes: {},
  happyEnd: ({ value }) => isIn(value, 'completed'),
  key: (context) => context,
  ignores: [
    ...OPEN.flatMap((state) => [
      `${state}|order.ship`,
      `${state}|order.ready`,
      `${state}|order.close`,
      `${state}|order.cancel`,
      `${state}|shipment.void`,
    ]),
    ...['waitingForPayment', 'waitingForDocuments'].flatMap((state) => [
      `${state}|shipment.void`,
      `${state}|order.cancel`,
    ]),
  ],
  invariants: {
    'no more cases ship than were ordered': ({ context: { ordered, shipped } }) =>
      shipped >= 0 && shipped <= ordered,
    'an order is shipped when its last case has left': ({ value, context: { ordered, shipped } }) =>
      !isIn(value, 'shipped') || shipped === ordered,
    'an order of which something has shipped is not cancelled': ({ value, context: { shipped } }) =>
      !isIn(value, 'cancelled') || shipped === 0,
    'no case of a pickup order ships': ({ context: { isPickup, shipped } }) => !isPickup || shipped === 0,
    'only a pickup order is ready for pickup': ({ value, context: { isPickup } }) =>
      !isIn(value, 'readyForPickup') || isPickup,
  },
})
