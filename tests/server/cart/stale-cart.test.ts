import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { calls } from '#contract/registry.ts'
import { STALE } from '#server/cart/customer-cart.ts'
import { cartOf } from '#tests/support/cart.ts'
import { typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const update = (shopper: Shopper, cart_product: object) =>
  shopper.call(cartCalls.updateCartProduct, { body: { cart_product } as never })

test('[CART-10][CART-12][T21] a call that expects an older cart changes nothing and names the current one', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const old = await cartOf(shopper)
  const { data } = await shopper.call(cartCalls.newCart, { body: {} })
  const [line] = old.items
  const stale = { success: false, status: 'stale', data: null, meta: { new_cart_id: data.id } }
  const request = { products_id: line?.products_id, quantity: 2 }
  expect(await update(shopper, { ...request, customers_carts_id: old.id })).toMatchObject(stale)
  expect(await update(shopper, { ...request, id: line?.id, customers_carts_id: old.id })).toMatchObject(stale)
  expect(await update(shopper, { ...request, id: line?.id })).toMatchObject(stale)
  const removed = await shopper.call(cartCalls.deleteCartProduct, { body: { id: line?.id ?? 0 } })
  expect(removed).toMatchObject({ success: false, meta: { new_cart_id: data.id } })
  expect(await cartOf(shopper)).toMatchObject({ id: data.id, items: [] })
})

test("[API-51][API-52] another customer's lines and carts, and missing ones, get the very same 404", async () => {
  const owner = await makeShopperWithCart(shop.url, shop.db)
  const { id: cartId, items } = await cartOf(owner)
  const line = items[0]
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const request = { products_id: line?.products_id, quantity: 1 }
  const send = (cart_product: object) => shopper.send(cartCalls.updateCartProduct, { body: { cart_product } })
  const replies = await Promise.all([
    send({ ...request, id: line?.id }),
    send({ ...request, id: 999_999_999 }),
    send({ ...request, customers_carts_id: cartId }),
    send({ ...request, customers_carts_id: 2 ** 40 }),
    send({ ...request, products_id: 2 ** 40 }),
    send({ ...request, products_id: 987_654_321 }),
    shopper.send(cartCalls.deleteCartProduct, { body: { id: line?.id } }),
    shopper.send(cartCalls.deleteCartProduct, { body: { id: 999_999_999 } }),
    shopper.send(cartCalls.setCart, { body: { id: cartId } }),
    shopper.send(cartCalls.setCart, { body: { id: 999_999_999 } }),
    shopper.send(cartCalls.markForDeletion, { body: { id: cartId } }),
    shopper.send(cartCalls.markForDeletion, { body: { id: 2 ** 50 } }),
  ])
  expect(new Set(replies.map((reply) => `${reply.status} ${JSON.stringify(reply.body)}`))).toEqual(
    new Set(['404 {"success":false,"errors":["Not found."]}']),
  )
  expect((await cartOf(owner)).items).toEqual(items)
})

const ABOUT_THE_CART = Object.entries(calls).filter(([, entry]) => 'cartScoped' in entry)

/** Valid arguments for each call about the cart, so that only the cart id can be wrong. */
const argumentsOf: Readonly<Record<string, object>> = {
  addLines: {
    body: { request_id: crypto.randomUUID(), lines: [{ products_id: 10_001, quantity: 1 }] },
  },
  setLines: { body: { lines: [{ products_id: 10_001, quantity: 1 }] } },
  updateCart: { body: { cart_name: 'Spring' } },
  setCart: { body: { id: 1 } },
  saveShippingAddress: {
    body: { shippingAddress: { name: 'A', street_address: 'B', city: 'C', state: 'MO', postcode: '64101' } },
  },
  setShippingAddress: { body: { shipping_address_id: 1, is_customer_address: true } },
  saveShippingQuote: { body: { optionId: 'a', shipping_quotes_id: 'b', selected: true } },
  getShippingQuote: { params: { id: 'b' } },
  updatePickupInfo: { body: { is_pickup: false } },
  authCreditCard: { body: typedCard() },
  saveBilling: { body: { id: 1, payment_method: 'credit_card' } },
  applyCouponCode: { body: { coupon_code: 'SPRING12' } },
  loadAvailablePickupTimes: { body: { selectedDate: '2026-01-05' } },
}

test.each(ABOUT_THE_CART)(
  '[CART-10][CART-12][T21] %s on a replaced cart does nothing and names the current one',
  async (name, entry) => {
    const shopper = await makeShopperWithCart(shop.url, shop.db)
    const old = await cartOf(shopper)
    const { data } = await shopper.call(cartCalls.newCart, { body: {} })
    const before = await cartOf(shopper)
    const reply = await shopper.send(entry, meaning(entry, argumentsOf[name] ?? {}, old.id))
    expect([reply.status, reply.body]).toEqual([
      409,
      { success: false, errors: [STALE], meta: { new_cart_id: data.id } },
    ])
    expect(await cartOf(shopper)).toEqual(before)
  },
)

const meaning = (entry: Endpoint, args: { query?: object; body?: object }, customers_carts_id: number) =>
  entry.method === 'GET'
    ? { ...args, query: { ...args.query, customers_carts_id } }
    : { ...args, body: { ...args.body, customers_carts_id } }

test('[CART-12] a call that expects the current cart, or none, succeeds', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const { id } = await cartOf(shopper)
  const plain = await shopper.send(paymentCalls.selectBilling, {})
  expect(plain.status).toBe(200)
  const shown = await shopper.send(paymentCalls.selectBilling, { query: { customers_carts_id: id } })
  expect(shown.body).toEqual(plain.body)
})

test("[CART-12] another customer's cart and a missing one get the same 404, and no cart id a 422", async () => {
  const owner = await makeShopperWithCart(shop.url, shop.db)
  const { id } = await cartOf(owner)
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const send = (customers_carts_id: unknown) =>
    shopper.send(paymentCalls.applyCouponCode, { body: { coupon_code: 'SPRING12', customers_carts_id } })
  const foreign = await send(id)
  expect([foreign.status, foreign.body]).toEqual([404, { success: false, errors: ['Not found.'] }])
  expect(await send(2 ** 40)).toMatchObject({ status: foreign.status, body: foreign.body })
  for (const wrong of [0, -1, 1.5, 'x', null, {}]) expect((await send(wrong)).status).toBe(422)
})
