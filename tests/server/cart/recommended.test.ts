import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()

test('[API-60][VAL-22] products that may not be shipped to Texas are not recommended to a customer there', async () => {
  const restrictedFor = async (like: string) => {
    const shopper = await makeShopper(shop.url, shop.db, like)
    const [rocket] = await shop.db
      .selectFrom('products as p')
      .innerJoin('stock as s', 's.product_id', 'p.id')
      .select('p.id')
      .where('p.texas_restricted', '=', true)
      .where('s.qty', '>', 0)
      .where('p.project_id', '=', 11)
      .limit(1)
      .execute()
    const cart_product = { products_id: rocket?.id ?? 0, quantity: 1 }
    await shopper.call(cartCalls.updateCartProduct, { body: { cart_product } })
    const products = await shopper.call(cartCalls.getRecommendedProducts, { body: { projectId: 11 } })
    expect(products.length).toBeGreaterThan(0)
    return products.some((product) => product.texas_restricted)
  }
  expect([await restrictedFor('silver'), await restrictedFor('texas')]).toEqual([true, false])
})
