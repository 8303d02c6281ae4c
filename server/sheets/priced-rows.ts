import type { Db } from '#server/platform/database/db.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { PricedProduct } from './sheet.ts'

/** Rows that are fetched at a time, so that other calls are answered in between. */
const PAGE = 1_000

const selectPage = statement({
  name: 'sheet-priced-products',
  sql: `select p.id, p.model, p.name, b.name as brand, c.name as category, p.packaging, p.upc, r.cents, coalesce(s.qty, 0) as stock
   from products p join prices r on r.product_id = p.id and r.level_id = :levelId
   join brands b on b.id = p.brand_id join categories c on c.id = p.category_id left join stock s on s.product_id = p.id
   where p.project_id = :projectId and p.active and p.id > :after order by p.id limit ${PAGE}`,
  params: { levelId: int4, projectId: int4, after: int4 },
  row: {
    id: int4,
    model: text,
    name: text,
    brand: text,
    category: text,
    packaging: text,
    upc: text,
    cents: int4,
    stock: int4,
  },
})
const selectLevel = statement({
  name: 'sheet-level',
  sql: `select l.short_name, l.name, (select version::text from versions where name = 'catalog') as version
   from levels l where l.id = :id`,
  params: { id: int4 },
  row: { short_name: text, name: text, version: text },
})

interface PricedLevel {
  readonly short_name: string
  readonly name: string
  /** of the catalogue */
  readonly version: string
  /** those with a price at the level, in no order */
  readonly products: readonly PricedProduct[]
}

/** A price level of a storefront as it is stored, for a process without the catalogue; null: there is none. */
export async function readPricedLevel(
  db: Db,
  { projectId, levelId }: { readonly projectId: number; readonly levelId: number },
): Promise<PricedLevel | null> {
  const [level] = await selectLevel(db, { id: levelId })
  if (!level) return null
  const products: PricedProduct[] = []
  for (let after = 0; ; ) {
    const page = await selectPage(db, { projectId, levelId, after })
    products.push(...page)
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return { ...level, products }
    after = last.id
  }
}
