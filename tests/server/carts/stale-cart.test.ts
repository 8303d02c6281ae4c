import { expect, test } from 'vitest'
import { cartCalls } from '#contract/carts.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const update = (shopper: Shopper, cart_product: object) =>
  shopper.call(cartCalls.updateCartProduct, { body: { cart_product } as never })
const cartOf = (shopper: Shopper) => shopper.call(cartCalls.selectCart, {})

test('[CART-10][CART-12][T21] a call for an older cart changes nothing and names the current one', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const old = await cartOf(shopper)
  const { data } = await shopper.call(cartCalls.newCart, { body: {} })
  const [line] = old.items
  const stale = { success: false, status: 'stale', data: null, meta: { new_cart_id: data.id } }
  const wish = { products_id: line?.products_id, quantity: 2 }
  expect(await update(shopper, { ...wish, customers_carts_id: old.id })).toMatchObject(stale)
  expect(await update(shopper, { ...wish, id: line?.id, customers_carts_id: old.id })).toMatchObject(stale)
  expect(await update(shopper, { ...wish, id: line?.id })).toMatchObject(stale)
  const removed = await shopper.call(cartCalls.deleteCartProduct, { body: { id: line?.id ?? 0 } })
  expect(removed).toMatchObject({ success: false, meta: { new_cart_id: data.id } })
  expect(await cartOf(shopper)).toMatchObject({ id: data.id, items: [] })
})

test("[API-51][API-52] another customer's lines and carts, and missing ones, get the very same 404", async () => {
  const owner = await makeShopperWithCart(shop.url, shop.db)
  const { id: cartId, items } = await cartOf(owner)
  const line = items[0]
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const wish = { products_id: line?.products_id, quantity: 1 }
  const send = (cart_product: object) => shopper.send(cartCalls.updateCartProduct, { body: { cart_product } })
  const replies = await Promise.all([
    send({ ...wish, id: line?.id }),
    send({ ...wish, id: 999_999_999 }),
    send({ ...wish, customers_carts_id: cartId }),
    send({ ...wish, customers_carts_id: 2 ** 40 }),
    send({ ...wish, products_id: 2 ** 40 }),
    send({ ...wish, products_id: 987_654_321 }),
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
