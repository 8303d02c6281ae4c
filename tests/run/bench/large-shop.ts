import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { openDatabase } from '#tests/support/database.ts'
import { type Contender, openContender } from './contender.ts'
import { copyOrders } from './copy-orders.ts'
import { copyProducts } from './copy-products.ts'

export const LARGE = { products: 20_000, orders: 200_000, ofOne: 10_000 }

export interface LargeShop extends Contender {
  /** of the customer with very many orders */
  readonly email: string
}

/** A server with many products and orders. @param folder the checkout that it runs from */
export async function openLargeShop(folder: string, databaseUrl: string): Promise<LargeShop> {
  const db = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  const email = await makeCustomer(db)
  await copyProducts(db, LARGE.products)
  await copyOrders(db, { count: LARGE.orders, own: { email, count: LARGE.ofOne } })
  await db.destroy()
  return { ...(await openContender(folder, databaseUrl)), email }
}
