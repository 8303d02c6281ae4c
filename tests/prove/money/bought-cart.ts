import { accountCalls } from '#contract/account/account.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import type { PaymentMethod } from '#contract/platform/constants.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import type { TestDb } from '#tests/support/database.ts'
import { stateRows } from '#server/new-shop/state-rows.ts'
import { CARDS, saveMethod, typedCard, verifyCard } from '#tests/support/checkout.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import { zipIn } from '#tests/support/zip-in.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { below, type Draw } from './drawn-cart.ts'

export const COUPONS = [
  { code: 'PC1', kind: 'percent', amount: 1 },
  { code: 'PC33', kind: 'percent', amount: 33 },
  { code: 'PC100', kind: 'percent', amount: 100 },
  { code: 'FIX7', kind: 'fixed', amount: 777 },
  { code: 'FIXALL', kind: 'fixed', amount: 90_000_000 },
  { code: 'FRT', kind: 'freight', amount: 3_333 },
  { code: 'FRTALL', kind: 'freight', amount: 90_000_000 },
] as const

const STATES = stateRows().filter(({ code }) => code !== 'TX')
const BRANDS = [CARDS.visa, CARDS.mastercard, CARDS.amex]

/** Adds random products to an empty cart, sometimes with the promotional product that they earn. */
export async function fillAtRandom(db: TestDb, buyer: Shopper, draw: Draw): Promise<void> {
  const { items } = await buyer.call(cartCalls.selectCart, {})
  for (const { id } of items) await buyer.call(cartCalls.deleteCartProduct, { body: { id } })
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', buyer.projectId)
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  for (let left = 1 + below(draw, 5); left > 0; left--) {
    const cart_product = {
      products_id: pick(draw, products).id,
      quantity: 1 + below(draw, draw() < 0.1 ? 400 : 12),
    }
    await buyer.call(cartCalls.updateCartProduct, { body: { cart_product } })
  }
  await buyer.call(orderCalls.updatePromoProducts, { body: {} })
}

/** Address or pickup, carrier, rush, coupon and payment; answers what submit-order is sent, but the total. */
export async function wayAtRandom(buyer: Shopper, draw: Draw) {
  await buyer.call(cartCalls.updateCart, { body: { cart: { rush_shipping: draw() < 0.3 } } })
  await buyer.call(paymentCalls.deleteCouponCode, { body: {} })
  if (draw() < 0.5)
    await buyer.call(paymentCalls.applyCouponCode, { body: { coupon_code: pick(draw, COUPONS).code } })
  if (draw() < 0.25) await pickUp(buyer, draw)
  else await ship(buyer, draw)
  const { methods } = await buyer.call(paymentCalls.selectBilling, {})
  const payment_method: PaymentMethod = draw() < 0.6 ? 'credit_card' : pick(draw, methods)
  const isCard = payment_method === 'credit_card'
  const number = pick(draw, BRANDS)
  await saveMethod(buyer, payment_method)
  if (isCard) await verifyCard(buyer, number)
  const { id, version, shipping_quotes_id } = await buyer.call(cartCalls.selectCart, {})
  const card = isCard ? typedCard(number) : {}
  return {
    cart_id: id,
    cart_version: version,
    shipping_quotes_id,
    payment_method,
    isCard,
    comments: null,
    ...card,
  }
}

async function pickUp(buyer: Shopper, draw: Draw): Promise<void> {
  const { data: days } = await buyer.call(accountCalls.loadAvailableShipDatesPickup, { body: {} })
  const pickup_date = pick(draw, days)
  const { data: times } = await buyer.call(accountCalls.loadAvailablePickupTimes, {
    body: { selectedDate: pickup_date },
  })
  const body = { is_pickup: true, pickup_date, pickup_time: pick(draw, times).value }
  const answer = await buyer.call(deliveryCalls.updatePickupInfo, { body })
  if (!answer.success) throw new Error(`pickup: ${answer.errors.join(' ')}`)
}

async function ship(buyer: Shopper, draw: Draw): Promise<void> {
  await buyer.call(deliveryCalls.updatePickupInfo, { body: { is_pickup: false } })
  const [known] = await buyer.call(deliveryCalls.selectShippingAddresses, {})
  const state = pick(draw, STATES)
  const shippingAddress = {
    ...(known ? { shipping_address_id: known.shipping_address_id } : {}),
    name: 'Prove Money',
    street_address: `${1 + below(draw, 900)} Main St`,
    city: 'Anywhere',
    state: state.name,
    postcode: zipIn(state.code),
  }
  await buyer.call(deliveryCalls.saveShippingAddress, { body: { shippingAddress } })
  const { shipping_quotes } = await buyer.call(deliveryCalls.selectCarriers, {})
  const { optionId, shipping_quotes_id } = pick(draw, shipping_quotes)
  const body = { optionId, shipping_quotes_id, selected: true }
  const answer = await buyer.call(deliveryCalls.saveShippingQuote, { body })
  if (!answer.success) throw new Error(`quote: ${answer.errors.join(' ')}`)
}
