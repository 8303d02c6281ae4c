import { setTimeout as pause } from 'node:timers/promises'
import { cartCalls } from '#contract/carts.ts'
import { orderCalls, type SubmitOrder, type SubmitOrderAnswer } from '#contract/orders.ts'
import { paymentCalls } from '#contract/payment.ts'
import { chooseCheapestQuote, goToReview, review, verifyCard } from '#tests/support/checkout.ts'
import { Shopper } from '#tests/support/shopper.ts'
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
  | { readonly kind: 'refused' }
  | null

export async function prepare(
  plan: ShopperPlan,
  onGoodWay: Shopper,
  proxyUrl: string,
): Promise<StormShopper> {
  if (plan.coupon) await onGoodWay.send(paymentCalls.applyCouponCode, { body: { coupon_code: plan.coupon } })
  const request = await goToReview(onGoodWay, plan.cards[0])
  const onBadWay = new Shopper(proxyUrl)
  onBadWay.token = onGoodWay.token
  return { plan, onBadWay, onGoodWay, request, posts: 0 }
}

/** Orders as the app does: a lost answer is asked for, and only what was never placed is sent again. */
export async function order(shopper: StormShopper): Promise<Told> {
  for (let card = 0; card < shopper.plan.cards.length + 12; card++) {
    const answer = await outcome(shopper)
    const told = toldBy(answer)
    if (told === null || told.kind === 'accepted') return told
    await reviewAgain(shopper, answer)
  }
  return { kind: 'refused' }
}

function toldBy(answer: SubmitOrderAnswer): Told {
  const { data, success } = answer
  if (data?.kind === 'pending') return null
  return success && data?.orders_id ? { kind: 'accepted', orderId: data.orders_id } : { kind: 'refused' }
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

/** Asks until there is an answer; the shop may be down meanwhile. */
async function ask({ onBadWay, request }: StormShopper) {
  for (;;) {
    try {
      return await onBadWay.call(orderCalls.getOrderProcess, { params: { id: String(request.cart_id) } })
    } catch {
      await pause(25)
    }
  }
}

/** Back on payment: the next card, and what else the refusal asks for. */
async function reviewAgain(shopper: StormShopper, answer: SubmitOrderAnswer): Promise<void> {
  const number =
    answer.data?.kind === 'declined' || answer.data?.kind === 'failed' ? cardAfter(shopper) : null
  const current = number ?? shopper.request.cc_number ?? ''
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      if (answer.data?.kind === 'coupon')
        await shopper.onGoodWay.send(paymentCalls.deleteCouponCode, { body: {} })
      // the clock of the shop runs ahead, and quotes lapse
      await chooseCheapestQuote(shopper.onGoodWay)
      await verifyCard(shopper.onGoodWay, current)
      shopper.request = await review(shopper.onGoodWay, current)
      return
    } catch {
      await pause(25)
    }
  }
}

function cardAfter({ plan, request }: StormShopper): string | null {
  const at = plan.cards.indexOf(request.cc_number ?? '')
  return plan.cards[at + 1] ?? null
}

/** a quarter of a minute: the shop is up again long before */
const MOST_TRIES = 600

const stillPending: SubmitOrderAnswer = {
  success: false,
  message: null,
  errors: [],
  card_declined: false,
  data: { kind: 'pending', cart_id: null, orders_id: null, total: null, changes: [], new_cart_id: null },
}
