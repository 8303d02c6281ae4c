import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { addToCart, cartOf } from '#tests/support/cart.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { setStock } from '#tests/support/stock.ts'

const shop = await useShop()
const filled = (choices: Parameters<typeof makeShopperWithCart>[2] = {}) =>
  makeShopperWithCart(shop.url, shop.db, choices)

test('[API-82][CHK-12] a free product is added at a subtotal of $1,500 and removed below it', async () => {
  const shopper = await filled()
  const update = () => shopper.call(orderCalls.updatePromoProducts, { body: {} })
  expect(await update()).toEqual({ success: true, changed: false, message: null })
  const [line] = (await cartOf(shopper)).items
  const quantity = Math.ceil(150_000 / (line?.final_price ?? 1))
  await setStock(shop.db, line?.products_id ?? 0, quantity + 5)
  await addToCart(shopper, line?.products_id ?? 0, quantity)
  expect(await update()).toMatchObject({ changed: true })
  expect(await update()).toMatchObject({ changed: false })
  const promo = (await cartOf(shopper)).items.at(-1)
  expect(promo).toMatchObject({ quantity: 1, final_price: 0, total_price: 0, status: 'promo' })
  const request = await goToReview(shopper)
  const changed = await shopper.call(cartCalls.updateCartProduct, {
    body: { cart_product: { id: promo?.id, products_id: promo?.products_id ?? 0, quantity: 9 } },
  })
  expect(changed).toMatchObject({ success: false, status: 'promo' })
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})

test('[API-82] a free product that is no longer earned is not ordered', async () => {
  const shopper = await filled()
  const [line] = (await cartOf(shopper)).items
  const product = { id: line?.id, products_id: line?.products_id ?? 0 }
  const set = (quantity: number) =>
    shopper.call(cartCalls.updateCartProduct, { body: { cart_product: { ...product, quantity } } })
  await setStock(shop.db, product.products_id, 3_000)
  await set(Math.ceil(150_000 / (line?.final_price ?? 1)))
  await shopper.call(orderCalls.updatePromoProducts, { body: {} })
  await set(1)
  expect(await submit(shopper, await goToReview(shopper))).toMatchObject({ data: { kind: 'version' } })
  await shopper.call(orderCalls.updatePromoProducts, { body: {} })
  expect((await cartOf(shopper)).items).toHaveLength(1)
  expect(await submit(shopper, await goToReview(shopper))).toMatchObject({ success: true })
})
