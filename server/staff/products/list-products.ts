import { MAX_INT } from '#contract/platform/constants.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { toWire } from '#contract/platform/money.ts'
import type { ProductFilter, staffProductCalls } from '#contract/staff/staff-products.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, bool, int4, int8, nullable, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

type Call = typeof staffProductCalls.listStaffProducts
type Wanted = HandlerArgs<Call>['query']

const PER_PAGE = 50

const SELECTION = {
  projectId: int4,
  q: text,
  isActive: nullable(bool),
  leastCases: int4,
  mostCases: int4,
  isUnpriced: bool,
}
const FOUND = `from products p left join stock s on s.product_id = p.id
   where p.project_id = :projectId and (:isActive::boolean is null or p.active = :isActive)
     and coalesce(s.qty, 0) between :leastCases and :mostCases
     and (not :isUnpriced or p.id not in (
       select product_id from prices group by 1 having count(*) = (select count(*) from levels)))
     and (:q = '' or position(lower(:q) in p.search_text) > 0
       or p.brand_id in (select id from brands where position(lower(:q) in lower(name)) > 0))`

const count = statement({
  name: 'desk-products-count',
  sql: `select count(*)::int as total ${FOUND}`,
  params: SELECTION,
  row: { total: int4 },
})
const ROW = {
  id: int4,
  model: text,
  name: text,
  brand: text,
  packaging: text,
  bin: nullable(text),
  active: bool,
  stock: int4,
  cents: nullable(int4),
  unpriced: array(text),
}
// the page first, so that prices are looked up for its products only
const selectPage = statement({
  name: 'desk-products-page',
  sql: `with f as (select p.id, p.model, p.name, p.brand_id, p.packaging, p.bin, p.active, coalesce(s.qty, 0) as stock ${FOUND}
     order by p.model limit :limit offset :offset)
   select f.id, f.model, f.name, b.name as brand, f.packaging, f.bin, f.active, f.stock, (select r.cents from prices r where r.product_id = f.id
       and r.level_id = (select id from levels order by factor desc, id limit 1)) as cents,
     array(select l.short_name from levels l where not exists (
       select from prices r where r.product_id = f.id and r.level_id = l.id) order by l.factor desc, l.id) as unpriced
   from f join brands b on b.id = f.brand_id order by f.model`,
  params: { ...SELECTION, limit: int8, offset: int8 },
  row: ROW,
})

interface Desk {
  readonly projectId: number
  /** so many or less are few */
  readonly lowCases: number
}

/** A page of the products of a storefront; a page number past the end gets the last page. */
export async function listProducts(
  db: Db,
  { projectId, lowCases: cases }: Desk,
  { filter, q, page }: Wanted,
): Promise<AnswerIn<Call>> {
  const selection = { projectId, q, ...ANY, ...selectionOf(filter, cases) }
  const [counted] = await count(db, selection)
  const total = counted?.total ?? 0
  const last_page = Math.max(1, Math.ceil(total / PER_PAGE))
  const current_page = Math.min(page, last_page)
  const rows = await selectPage(db, {
    ...selection,
    limit: PER_PAGE,
    offset: (current_page - 1) * PER_PAGE,
  })
  return {
    products: rows.map(toRow),
    pagination: { total, per_page: PER_PAGE, current_page, last_page },
  }
}

const ANY = { isActive: null, leastCases: 0, mostCases: MAX_INT, isUnpriced: false }

function selectionOf(filter: ProductFilter, lowCases: number) {
  switch (filter) {
    case 'all':
      return {}
    case 'hidden':
      return { isActive: false }
    case 'no_price':
      return { isUnpriced: true }
    case 'sold_out':
      return { isActive: true, mostCases: 0 }
    case 'low':
      return { isActive: true, leastCases: 1, mostCases: lowCases }
    default:
      return filter satisfies never
  }
}

const toRow = ({ cents, unpriced, ...row }: RowOf<typeof ROW>) => ({
  ...row,
  price: cents === null ? null : toWire(cents),
  unpriced: [...unpriced],
})
