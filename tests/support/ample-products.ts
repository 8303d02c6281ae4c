import type { TestDb } from './database.ts'

const AMPLE = 60

/** Products on sale of which there are many cases now. */
export async function selectAmpleProducts(db: TestDb): Promise<readonly number[]> {
  const found = await db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select('p.id')
    .where('p.active', '=', true)
    .where('s.qty', '>=', AMPLE)
    .execute()
  return found.map(({ id }) => id)
}
