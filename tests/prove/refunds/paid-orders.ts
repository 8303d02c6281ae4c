import { paymentCalls } from '#contract/checkout/payment.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import {
  CARDS,
  chooseCheapestQuote,
  goToReview,
  review,
  saveMethod,
  submit,
} from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'

/** Null: on account, of which nothing is paid yet. The answers to refunds of some cards are lost, late, or no. */
const PAID_WITH = [
  CARDS.visa,
  CARDS.visa,
  CARDS.mastercard,
  CARDS.amex,
  CARDS.lostAnswer,
  CARDS.slow,
  CARDS.refundDeclined,
  null,
] as const

/** Places an order of up to three products, by card with or without a deposit, or on account; resolves with its number. */
export async function placeRandomOrder({ url, db }: TestEnvironment, random: () => number): Promise<number> {
  const [lines, quantity] = [1 + Math.floor(random() * 3), 1 + Math.floor(random() * 4)]
  const card = pick(random, PAID_WITH)
  const shopper = await makeShopperWithCart(url, db, { lines, quantity, like: 'gold' })
  if (random() < 0.3) await shopper.send(paymentCalls.applyCouponCode, { body: { coupon_code: 'SPRING12' } })
  if (card === null) {
    await chooseCheapestQuote(shopper)
    await saveMethod(shopper, 'net_terms')
  }
  const request = card === null ? await review(shopper, null) : await goToReview(shopper, card)
  const deposit = card !== null && random() < 0.2 ? 1 + Math.floor(random() * 9_000) / 100 : null
  const { data, errors } = await submit(shopper, { ...request, cc_deposit_amount: deposit })
  if (!data?.orders_id) throw new Error(`an order was not placed: ${errors.join(' ')}`)
  return data.orders_id
}
