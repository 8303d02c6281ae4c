import { sql } from 'kysely'
import { cartCalls } from '#contract/carts.ts'
import { orderSubmissionModel } from '#machines/order-submission/order-submission.model.ts'
import type { CardOutcome } from '#server/gateway/card-gateway.ts'
import { recoverOnce } from '#server/orders/recovery.ts'
import { CARDS, chooseCheapestQuote, goToReview, submit } from '#tests/support/checkout.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import type { Stage } from './stage.ts'
import { switchSetting } from './switch-setting.ts'
import { type Deed, defineWalk, type Ground } from './walk.ts'

/** `card`: what the bank says at the charge, when it is asked. */
interface OrderWorld {
  readonly [name: string]: string | boolean
  readonly card: 'good' | 'declined' | 'silent'
  /** whether the network carries the order to the server before it fails */
  readonly carries: boolean
  readonly sent: boolean
}
type OrderDeed = Deed<OrderWorld>

const numbers = {
  good: CARDS.visa,
  declined: CARDS.declinedAtCharge,
  silent: CARDS.processingError,
} as const
const submitting = /\/carts\/submit-order/
const asking = /\/get-netsuite-order-process\//
const opening = /\/carts\/new-cart/

async function fill({ db, shopper }: Stage): Promise<void> {
  await fillCart(shopper, await goods(db, 1), 1)
  await chooseCheapestQuote(shopper)
}

async function place(stage: Stage, { card }: OrderWorld): Promise<void> {
  await fill(stage)
  await stage.held.hold(submitting, asking, opening)
  await stage.checkout.open('payment')
  await stage.checkout.payWith(numbers[card])
  await stage.checkout.submit()
}

/** An order that the bank has not decided about, sent before by somebody who then closed the page. */
async function resume(stage: Stage): Promise<void> {
  await fillCart(stage.shopper, await goods(stage.db, 1), 1)
  await submit(stage.shopper, await goToReview(stage.shopper, numbers.silent))
  await stage.held.hold(asking, opening)
  await stage.checkout.open('review')
}

async function setAsync(ground: Ground, isAsync: boolean): Promise<void> {
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
async function settle({ db, email, shop }: Stage, isCharged: boolean): Promise<void> {
  await sql`update submissions set created_at = created_at - interval '5 minutes' where cart_id in
    (select k.id from carts k join customers c on c.id = k.customer_id where c.email = ${email})`.execute(db)
  const found: CardOutcome = { kind: 'approved', reference: 'chg_walk', brand: 'Visa', lastFour: '0119' }
  const gateway = { ...shop.gateway, lookup: async () => (isCharged ? found : null) }
  await recoverOnce({ db, gateway, now: () => new Date(), log: () => undefined })
}

const sent = (world: OrderWorld): OrderWorld => ({ ...world, sent: true })
const answers =
  (url: RegExp): OrderDeed['make'] =>
  ({ held }) =>
    held.answer(url)
const loses =
  (url: RegExp): OrderDeed['make'] =>
  ({ held }) =>
    held.lose(url)
const settled =
  (isCharged: boolean): OrderDeed['make'] =>
  async (stage, { card }) => {
    if (card === 'silent') await settle(stage, isCharged)
    await stage.held.answer(asking)
  }
const placed = (card: OrderWorld['card'], carries = true) => ({
  input: 'placed',
  world: { card, carries, sent: false },
  make: place,
})

export const orderSubmissionWalk = defineWalk({
  model: orderSubmissionModel,
  customer: 'silver',
  prepare: (ground) => setAsync(ground, false),
  beginnings: [
    placed('good'),
    placed('declined'),
    placed('silent'),
    placed('good', false),
    {
      input: 'handedOver',
      world: { card: 'silent', carries: true, sent: false },
      make: async (stage, world) => {
        await setAsync(stage, true)
        await place(stage, world)
        await setAsync(stage, false)
      },
    },
    { input: 'resumed', world: { card: 'silent', carries: true, sent: true }, make: resume },
  ],
  events: {
    'outcome.ask': { make: ({ checkout }) => checkout.checkAgain() },
  },
  answers: {
    submitOrder: {
      accepted: { when: ({ card }) => card === 'good', leaves: sent, make: answers(submitting) },
      declined: { when: ({ card }) => card === 'declined', leaves: sent, make: answers(submitting) },
      rejected: {
        when: ({ card }) => card === 'good',
        make: async ({ db, shopper, held }) => {
          const [product] = await goods(db, 1)
          const body = { cart_product: { products_id: product?.id ?? 0, quantity: 3 } }
          await shopper.call(cartCalls.updateCartProduct, { body })
          await held.answer(submitting)
        },
      },
      pending: { when: ({ card }) => card === 'silent', leaves: sent, make: answers(submitting) },
      lost: {
        leaves: (world) => ({ ...world, sent: world.carries }),
        make: ({ held }, { carries }) => (carries ? held.loseAnswer(submitting) : held.lose(submitting)),
      },
    },
    dispatchOrder: {
      // it waits for no answer, so it has one at once; what became of the order is asked for when the server has it
      sent: { leaves: sent, make: ({ held }) => held.answerWhenDone(submitting) },
    },
    askOrderProcess: {
      none: { when: (world) => !world.sent, make: answers(asking) },
      pending: { when: (world) => world.sent && world.card === 'silent', make: answers(asking) },
      complete: { when: (world) => world.sent && world.card !== 'declined', make: settled(true) },
      declined: { when: (world) => world.sent && world.card === 'declined', make: answers(asking) },
      error: { when: (world) => world.sent && world.card === 'silent', make: settled(false) },
      unreachable: { make: loses(asking) },
    },
    createCart: {
      created: { make: answers(opening) },
      failed: { make: loses(opening) },
    },
  },
})
