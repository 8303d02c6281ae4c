import { sql } from 'kysely'
import type { SubmitKind, SubmitOrderResponse } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { INVALID_COUPON } from '#server/cart/coupon-standing.ts'
import type { Figures } from '#tests/prove/proof.ts'
import { fill, type Product } from '#tests/prove/rig/fill-cart.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { type Contenders, CONCURRENCY } from './shoppers.ts'

const COUPON_LIMIT = 5

/** Per round: all shoppers order the last case of a product at once, then all use a coupon with five uses. */
export async function contend(
  contenders: Contenders,
  random: () => number,
  acknowledged: number[],
): Promise<Figures> {
  const figures = {
    oversold: 0,
    unsold: 0,
    coupon_overused: 0,
    coupon_unused: 0,
    unclear_refusals: 0,
    refused: 0,
  }
  for (const [round, product] of contenders.lastCases.entries()) {
    const wanted = [product, pick(random, contenders.plenty)]
    const sold = await everybody(contenders, wanted, null, acknowledged)
    figures.oversold += Math.max(0, sold.accepted - 1)
    figures.unsold += Math.max(0, 1 - sold.accepted)
    const code = await makeCoupon(contenders, round)
    const used = await everybody(contenders, [pick(random, contenders.plenty)], code, acknowledged)
    figures.coupon_overused += Math.max(0, used.accepted - COUPON_LIMIT)
    figures.coupon_unused += Math.max(0, COUPON_LIMIT - used.accepted)
    figures.unclear_refusals +=
      unclear(sold.refusals, 'stock', product.name) + unclear(used.refusals, 'coupon', INVALID_COUPON)
    figures.refused += sold.refusals.length + used.refusals.length
  }
  return figures
}

interface ContentionResult {
  readonly accepted: number
  readonly refusals: readonly SubmitOrderResponse[]
}

/** Brings every shopper to review with the same cart, then submits all orders at once. */
async function everybody(
  { shoppers }: Contenders,
  wanted: readonly Product[],
  code: string | null,
  acknowledged: number[],
): Promise<ContentionResult> {
  const requests = await runConcurrently(shoppers, CONCURRENCY, async (shopper) => {
    await fill(shopper, wanted)
    if (code) await applyCoupon(shopper, code)
    return { shopper, body: await goToReview(shopper) }
  })
  const answers = await Promise.all(requests.map(({ shopper, body }) => submit(shopper, body)))
  if (code)
    await runConcurrently(shoppers, CONCURRENCY, (shopper) =>
      shopper.send(paymentCalls.deleteCouponCode, { body: {} }),
    )
  const orders = answers.flatMap(({ success, data }) => (success && data?.orders_id ? [data.orders_id] : []))
  acknowledged.push(...orders)
  return { accepted: orders.length, refusals: answers.filter(({ success }) => !success) }
}

async function applyCoupon(shopper: Shopper, coupon_code: string): Promise<void> {
  const answer = await shopper.call(paymentCalls.applyCouponCode, { body: { coupon_code } })
  if (!answer.success) throw new Error(`coupon: ${answer.error}`)
}

async function makeCoupon({ environment }: Contenders, round: number): Promise<string> {
  const code = `RUSH${round}`
  await sql`insert into coupons (code, kind, amount, use_limit) values (${code}, 'percent', 10, ${COUPON_LIMIT})`.execute(
    environment.db,
  )
  return code
}

/** Number of refusals without the expected kind or text. */
const unclear = (refusals: readonly SubmitOrderResponse[], kind: SubmitKind, named: string): number =>
  refusals.filter(
    (answer) => answer.data?.kind !== kind || !answer.errors.some((text) => text.includes(named)),
  ).length
