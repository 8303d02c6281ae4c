import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'

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

/** Products of a category with ample stock, ordered by id. */
export async function goods(db: Kysely<Database>, count: number, wanted: Wanted = {}): Promise<Goods[]> {
  const { category = PLAIN, from = 0, projectId = 11 } = wanted
  const found = await db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.name', 'p.model', 'p.url'])
    .where('p.project_id', '=', projectId)
    .where('p.active', '=', true)
    .where('c.url', '=', category)
    .where('s.qty', '>=', 60)
    .orderBy('p.id')
    .offset(from)
    .limit(count)
    .execute()
  if (found.length < count) throw new Error(`only ${found.length} products of ${category} from ${from}`)
  return found
}
