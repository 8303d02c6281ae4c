import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import {
  bool,
  int4,
  int8,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** SQL: the cases of a product `p` with stock `s` that can be bought. */
export const AVAILABLE = 'case when p.active then coalesce(s.qty, 0) else 0 end'

/** SQL: the quantity of a line that is asked to have so many cases. */
export const cappedSql = (cases: string, available: string): string =>
  `least(${cases}, ${available}, ${MAX_QUANTITY})`

/** The quantity of a line that is asked to have so many cases. */
export const capped = (cases: number, available: number): number => Math.min(cases, available, MAX_QUANTITY)

/** SQL: a changed line, written by `w`, invalidates the freight quote and bumps the version. Needs `:now`. */
export const BUMP = `v as (update carts set version = version + 1, modified_at = :now, quote_id = null
    where id = (select cart_id from w limit 1) returning id)`

const OUTCOME = {
  cart_id: int4,
  status: textOf<'current' | 'submitting'>(),
  name: nullable(text),
  cents: nullable(int4),
  /** cases in stock */
  available: nullable(int4),
  /** before this change; null when there was no line */
  quantity_before: nullable(int4),
  line_id: nullable(int4),
  quantity: nullable(int4),
}
export type LineOutcome = RowOf<typeof OUTCOME>

const OWNER = { customerId: int4, projectId: int4 }
/** `cartId`: the cart that the change expects to be current; null: whichever is current. */
const CHANGE = { ...OWNER, now: timestamptz, cartId: nullable(int4) }
const CART = `c as (select id, status, version from carts
    where customer_id = :customerId and project_id = :projectId and status in ('current', 'submitting') for update)`
const IS_CHANGED = `c.status = 'current' and (:cartId::int is null or c.id = :cartId)`
const productOf = (id: string) => `p as (select p.id, p.name, r.cents, ${AVAILABLE} as available
    from products p join prices r on r.product_id = p.id and r.level_id = :levelId left join stock s on s.product_id = p.id
    where p.id = ${id} and p.project_id = :projectId)`
const RESULT = `c.id as cart_id, c.status, p.name, p.cents, p.available, w.id::int as line_id, w.quantity,
   o.quantity as quantity_before`

/**
 * Adds cases of a product to the current cart, capped at stock. No row: there is no current cart. A single statement,
 * so that no concurrent add is lost.
 */
export const addToLine = statement({
  name: 'line-add',
  sql: `with ${CART}, ${productOf(':productId')},
   w as (insert into cart_lines as l (cart_id, product_id, quantity, cart_version)
     select c.id, p.id, ${cappedSql(':quantity::int', 'p.available')}, c.version + 1 from c, p
     where ${IS_CHANGED} and p.available > 0
     on conflict (cart_id, product_id, is_promo) do update
     set quantity = ${cappedSql('l.quantity + :quantity::int', '(select available from p)')}, cart_version = excluded.cart_version
     returning l.id, l.cart_id, l.quantity),
   ${BUMP}
   select ${RESULT} from c left join p on true left join w on true
     left join cart_lines o on o.cart_id = c.id and o.product_id = :productId and not o.is_promo`,
  params: { ...CHANGE, levelId: int4, productId: int4, quantity: int4 },
  row: OUTCOME,
})

/** Sets the quantity of a line of the current cart, capped at stock. */
export const setLine = statement({
  name: 'line-set',
  sql: `with ${CART},
   o as (select l.id, l.product_id, l.quantity from cart_lines l join c on c.id = l.cart_id
     where l.id = :lineId and l.product_id = :productId and not l.is_promo),
   ${productOf('(select product_id from o)')},
   w as (update cart_lines l set quantity = ${cappedSql(':quantity::int', 'p.available')}, cart_version = c.version + 1
     from c, o, p where l.id = o.id and ${IS_CHANGED} and p.available > 0
     returning l.id, l.cart_id, l.quantity),
   ${BUMP}
   select ${RESULT} from c left join o on true left join p on true left join w on true`,
  params: { ...CHANGE, levelId: int4, lineId: int8, productId: int4, quantity: int4 },
  row: OUTCOME,
})

/** Removes a line from the current cart. */
export const removeLine = statement({
  name: 'line-remove',
  sql: `with ${CART},
   w as (delete from cart_lines l using c where l.cart_id = c.id and l.id = :lineId and ${IS_CHANGED}
     returning l.id, l.cart_id),
   ${BUMP}
   select c.id as cart_id, c.status, w.id::int as line_id from c left join w on true`,
  params: { ...CHANGE, lineId: int8 },
  row: { cart_id: OUTCOME.cart_id, status: OUTCOME.status, line_id: OUTCOME.line_id },
})

/** The cart of the customer that has a line; no row when the line is unknown or another customer's. */
export const findCustomerLine = statement({
  name: 'line-own',
  sql: `select l.cart_id, l.is_promo from cart_lines l join carts c on c.id = l.cart_id
   where l.id = :lineId and c.customer_id = :customerId and c.project_id = :projectId`,
  params: { ...OWNER, lineId: int8 },
  row: { cart_id: int4, is_promo: bool },
})
