import { orderLifeSetup } from './order-life.setup.ts'

interface OfCases {
  readonly event: { readonly cases: number }
}

const casesIn = ({ event }: OfCases) => ({ cases: event.cases })
const addShipped = { type: 'addShipped', params: casesIn } as const
const takeBackShipped = { type: 'takeBackShipped', params: casesIn } as const

const review = { target: 'inReview' } as const
const pick = { target: 'picking' } as const
const pack = { target: 'packed' } as const
const ship = [
  { guard: { type: 'isRest', params: casesIn }, target: 'shipped', actions: addShipped },
  { guard: { type: 'isPart', params: casesIn }, actions: addShipped },
] as const
const voidShipment = { guard: 'hasShipped', actions: takeBackShipped } as const
const ready = { guard: 'isPickup', target: 'readyForPickup' } as const
const close = { guard: 'hasShippedFreight', target: 'completed' } as const
const cancel = { guard: 'hasNothingShipped', target: 'cancelled' } as const
const waitForPayment = { target: 'waitingForPayment' } as const
const waitForDocuments = { target: 'waitingForDocuments' } as const

/** What is possible with an order that the warehouse can work on. */
const inWork = {
  'order.ship': ship,
  'shipment.void': voidShipment,
  'order.ready': ready,
  'order.waitForPayment': waitForPayment,
  'order.waitForDocuments': waitForDocuments,
  'order.close': close,
  'order.cancel': cancel,
} as const

/**
 * The life of an order from its submission on, as staff move it. It draws `contract/orders/order-moves.ts`, by which the server
 * decides; a test compares both. What only orders of older versions can be, such as a pickup order that is Shipped, is in the
 * table alone.
 */
export const orderLifeMachine = orderLifeSetup.createMachine({
  id: 'orderLife',
  description:
    'An order is reviewed, picked and packed; freight is shipped in one or more shipments, a pickup order is told ready and handed over. It waits for a payment or documents, and is cancelled as long as nothing has shipped.',
  context: ({ input: { isPickup, ordered } }) => ({ isPickup, ordered, shipped: 0 }),
  initial: 'received',
  states: {
    received: {
      description: 'Status 1. The order is placed, and its goods are reserved.',
      meta: { spec: ['ORD-17'] },
      on: { ...inWork, 'order.review': review, 'order.pick': pick, 'order.pack': pack },
    },
    inReview: {
      description: 'Status 2. Staff look at the order before it is picked.',
      meta: { spec: ['ORD-17'] },
      on: { ...inWork, 'order.pick': pick, 'order.pack': pack },
    },
    picking: {
      description: 'Status 20. Its cases are collected in the warehouse.',
      meta: { spec: ['ORD-17'] },
      on: { ...inWork, 'order.review': review, 'order.pack': pack },
    },
    packed: {
      description: 'Status 21. Its cases stand ready for the carrier or the counter.',
      meta: { spec: ['ORD-17'] },
      on: { ...inWork, 'order.review': review, 'order.pick': pick },
    },
    readyForPickup: {
      description:
        'Status 22. The customer was told that the order can be fetched, and is told again on a press.',
      meta: { spec: ['ORD-17'] },
      on: {
        'order.review': review,
        'order.pick': pick,
        'order.pack': pack,
        'order.readyAgain': { target: 'readyForPickup' },
        'order.handOver': { target: 'completed' },
        'order.waitForPayment': waitForPayment,
        'order.waitForDocuments': waitForDocuments,
        'order.cancel': { target: 'cancelled' },
      },
    },
    waitingForPayment: {
      description: 'Status 10. The order goes on once it is paid.',
      meta: { spec: ['ORD-17'] },
      on: {
        'shipment.void': voidShipment,
        'order.waitForDocuments': waitForDocuments,
        'order.release': { target: 'received' },
        'order.cancel': cancel,
      },
    },
    waitingForDocuments: {
      description: 'Status 11. The order goes on once the documents of the customer are approved.',
      meta: { spec: ['ORD-17'] },
      on: {
        'shipment.void': voidShipment,
        'order.waitForPayment': waitForPayment,
        'order.release': { target: 'received' },
        'order.cancel': cancel,
      },
    },
    shipped: {
      description:
        'Status 3. The last case has left. A shipment that is voided brings its cases and the order back to picking.',
      meta: { spec: ['ORD-17'] },
      on: {
        'shipment.void': { target: 'picking', actions: takeBackShipped },
        'order.complete': { target: 'completed' },
      },
    },
    completed: {
      description: 'Status 25. Nothing is left to do.',
      type: 'final',
      meta: { spec: ['ORD-17'] },
    },
    cancelled: {
      description: 'Status 30. Its goods are for sale again, and its money goes back.',
      type: 'final',
      meta: { spec: ['ORD-17'] },
    },
  },
})
