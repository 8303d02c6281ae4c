import type { Start, TestStep, Walk } from '#statecharts/walk/walk.ts'
import { CARDS } from '#tests/support/checkout.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'
import { addElsewhere, settle } from './checkout-cart.ts'

export const cards = {
  good: CARDS.visa,
  declined: CARDS.declinedAtCharge,
  silent: CARDS.processingError,
} as const

export type OrderEnvironment = {
  /** what the bank says at the charge, when it is asked */
  readonly card: keyof typeof cards
  /** whether the network carries the order to the server before it fails */
  readonly carries: boolean
  readonly sent: boolean
  /** the cart has changed since its review */
  readonly changed: boolean
}
type OrderStep = TestStep<WorkflowFixture, OrderEnvironment>

/** Carts of so many products are handed over. */
const MANY = 7

/** The settings of a shop that hands over large orders, and asks for as long as the model does. */
export const handingOver = {
  netsuite_integration_enabled: true,
  async_order_processing_min_skus: MANY,
  async_order_processing_max_wait: 20,
  async_order_processing_enabled: true,
}

/** Fills the cart with as many products as the start needs. */
export const fillFor = async ({ db, shopper }: WorkflowFixture, input: string): Promise<void> =>
  fillCart(shopper, await goods(db, input === 'handedOver' ? MANY : 1))

const submitted = (card: OrderEnvironment['card']): OrderStep => ({
  when: { card },
  next: { sent: true },
  ...answered('submitOrder'),
})

const found = { sent: true, changed: false } as const

/** The shop finds out in the end what became of a charge. */
const settled = (isCharged: boolean) =>
  answered('getOrderProcess', async (fixture, { card }: OrderEnvironment) => {
    if (card === 'silent') await settle(fixture, isCharged)
  })

export const orderAnswers: Walk<WorkflowFixture, OrderEnvironment>['answers'] = {
  submitOrder: {
    accepted: submitted('good'),
    declined: submitted('declined'),
    rejected: { when: { card: 'good' }, ...answered('submitOrder', addElsewhere) },
    pending: submitted('silent'),
    lost: [
      {
        next: (environment) => ({ ...environment, sent: environment.carries }),
        perform: ({ held }, { carries }) =>
          carries ? held.loseAnswer('submitOrder') : held.lose('submitOrder'),
      },
      {
        when: { card: 'good', carries: true },
        next: { sent: true, changed: true },
        perform: async (fixture) => {
          await addElsewhere(fixture)
          await fixture.held.loseAnswer('submitOrder')
        },
      },
    ],
  },
  dispatchOrder: {
    // it waits for no answer, so it has one at once; what became of the order is asked for when the server has it
    sent: { next: { sent: true }, perform: ({ held }) => held.answerWhenDone('submitOrder') },
  },
  askOrderProcess: {
    none: { when: { sent: false }, ...answered('getOrderProcess') },
    pending: { when: { ...found, card: 'silent' }, ...answered('getOrderProcess') },
    complete: { when: { ...found, card: ['good', 'silent'] }, ...settled(true) },
    declined: { when: { ...found, card: 'declined' }, ...answered('getOrderProcess') },
    refused: { when: { sent: true, changed: true }, ...answered('getOrderProcess') },
    error: { when: { ...found, card: 'silent' }, ...settled(false) },
    unreachable: lost('getOrderProcess'),
  },
  createCart: { created: answered('newCart'), failed: lost('newCart') },
}

const start = (input: string, card: OrderEnvironment['card'], carries = true): Start<OrderEnvironment> => ({
  input,
  environment: { card, carries, sent: input === 'resumed', changed: false },
})

/** An order is placed, handed over, or was sent before by somebody who then closed the page. */
export const orderStarts: readonly Start<OrderEnvironment>[] = [
  start('placed', 'good'),
  start('placed', 'declined'),
  start('placed', 'silent'),
  start('placed', 'good', false),
  start('handedOver', 'good'),
  start('handedOver', 'silent'),
  start('resumed', 'silent'),
]
