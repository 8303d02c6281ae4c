import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'

/** A line of a cart at the price of a level. */
export interface LineRow {
  readonly id: number
  readonly cart_id: number
  readonly product_id: number
  readonly quantity: number
  readonly is_promo: boolean
  readonly cart_version: number
  readonly model: string
  readonly name: string
  readonly url: string
  readonly packaging: string
  readonly pieces_per_case: number
  readonly weight_lb: number
  readonly texas_restricted: boolean
  readonly pro_use: boolean
  /** cases in stock */
  readonly available: number
  /** per case; nothing for a promotional line */
  readonly cents: number
}

const FIELDS = `l.id::int as id, l.cart_id, l.product_id, l.quantity, l.is_promo, l.cart_version, p.model, p.name, p.url,
  p.packaging, p.pieces_per_case, p.weight_lb::float8 as weight_lb, p.texas_restricted, p.pro_use,
  case when p.active then coalesce(s.qty, 0) else 0 end as available, case when l.is_promo then 0 else r.cents end as cents`
/** Joins that are kept from being turned round: the lines of a cart never pay for reading all products. */
const LOOKUPS = (levelId: string) => `cart_lines l
  cross join lateral (select * from products where id = l.product_id offset 0) p
  cross join lateral (select cents from prices where product_id = p.id and level_id = ${levelId} offset 0) r
  left join lateral (select qty from stock where product_id = p.id offset 0) s on true`

const selectMany = statement<LineRow>(
  'lines-of-carts',
  `select ${FIELDS} from ${LOOKUPS('$2')} where l.cart_id = any($1) order by l.is_promo, p.model, l.id`,
)

/** The lines of a cart as one value of a larger statement; both parameters are SQL. By model, promotions last. */
export const linesValue = (cartId: string, levelId: string): string =>
  `(select coalesce(json_agg(x), '[]') from (select ${FIELDS} from ${LOOKUPS(levelId)}
     where l.cart_id = ${cartId} order by l.is_promo, p.model, l.id) x)`

export const linesOfCarts = (
  db: Kysely<Database>,
  cartIds: readonly number[],
  levelId: number,
): Promise<readonly LineRow[]> => selectMany(db, cartIds, levelId)

export const subtotalOf = (lines: readonly LineRow[]): number =>
  lines.reduce((sum, line) => sum + line.cents * line.quantity, 0)

export const casesOf = (lines: readonly LineRow[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0)

/** What freight is reckoned for; promotional lines travel free. Summed in tenths, so that it never drifts. */
export const poundsOf = (lines: readonly LineRow[]): number =>
  lines
    .filter((line) => !line.is_promo)
    .reduce((sum, line) => sum + Math.round(line.weight_lb * 10) * line.quantity, 0) / 10
