import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { addToCart } from '#tests/support/cart.ts'
import type { TestDb } from '#tests/support/database.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import type { Goods } from './goods.ts'

/** Adds products to the cart of a customer through the API. */
export async function fillCart(
  shopper: Shopper,
  products: readonly Pick<Goods, 'id'>[],
  quantity = 1,
): Promise<void> {
  for (const { id } of products) await addToCart(shopper, id, quantity)
}

/** Saves the cart for later and begins another, as another device does. */
export async function replaceCart(
  shopper: Shopper,
  products: readonly Pick<Goods, 'id'>[],
  quantity = 1,
): Promise<void> {
  await shopper.call(cartCalls.newCart, { body: {} })
  await fillCart(shopper, products, quantity)
}

/** The number of orders and charges of a customer, from the database. */
export async function ordersOf(db: TestDb, email: string): Promise<number> {
  const { n } = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .where('c.email', '=', email)
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

export const openOrdersOf = async (shopper: Shopper) =>
  (await shopper.call(orderHistoryCalls.selectOrders, { body: { limit: 50 } })).orders
