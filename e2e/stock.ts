import type { TestDb } from '#tests/support/database.ts'
import type { Goods } from './goods.ts'

const AMPLE = 200

export async function setStock(
  db: TestDb,
  products: readonly Pick<Goods, 'id'>[],
  qty: number,
): Promise<void> {
  await db
    .updateTable('stock')
    .set({ qty })
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .execute()
}

/** Undoes setStock after a test, so that it can be repeated in the same shop. */
export async function restock(db: TestDb): Promise<void> {
  const ids = (process.env['SHOP_AMPLE_PRODUCTS'] ?? '').split(',').map(Number)
  await db
    .updateTable('stock')
    .set({ qty: AMPLE })
    .where('product_id', 'in', ids)
    .where('qty', '<', AMPLE)
    .execute()
}
