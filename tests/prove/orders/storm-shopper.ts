import { setTimeout as pause } from 'node:timers/promises'
import { cartCalls } from '#contract/carts.ts'
import { orderCalls, type SubmitOrder, type SubmitOrderAnswer } from '#contract/orders.ts'
import { paymentCalls } from '#contract/payment.ts'
import { chooseCheapestQuote, goToReview, review, verifyCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { Place } from './place.ts'
import type { ShopperPlan } from './plan.ts'

/** A customer with a filled cart. The shopper on the bad way asks through the proxy, the other one beside it. */
export interface StormShopper {
  readonly plan: ShopperPlan
  readonly onBadWay: Shopper
  readonly onGoodWay: Shopper
  request: SubmitOrder
  /** submissions that were sent, presses and repeats together */
  posts: number
}

/** What the shopper was told at last. Null: still being processed. */
export type Told =
  | { readonly kind: 'accepted'; readonly orderId: number }
  | { readonly kind: 'refused'; readonly why: string }
  | null

/** Fills a cart of a customer of its own and takes it to review, beside the bad way. */
export async function prepare(plan: ShopperPlan, { world, proxyUrl, watch }: Place): Promise<StormShopper> {
  const { lines, quantity, coupon, cards } = plan
  const onGoodWay = await makeShopperWithCart(world.url, world.db, { lines, quantity })
  if (coupon) await onGoodWay.send(paymentCalls.applyCouponCode, { body: { coupon_code: coupon } })
  const request = await goToReview(onGoodWay, cards[0])
  const onBadWay = new Shopper(proxyUrl)
  onBadWay.token = onGoodWay.token
  watch.expect(onBadWay.token, plan)
  return { plan, onBadWay, onGoodWay, request, posts: 0 }
}

/** Orders as the app does: a lost answer is asked for, and only what was never placed is sent again. */
export async function order(shopper: StormShopper): Promise<Told> {
  let told: Told = null
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const answer = await outcome(shopper)
    told = toldBy(answer)
    if (told?.kind !== 'refused') return told
    await whenUp(() => reviewAgain(shopper, answer))
  }
  return told
}

function toldBy({ data, success, errors }: SubmitOrderAnswer): Told {
  if (data?.kind === 'pending') return null
  if (success && data?.orders_id) return { kind: 'accepted', orderId: data.orders_id }
  return { kind: 'refused', why: errors.join(' ') }
}

/** The answer of one attempt: of its post where it arrives, else of the question what became of it. */
async function outcome(shopper: StormShopper): Promise<SubmitOrderAnswer> {
  for (;;) {
    const answers = await Promise.all([...presses(shopper), secondTab(shopper)])
    const heard = answers.find((answer) => answer !== null)
    if (heard) return heard
    const { status, response } = await ask(shopper)
    if (status === 'pending') return stillPending
    if (response) return response
  }
}

function presses(shopper: StormShopper): Promise<SubmitOrderAnswer | null>[] {
  shopper.posts += shopper.plan.presses
  return Array.from({ length: shopper.plan.presses }, () => post(shopper))
}

async function post({ onBadWay, request }: StormShopper): Promise<SubmitOrderAnswer | null> {
  try {
    return await onBadWay.call(orderCalls.submitOrder, { body: request })
  } catch {
    return null
  }
}

async function secondTab({ plan, onBadWay, request }: StormShopper): Promise<null> {
  if (!plan.secondTab) return null
  const changed = !request.comments
  const cart = { comments: changed ? 'from the other tab' : null }
  await onBadWay.send(cartCalls.updateCart, { body: { cart } }).catch(() => null)
  return null
}

const ask = ({ onBadWay, request }: StormShopper) =>
  whenUp(() => onBadWay.call(orderCalls.getOrderProcess, { params: { id: String(request.cart_id) } }))

/** Back on payment: the next card, and what else the refusal asks for. */
async function reviewAgain(shopper: StormShopper, { data }: SubmitOrderAnswer): Promise<void> {
  const { onGoodWay, request } = shopper
  const isCardRefused = data?.kind === 'declined' || data?.kind === 'failed'
  const number = (isCardRefused ? cardAfter(shopper) : null) ?? request.cc_number ?? ''
  if (data?.kind === 'coupon') await onGoodWay.send(paymentCalls.deleteCouponCode, { body: {} })
  // who was left waiting comes back after the storm, when quotes have lapsed
  await chooseCheapestQuote(onGoodWay)
  await verifyCard(onGoodWay, number)
  shopper.request = await review(onGoodWay, number)
}

/** Tries until the shop is up. */
async function whenUp<T>(call: () => Promise<T>): Promise<T> {
  for (let left = MOST_TRIES; ; left--) {
    try {
      return await call()
    } catch (fault) {
      if (left === 0) throw fault
      await pause(25)
    }
  }
}

function cardAfter({ plan, request }: StormShopper): string | null {
  const at = plan.cards.indexOf(request.cc_number ?? '')
  return plan.cards[at + 1] ?? null
}

const MOST_ATTEMPTS = 14
/** a minute: the shop is up again long before */
const MOST_TRIES = 2_400

const stillPending: SubmitOrderAnswer = {
  success: false,
  message: null,
  errors: [],
  card_declined: false,
  data: { kind: 'pending', cart_id: null, orders_id: null, total: null, changes: [], new_cart_id: null },
}
