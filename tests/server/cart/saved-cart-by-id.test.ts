import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { cartOf } from '#tests/support/cart.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const filled = () => makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2 })
const savedOf = async (shopper: Shopper) => (await shopper.call(cartCalls.selectSavedCarts, {})).carts

test('[ACC-15][CART-04] a saved cart is named by its id; its date and the current cart stay', async () => {
  const shopper = await filled()
  await shopper.call(cartCalls.newCart, { body: {} })
  const [saved] = await savedOf(shopper)
  const id = saved?.id ?? 0
  const rename = (more: object, who = shopper) => who.send(cartCalls.updateCart, { body: { id, ...more } })
  expect((await rename({ cart_name: 'Spring stand' })).body).toMatchObject({ success: true })
  expect(await savedOf(shopper)).toEqual([{ ...saved, cart_name: 'Spring stand' }])
  expect((await cartOf(shopper)).cart_name).toBeNull()
  for (const more of [{}, { cart_name: ' ' }])
    expect((await rename(more)).body).toMatchObject({
      success: false,
      errors: ['Enter a name for the cart.'],
    })
  const stranger = await makeShopper(shop.url, shop.db)
  expect((await rename({ cart_name: 'Mine' }, stranger)).status).toBe(404)
  expect((await rename({ cart_name: 'Mine', id: 2_147_483_647 })).status).toBe(404)
  expect((await savedOf(shopper))[0]?.cart_name).toBe('Spring stand')
})

test('[API-59][ACC-15] the lines of a single saved cart are read by its id, and those of nobody else', async () => {
  const shopper = await filled()
  const { id, items } = await cartOf(shopper)
  await shopper.call(cartCalls.newCart, { body: {} })
  const linesOf = async (who: Shopper) =>
    (await who.call(cartCalls.selectSavedCartsWithItems, { body: { id } })).carts
  expect((await linesOf(shopper)).map((cart) => [cart.id, cart.items])).toEqual([[id, items]])
  const stranger = await makeShopper(shop.url, shop.db)
  expect((await stranger.send(cartCalls.selectSavedCartsWithItems, { body: { id } })).status).toBe(404)
})
