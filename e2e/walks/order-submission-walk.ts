import { sql } from 'kysely'
import { cartCalls } from '#contract/carts.ts'
import { orderSubmissionModel } from '#machines/order-submission/order-submission.model.ts'
import type { CardOutcome } from '#server/gateway/card-gateway.ts'
import { recoverOnce } from '#server/orders/recovery.ts'
import { CARDS, chooseCheapestQuote, goToReview, submit } from '#tests/support/checkout.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import type { Fixture } from './fixture.ts'
import { switchSetting } from './switch-setting.ts'
import { type TestStep, defineWalk, type WalkContext } from './walk.ts'

/** `card`: what the bank says at the charge, when it is asked. */
interface OrderWorld {
  readonly [name: string]: string | boolean
  readonly card: 'good' | 'declined' | 'silent'
  /** whether the network carries the order to the server before it fails */
  readonly carries: boolean
  readonly sent: boolean
}
type OrderDeed = TestStep<OrderWorld>

const numbers = {
  good: CARDS.visa,
  declined: CARDS.declinedAtCharge,
  silent: CARDS.processingError,
} as const
const submitting = /\/carts\/submit-order/
const asking = /\/get-netsuite-order-process\//
const opening = /\/carts\/new-cart/

async function fill({ db, shopper }: Fixture): Promise<void> {
  await fillCart(shopper, await goods(db, 1), 1)
  await chooseCheapestQuote(shopper)
}

async function place(fixture: Fixture, { card }: OrderWorld): Promise<void> {
  await fill(fixture)
  await fixture.held.hold(submitting, asking, opening)
  await fixture.checkout.open('payment')
  await fixture.checkout.payWith(numbers[card])
  await fixture.checkout.submit()
}

/** An order that the bank has not decided about, sent before by somebody who then closed the page. */
async function resume(fixture: Fixture): Promise<void> {
  await fillCart(fixture.shopper, await goods(fixture.db, 1), 1)
  await submit(fixture.shopper, await goToReview(fixture.shopper, numbers.silent))
  await fixture.held.hold(asking, opening)
  await fixture.checkout.open('review')
}

async function setAsync(ground: WalkContext, isAsync: boolean): Promise<void> {
  const values = {
    netsuite_integration_enabled: isAsync,
    async_order_processing_min_skus: 1,
    async_order_processing_poll_interval: 5,
    async_order_processing_max_wait: 20,
  }
  for (const [key, value] of Object.entries(values)) await setAppSetting(ground.db, key, value)
  // the last one: a shop that goes by it goes by all
  await switchSetting(ground, 'async_order_processing_enabled', isAsync)
}

/** The shop finds out in the end what became of a charge, as it does for each that is a minute old. */
async function settle({ db, email, shop }: Fixture, isCharged: boolean): Promise<void> {
  await sql`update submissions set created_at = created_at - interval '5 minutes' where cart_id in
    (select k.id from carts k join customers c on c.id = k.customer_id where c.email = ${email})`.execute(db)
  const found: CardOutcome = { kind: 'approved', reference: 'chg_walk', brand: 'Visa', lastFour: '0119' }
  const gateway = { ...shop.gateway, lookup: async () => (isCharged ? found : null) }
  await recoverOnce({ db, gateway, now: () => new Date(), log: () => undefined })
}

const sent = (environment: OrderWorld): OrderWorld => ({ ...environment, sent: true })
const answers =
  (url: RegExp): OrderDeed['perform'] =>
  ({ held }) =>
    held.answer(url)
const loses =
  (url: RegExp): OrderDeed['perform'] =>
  ({ held }) =>
    held.lose(url)
const settled =
  (isCharged: boolean): OrderDeed['perform'] =>
  async (fixture, { card }) => {
    if (card === 'silent') await settle(fixture, isCharged)
    await fixture.held.answer(asking)
  }
const placed = (card: OrderWorld['card'], carries = true) => ({
  input: 'placed',
  environment: { card, carries, sent: false },
  perform: place,
})

export const orderSubmissionWalk = defineWalk({
  model: orderSubmissionModel,
  customer: 'silver',
  setUp: (ground) => setAsync(ground, false),
  starts: [
    placed('good'),
    placed('declined'),
    placed('silent'),
    placed('good', false),
    {
      input: 'handedOver',
      environment: { card: 'silent', carries: true, sent: false },
      perform: async (fixture, environment) => {
        await setAsync(fixture, true)
        await place(fixture, environment)
        await setAsync(fixture, false)
      },
    },
    { input: 'resumed', environment: { card: 'silent', carries: true, sent: true }, perform: resume },
  ],
  events: {
    'outcome.ask': { perform: ({ checkout }) => checkout.checkAgain() },
  },
  answers: {
    submitOrder: {
      accepted: { when: ({ card }) => card === 'good', next: sent, perform: answers(submitting) },
      declined: {
        when: ({ card }) => card === 'declined',
        next: sent,
        perform: answers(submitting),
      },
      rejected: {
        when: ({ card }) => card === 'good',
        perform: async ({ db, shopper, held }) => {
          const [product] = await goods(db, 1)
          const body = { cart_product: { products_id: product?.id ?? 0, quantity: 3 } }
          await shopper.call(cartCalls.updateCartProduct, { body })
          await held.answer(submitting)
        },
      },
      pending: { when: ({ card }) => card === 'silent', next: sent, perform: answers(submitting) },
      lost: {
        next: (environment) => ({ ...environment, sent: environment.carries }),
        perform: ({ held }, { carries }) => (carries ? held.loseAnswer(submitting) : held.lose(submitting)),
      },
    },
    dispatchOrder: {
      // it waits for no answer, so it has one at once; what became of the order is asked for when the server has it
      sent: { next: sent, perform: ({ held }) => held.answerWhenDone(submitting) },
    },
    askOrderProcess: {
      none: { when: (environment) => !environment.sent, perform: answers(asking) },
      pending: {
        when: (environment) => environment.sent && environment.card === 'silent',
        perform: answers(asking),
      },
      complete: {
        when: (environment) => environment.sent && environment.card !== 'declined',
        perform: settled(true),
      },
      declined: {
        when: (environment) => environment.sent && environment.card === 'declined',
        perform: answers(asking),
      },
      error: {
        when: (environment) => environment.sent && environment.card === 'silent',
        perform: settled(false),
      },
      unreachable: { perform: loses(asking) },
    },
    createCart: {
      created: { perform: answers(opening) },
      failed: { perform: loses(opening) },
    },
  },
})
