import { expect, test } from 'vitest'
import { calls } from '#contract/registry.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { CALLS_ON_THE_CART } from '#server/cart/session-with-cart.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()

test('a session revoked by another process is rejected at the next call about the cart', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  const { id } = await shopper.call(cartCalls.selectCart, {})
  await shop.db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('customer_id', '=', (eb) => eb.selectFrom('carts').select('customer_id').where('id', '=', id))
    .execute()
  const statuses = await Promise.all(
    CALLS_ON_THE_CART.map(async (name) => [
      name,
      (await shopper.send(calls[name], { params: { id: 'q' } })).status,
    ]),
  )
  expect(statuses).toEqual(CALLS_ON_THE_CART.map((name) => [name, 401]))
})
