import { AVAILABLE } from '#server/cart/line-statements.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, bool, int4, nullable, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { jsonStatement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'

const PRODUCT = {
  id: int4,
  model: text,
  name: text,
  url: text,
  packaging: text,
  pieces_per_case: int4,
  upc: text,
  texas_restricted: bool,
  pro_use: bool,
  active: bool,
  project_id: int4,
  /** cases in stock */
  available: int4,
  /** per case; null: not sold at the price level */
  cents: nullable(int4),
  /** cases in the current cart */
  in_cart: int4,
}
/** A product, also one that is not sold, with its price, stock and line in the current cart. */
export type LineProductRow = RowOf<typeof PRODUCT>

const params = { customerId: int4, projectId: int4, levelId: int4 }
const SELECT = `select p.id, p.model, p.name, p.url, p.packaging, p.pieces_per_case, p.upc, p.texas_restricted, p.pro_use,
     p.active, p.project_id, ${AVAILABLE} as available, r.cents, coalesce(l.quantity, 0) as in_cart
   from products p left join prices r on r.product_id = p.id and r.level_id = :levelId
     left join stock s on s.product_id = p.id
     left join cart_lines l on l.product_id = p.id and not l.is_promo and l.cart_id = (select id from carts
       where customer_id = :customerId and project_id = :projectId and status in ('current', 'submitting'))`

const byIds = jsonStatement({
  name: 'line-products-by-id',
  sql: `${SELECT} where p.id = any(:ids)`,
  params: { ...params, ids: array(int4) },
  row: PRODUCT,
})
// the lists are hashed: compared one by one, a thousand codes would cost more than all the rest
const byCodes = jsonStatement({
  name: 'line-products-by-code',
  sql: `${SELECT} where p.project_id = :projectId
     and (lower(p.model) in (select unnest(:models::text[]))
       or cardinality(:upcs::text[]) > 0
         and regexp_replace(p.upc, '\\D', '', 'g') in (select unnest(:upcs::text[])))`,
  params: { ...params, models: array(text), upcs: array(text) },
  row: PRODUCT,
})

const paramsOf = ({ session, projectId }: SessionContext) => ({
  customerId: session.customerId,
  projectId,
  levelId: session.priceLevelId,
})

/** Products by id, of every storefront. */
export async function productsById(
  context: SessionContext,
  ids: readonly number[],
  db: Db = context.db,
): Promise<ReadonlyMap<number, LineProductRow>> {
  const rows = await byIds(db, { ...paramsOf(context), ids })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Finds the product of a model number or UPC, whatever its case and, in a UPC, blanks and hyphens. */
export async function findByCode(
  context: SessionContext,
  codes: readonly string[],
): Promise<(code: string) => LineProductRow | null> {
  const models = [...new Set(codes.map(modelOf))]
  const upcs = [...new Set(codes.filter(isUpc).map(digitsOf))]
  const rows = await byCodes(context.db, { ...paramsOf(context), models, upcs })
  const byModel = new Map(rows.map((row) => [modelOf(row.model), row]))
  const byUpc = new Map(rows.map((row) => [digitsOf(row.upc), row]))
  return (code) => byModel.get(modelOf(code)) ?? (isUpc(code) ? byUpc.get(digitsOf(code)) : null) ?? null
}

const modelOf = (code: string): string => code.toLowerCase()
const isUpc = (code: string): boolean => /^[\d\s-]*\d[\d\s-]*$/.test(code)
const digitsOf = (code: string): string => code.replaceAll(/\D/g, '')
