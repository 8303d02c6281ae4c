import type { TestDb } from '#tests/support/database.ts'

/** The price of a case at a level, in cents. */
export async function centsAt(db: TestDb, productId: number, levelId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('prices')
    .select('cents')
    .where('product_id', '=', productId)
    .where('level_id', '=', levelId)
    .executeTakeFirstOrThrow()
  return cents
}
