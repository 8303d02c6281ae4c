import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account/account.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { addToCart, cartOf } from '#tests/support/cart.ts'
import { ampleProduct } from '#tests/support/ample-products.ts'
import { goToReview, review, saveMethod, submit, typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { seeNothingSubmitted } from './see-nothing-submitted.ts'

const shop = await useShop()
const filled = (choices: Parameters<typeof makeShopperWithCart>[2] = {}) =>
  makeShopperWithCart(shop.url, shop.db, choices)
const setting = (key: string, value: unknown) => setAppSetting(shop.db, key, value)

test('[VAL-22][CHK-14] restricted products are not shipped to Texas, whatever the client sends; pickup is allowed', async () => {
  const { id } = await ampleProduct(shop.db, { isTexasRestricted: true, offset: 0 })
  const shopper = await filled()
  await addToCart(shopper, id)
  const request = await goToReview(shopper)
  for (const [state, postcode] of [
    ['TX', '76701'],
    ['OK', '76701'],
  ]) {
    await sql`update addresses set state = ${state}, postcode = ${postcode}
      where id = (select address_id from carts where id = ${request.cart_id})`.execute(shop.db)
    const answer = await submit(shopper, request)
    expect(answer).toMatchObject({ success: false, errors: [MESSAGES.texas], data: { kind: 'texas' } })
  }
  await seeNothingSubmitted(shop.db, request.cart_id)
  const { data } = await shopper.call(deliveryCalls.updatePickupInfo, {
    body: { is_pickup: true, ...(await pickupOf(shopper)) },
  })
  expect(data?.pickup_time).toBe('08:00')
  await saveMethod(shopper, 'pay_at_pickup')
  expect(await submit(shopper, await review(shopper, null))).toMatchObject({ success: true })
})

async function pickupOf(shopper: Shopper) {
  const { data } = await shopper.call(accountCalls.loadAvailableShipDatesPickup, { body: {} })
  const weekday = data.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 6)
  return { pickup_date: weekday ?? null, pickup_time: '08:00' }
}

test('[CHK-01][CHK-02][CHK-04][ROLE-11][T36] disabled checkout rejects every call that writes, except for customers with the permission', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  const allowed = await filled({ like: 'allowed' })
  await setting('is_checkout_disabled', true)
  await expect
    .poll(async () => (await shopper.send(orderCalls.updatePromoProducts, { body: {} })).status)
    .toBe(403)
  const [address] = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  const [quote] = (await shopper.call(deliveryCalls.selectCarriers, {})).shipping_quotes
  const { optionId = '', shipping_quotes_id = '' } = quote ?? {}
  const sends = [
    shopper.send(deliveryCalls.setShippingAddress, {
      body: { shipping_address_id: address?.shipping_address_id, is_customer_address: true },
    }),
    shopper.send(deliveryCalls.saveShippingAddress, {
      body: {
        shippingAddress: { name: 'x', street_address: 'x', city: 'x', state: 'MO', postcode: '64801' },
      },
    }),
    shopper.send(deliveryCalls.saveShippingQuote, { body: { optionId, shipping_quotes_id, selected: true } }),
    shopper.send(deliveryCalls.updatePickupInfo, { body: { is_pickup: true } }),
    shopper.send(paymentCalls.saveBilling, { body: { id: request.cart_id, payment_method: null } }),
    shopper.send(paymentCalls.authCreditCard, { body: typedCard() }),
    shopper.send(orderCalls.updatePromoProducts, { body: {} }),
  ]
  expect((await Promise.all(sends)).map((reply) => reply.status)).toEqual(sends.map(() => 403))
  expect(await submit(shopper, request)).toMatchObject({ success: false, data: { kind: 'disabled' } })
  await seeNothingSubmitted(shop.db, request.cart_id)
  expect((await cartOf(shopper)).version).toBe(request.cart_version)
  expect(await submit(allowed, await goToReview(allowed))).toMatchObject({ success: true })
  await setting('is_checkout_disabled', false)
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})

test("[API-76][API-80] another customer's cart is the same 404 as a missing one", async () => {
  const owner = await filled()
  const request = await goToReview(owner)
  const shopper = await filled()
  const own = await goToReview(shopper)
  const ask = (id: string) => shopper.send(orderCalls.getOrderProcess, { params: { id } })
  const replies = await Promise.all([
    shopper.send(orderCalls.submitOrder, { body: request }),
    shopper.send(orderCalls.submitOrder, { body: { ...own, cart_id: 2 ** 40 } }),
    shopper.send(orderCalls.submitOrder, { body: { ...own, cart_id: 999_999_999 } }),
    ask(String(request.cart_id)),
    ask('999999999'),
    ask('99999999999999'),
    ask('abc'),
    shopper.send(paymentCalls.saveBilling, { body: { id: request.cart_id, payment_method: null } }),
    shopper.send(paymentCalls.saveBilling, { body: { id: 2 ** 40, payment_method: null } }),
  ])
  expect(new Set(replies.map((reply) => `${reply.status} ${JSON.stringify(reply.body)}`))).toEqual(
    new Set(['404 {"success":false,"errors":["Not found."]}']),
  )
  await seeNothingSubmitted(shop.db, request.cart_id)
})
