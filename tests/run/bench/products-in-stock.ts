import type { TestDb } from '#tests/support/database.ts'

/** Ids of products of the first storefront, all with much in stock. */
export async function productsInStock(db: TestDb, count: number): Promise<number[]> {
  await db.updateTable('stock').set({ qty: 1_000_000 }).execute()
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', 11)
    .where('active', '=', true)
    .where('texas_restricted', '=', false)
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map((row) => row.id)
}
