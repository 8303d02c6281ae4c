import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account/account.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { cartOf, totalsOf } from '#tests/support/cart.ts'
import {
  CARDS,
  chooseCheapestQuote,
  goToReview,
  review,
  saveMethod,
  submit,
} from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({
  storefronts: [11, 14].map((projectId) => ({ projectId: projectId as 11 | 14, port: 0 })),
})
const filled = (choices: Parameters<typeof makeShopperWithCart>[2] = {}) =>
  makeShopperWithCart(shop.url, shop.db, choices)

const apply = (shopper: Shopper, coupon_code: string) =>
  shopper.call(paymentCalls.applyCouponCode, { body: { coupon_code } })

test('[API-69][API-70][API-71][CPN-01] a coupon is applied, returned, replaced and removed', async () => {
  const shopper = await filled({ lines: 3, quantity: 3 })
  const code = async () => (await shopper.call(paymentCalls.getCouponCode, {})).coupon_code
  const { version } = await cartOf(shopper)
  expect(await code()).toBeNull()
  expect(await apply(shopper, 'spring12')).toEqual({ success: true, error: null, coupon_code: 'SPRING12' })
  expect(await code()).toBe('SPRING12')
  const { totals, subtotal } = await totalsOf(shopper)
  expect(totals[1]).toMatchObject({ title: 'Discount (SPRING12)', value: -Math.round(subtotal * 0.12) })
  expect(await apply(shopper, 'LASTCALL')).toMatchObject({ success: true })
  expect((await totalsOf(shopper)).totals[1]).toMatchObject({ title: 'Discount (LASTCALL)', value: -2_000 })
  expect((await cartOf(shopper)).version).toBe(version + 2)
  expect(await shopper.call(paymentCalls.deleteCouponCode, { body: {} })).toMatchObject({ success: true })
  expect(await code()).toBeNull()
})

test("[VAL-21] unknown, expired, used-up and other customers' codes get the same response, and the eleventh wrong one a 429", async () => {
  const shopper = await filled()
  await shop.db.updateTable('coupons').set({ used: 3 }).where('code', '=', 'LASTCALL').execute()
  const codes = ['NOPE', 'EXPIRED', 'PROCREW', 'LASTCALL', "' or 1=1"]
  const replies = []
  for (const coupon_code of [...codes, ...codes])
    replies.push(await shopper.send(paymentCalls.applyCouponCode, { body: { coupon_code } }))
  await shop.db.updateTable('coupons').set({ used: 0 }).where('code', '=', 'LASTCALL').execute()
  expect(new Set(replies.map((reply) => `${reply.status} ${JSON.stringify(reply.body)}`))).toEqual(
    new Set(['200 {"success":false,"error":"This coupon code is not valid."}']),
  )
  const refused = await shopper.send(paymentCalls.applyCouponCode, { body: { coupon_code: 'SPRING12' } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await apply(await filled(), 'SPRING12')).toMatchObject({ success: true })
})

test('[CPN-01] a coupon whose minimum is no longer met gives no discount', async () => {
  const shopper = await filled({ lines: 4, quantity: 3 })
  expect(await apply(shopper, 'FREIGHT50')).toMatchObject({ success: true })
  const quote = await chooseCheapestQuote(shopper)
  expect((await totalsOf(shopper)).totals[1]?.value).toBe(-Math.min(5_000, quote.cost))
  const [first, ...rest] = (await cartOf(shopper)).items
  for (const line of rest) await shopper.call(cartCalls.deleteCartProduct, { body: { id: line.id } })
  await shopper.call(cartCalls.updateCartProduct, {
    body: { cart_product: { id: first?.id, products_id: first?.products_id ?? 0, quantity: 1 } },
  })
  expect((await totalsOf(shopper)).totals[1]).toEqual({
    title: 'Discount (FREIGHT50)',
    text: 'Not applied',
    class: 'strikethrough muted',
    value: 0,
  })
  expect(await apply(await filled(), 'FREIGHT50')).toMatchObject({
    success: false,
    error: 'FREIGHT50 needs a subtotal of at least $250.00.',
  })
  expect(await submit(shopper, await goToReview(shopper))).toMatchObject({ success: true })
})

test('[CPN-01] a freight coupon takes nothing off a pickup, which is said, and is not used by its order', async () => {
  const used = async () =>
    (
      await shop.db
        .selectFrom('coupons')
        .select('used')
        .where('code', '=', 'FREIGHT50')
        .executeTakeFirstOrThrow()
    ).used
  const shopper = await filled({ lines: 4, quantity: 3 })
  await apply(shopper, 'FREIGHT50')
  await choosePickup(shopper)
  expect((await totalsOf(shopper)).totals[1]).toEqual({
    title: 'Discount (FREIGHT50)',
    text: 'Takes nothing off a pickup',
    class: 'muted',
    value: 0,
  })
  expect(await apply(shopper, 'FREIGHT50')).toMatchObject({
    success: false,
    error: 'FREIGHT50 takes nothing off a pickup, because a pickup has no freight.',
  })
  const before = await used()
  await saveMethod(shopper, 'pay_at_pickup')
  expect(await submit(shopper, await review(shopper, null))).toMatchObject({ success: true })
  expect(await used()).toBe(before)
})

async function choosePickup(shopper: Shopper): Promise<void> {
  const { data } = await shopper.call(accountCalls.loadAvailableShipDatesPickup, { body: {} })
  const [pickup_date = null] = data
  const answer = await shopper.call(deliveryCalls.updatePickupInfo, {
    body: { is_pickup: true, pickup_date, pickup_time: '09:00' },
  })
  expect(answer).toMatchObject({ success: true })
}

test('[T44] the charge equals the total shown last', async () => {
  const shopper = await filled({ lines: 3, quantity: 2 })
  await apply(shopper, 'SPRING12')
  await shopper.call(cartCalls.updateCart, { body: { cart: { rush_shipping: true } } })
  const request = await goToReview(shopper, CARDS.amex)
  const { total, totals } = await totalsOf(shopper)
  expect(totals.slice(0, -1).reduce((sum, line) => sum + line.value, 0)).toBe(total)
  expect(await submit(shopper, request)).toMatchObject({ success: true, data: { total } })
  const charged = await shop.db
    .selectFrom('submissions')
    .select('amount_cents')
    .where('cart_id', '=', request.cart_id)
    .executeTakeFirstOrThrow()
  expect(charged.amount_cents).toBe(total)
  const { status } = await shopper.call(orderCalls.getOrderProcess, {
    params: { id: String(request.cart_id) },
  })
  expect(status).toBe('complete')
})
