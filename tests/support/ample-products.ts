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

interface Wanted {
  readonly isTexasRestricted: boolean
  /** another one for each test */
  readonly offset: number
}

/** A product of the consumer storefront of which there are many cases. */
export const ampleProduct = (db: TestDb, { isTexasRestricted, offset }: Wanted) =>
  db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.name', 's.qty'])
    .where('p.project_id', '=', 11)
    .where('p.texas_restricted', '=', isTexasRestricted)
    .where('s.qty', '>=', AMPLE)
    .orderBy('p.id', 'desc')
    .offset(offset)
    .executeTakeFirstOrThrow()
