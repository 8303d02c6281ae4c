import type { TestDb } from '#tests/support/database.ts'
import { selectAmpleProducts } from '#tests/support/ample-products.ts'

export interface Goods {
  readonly id: number
  readonly name: string
  readonly model: string
  readonly url: string
}

interface Wanted {
  readonly category?: string
  /** skips this many, so that specs that change a product do not share it */
  readonly from?: number
  readonly projectId?: number
}

/** A category whose prices no spec changes. */
const PLAIN = '500-Gram-Cakes'

/** What a test can order of a product, however often the test is repeated. */
const ENOUGH = 20

/** Products of a category with ample stock, ordered by id. */
export async function goods(db: TestDb, count: number, wanted: Wanted = {}): Promise<Goods[]> {
  const { category = PLAIN, from = 0, projectId = 11 } = wanted
  const found = await db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.name', 'p.model', 'p.url', 's.qty'])
    .where('p.project_id', '=', projectId)
    .where('c.url', '=', category)
    .where('p.id', 'in', await ampleProducts(db))
    .orderBy('p.id')
    .offset(from)
    .limit(count)
    .execute()
  if (found.length < count) throw new Error(`only ${found.length} products of ${category} from ${from}`)
  for (const { qty, name } of found)
    if (qty < ENOUGH) throw new Error(`only ${qty} cases of ${name} are left by other tests`)
  return found
}

/** Those of the seed while browser specs run, so that a stock that a test lowers moves no offset. */
async function ampleProducts(db: TestDb): Promise<readonly number[]> {
  const ofSeed = process.env['SHOP_AMPLE_PRODUCTS']
  return ofSeed === undefined ? selectAmpleProducts(db) : ofSeed.split(',').map(Number)
}
