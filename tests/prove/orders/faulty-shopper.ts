import { setTimeout as pause } from 'node:timers/promises'
import { cartCalls } from '#contract/cart/carts.ts'
import { orderCalls, type SubmitOrder, type SubmitOrderResponse } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { chooseCheapestQuote, goToReview, review, verifyCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { LoadContext } from './load-context.ts'
import type { ShopperPlan } from './shopper-plan.ts'

/** A customer with a filled cart. The shopper on the bad way asks through the proxy, the other one beside it. */
export interface FaultyShopper {
  readonly plan: ShopperPlan
  readonly viaProxy: Shopper
  readonly direct: Shopper
  request: SubmitOrder
  /** submissions that were sent, presses and repeats together */
  posts: number
}

/** What the shopper was results at last. Null: still being processed. */
export type OrderResult =
  | { readonly kind: 'accepted'; readonly orderId: number }
  | { readonly kind: 'refused'; readonly why: string }
  | null

/** Fills a cart of a customer of its own and takes it to review, beside the bad way. */
export async function prepare(
  plan: ShopperPlan,
  { environment, proxyUrl, schedule }: LoadContext,
): Promise<FaultyShopper> {
  const { lines, quantity, coupon, cards } = plan
  const direct = await makeShopperWithCart(environment.url, environment.db, { lines, quantity })
  if (coupon) await direct.send(paymentCalls.applyCouponCode, { body: { coupon_code: coupon } })
  const request = await goToReview(direct, cards[0])
  const viaProxy = new Shopper(proxyUrl)
  viaProxy.token = direct.token
  schedule.assign(viaProxy.token, plan)
  return { plan, viaProxy, direct, request, posts: 0 }
}

/** Orders as the app does: a lost answer is asked for, and only what was never placed is sent again. */
export async function order(shopper: FaultyShopper): Promise<OrderResult> {
  let results: OrderResult = null
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const answer = await outcome(shopper)
    results = orderResultOf(answer)
    if (results?.kind !== 'refused') return results
    await retryWhileDown(() => reviewAgain(shopper, answer))
  }
  return results
}

/** Late repeats of a pending order, which change nothing, then the question what became of it, as the app asks. */
export async function resume(shopper: FaultyShopper): Promise<OrderResult> {
  await Promise.all(presses(shopper))
  const { status, response } = await ask(shopper)
  if (status === 'pending') return null
  if (response === null) return order(shopper)
  const result = orderResultOf(response)
  if (result?.kind !== 'refused') return result
  await retryWhileDown(() => reviewAgain(shopper, response, true))
  return order(shopper)
}

function orderResultOf({ data, success, errors }: SubmitOrderResponse): OrderResult {
  if (data?.kind === 'pending') return null
  if (success && data?.orders_id) return { kind: 'accepted', orderId: data.orders_id }
  return { kind: 'refused', why: errors.join(' ') }
}

/** The answer of one attempt: of its post where it arrives, else of the question what became of it. */
async function outcome(shopper: FaultyShopper): Promise<SubmitOrderResponse> {
  for (;;) {
    const answers = await Promise.all([...presses(shopper), secondTab(shopper)])
    const heard = answers.find((answer) => answer !== null)
    if (heard) return heard
    const { status, response } = await ask(shopper)
    if (status === 'pending') return stillPending
    if (response) return response
  }
}

function presses(shopper: FaultyShopper): Promise<SubmitOrderResponse | null>[] {
  shopper.posts += shopper.plan.presses
  return Array.from({ length: shopper.plan.presses }, () => post(shopper))
}

async function post({ viaProxy, request }: FaultyShopper): Promise<SubmitOrderResponse | null> {
  try {
    return await viaProxy.call(orderCalls.submitOrder, { body: request })
  } catch {
    return null
  }
}

async function secondTab({ plan, viaProxy, request }: FaultyShopper): Promise<null> {
  if (!plan.secondTab) return null
  const changed = !request.comments
  const cart = { comments: changed ? 'from the other tab' : null }
  await viaProxy.send(cartCalls.updateCart, { body: { cart } }).catch(() => null)
  return null
}

const ask = ({ viaProxy, request }: FaultyShopper) =>
  retryWhileDown(() => viaProxy.call(orderCalls.getOrderProcess, { params: { id: String(request.cart_id) } }))

/** Back on payment: the next card, and what else the refusal asks for. */
async function reviewAgain(
  shopper: FaultyShopper,
  { data }: SubmitOrderResponse,
  isCardRefused = data?.kind === 'declined' || data?.kind === 'failed',
): Promise<void> {
  const { direct, request } = shopper
  const number = (isCardRefused ? cardAfter(shopper) : null) ?? request.cc_number ?? ''
  if (data?.kind === 'coupon') await direct.send(paymentCalls.deleteCouponCode, { body: {} })
  // a shopper who waited until the rounds were over may have an expired quote
  await chooseCheapestQuote(direct)
  await verifyCard(direct, number)
  shopper.request = await review(direct, number)
}

/** Tries until the shop is up. */
async function retryWhileDown<T>(call: () => Promise<T>): Promise<T> {
  for (let left = MAX_TRIES; ; left--) {
    try {
      return await call()
    } catch (fault) {
      if (left === 0) throw fault
      await pause(25)
    }
  }
}

function cardAfter({ plan, request }: FaultyShopper): string | null {
  const at = plan.cards.indexOf(request.cc_number ?? '')
  return plan.cards[at + 1] ?? null
}

const MAX_ATTEMPTS = 14
/** a minute: the shop is up again long before */
const MAX_TRIES = 2_400

const stillPending: SubmitOrderResponse = {
  success: false,
  message: null,
  errors: [],
  card_declined: false,
  data: { kind: 'pending', cart_id: null, orders_id: null, total: null, changes: [], new_cart_id: null },
}
