import type { Db } from '#server/platform/database/db.ts'
import { array, bool, float8, int4, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement, subquery } from '#server/platform/database/statement.ts'
import { AVAILABLE } from './line-statements.ts'

const LINE = {
  id: int4,
  cart_id: int4,
  product_id: int4,
  quantity: int4,
  is_promo: bool,
  cart_version: int4,
  model: text,
  name: text,
  url: text,
  packaging: text,
  pieces_per_case: int4,
  weight_lb: float8,
  texas_restricted: bool,
  pro_use: bool,
  /** cases in stock */
  available: int4,
  /** per case; 0 for a promotional line */
  cents: int4,
}
/** A cart line priced at a price level. */
export type LineRow = RowOf<typeof LINE>

const COLUMNS = `l.id::int as id, l.cart_id, l.product_id, l.quantity, l.is_promo, l.cart_version, p.model, p.name, p.url,
  p.packaging, p.pieces_per_case, p.weight_lb::float8 as weight_lb, p.texas_restricted, p.pro_use,
  ${AVAILABLE} as available, case when l.is_promo then 0 else r.cents end as cents`
/** `offset 0` keeps the planner from reordering the joins, so pricing the lines of a cart never scans all products. */
const LOOKUPS = `cart_lines l
  cross join lateral (select * from products where id = l.product_id offset 0) p
  cross join lateral (select cents from prices where product_id = p.id and level_id = :levelId offset 0) r
  left join lateral (select qty from stock where product_id = p.id offset 0) s on true`

const selectMany = statement({
  name: 'lines-of-carts',
  sql: `select ${COLUMNS} from ${LOOKUPS} where l.cart_id = any(:cartIds) order by l.is_promo, p.model, l.id`,
  params: { cartIds: array(int4), levelId: int4 },
  row: LINE,
})

/** The lines of a cart by model, promotions last. */
export const linesOfCart = subquery({
  name: 'lines-of-cart',
  sql: `select ${COLUMNS} from ${LOOKUPS} where l.cart_id = :cartId order by l.is_promo, p.model, l.id`,
  params: { cartId: int4, levelId: int4 },
  row: LINE,
})

export const linesOfCarts = (
  db: Db,
  cartIds: readonly number[],
  levelId: number,
): Promise<readonly LineRow[]> => selectMany(db, { cartIds, levelId })

export const subtotalOf = (lines: readonly LineRow[]): number =>
  lines.reduce((sum, line) => sum + line.cents * line.quantity, 0)

/** The weight that freight is quoted for, in pounds; promotional lines ship free. Summed in tenths to stay exact. */
export const poundsOf = (lines: readonly LineRow[]): number =>
  lines
    .filter((line) => !line.is_promo)
    .reduce((sum, line) => sum + Math.round(line.weight_lb * 10) * line.quantity, 0) / 10
