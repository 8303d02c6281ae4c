import { MAX_QUANTITY } from '#contract/constants.ts'
import { statement } from '#server/database/statement.ts'

export interface LineOutcome {
  readonly cart_id: number
  readonly status: 'current' | 'submitting'
  readonly name: string | null
  readonly cents: number | null
  /** cases in stock */
  readonly available: number | null
  /** before this change; null when there was no line */
  readonly quantity_before: number | null
  readonly line_id: number | null
  readonly quantity: number | null
}

const CART = `c as (select id, status, version from carts
    where customer_id = $1 and project_id = $2 and status in ('current', 'submitting') for update)`
/** A quote belongs to the lines it was asked for. */
const BUMP = `v as (update carts set version = version + 1, modified_at = $3, quote_id = null
    where id = (select cart_id from w) returning id)`
const productOf = (id: string) => `p as (select p.id, p.name, r.cents,
      case when p.active then coalesce(s.qty, 0) else 0 end as available
    from products p join prices r on r.product_id = p.id and r.level_id = $4 left join stock s on s.product_id = p.id
    where p.id = ${id} and p.project_id = $2)`
const RESULT = `c.id as cart_id, c.status, p.name, p.cents, p.available, w.id::int as line_id, w.quantity`

/**
 * Adds cases of a product to the current cart, at most what is in stock: customer, project, now, level, product,
 * cases, the cart it is meant for or null. No row: there is no current cart. One statement, so that adds at the same
 * time all count.
 */
export const addToLine = statement<LineOutcome>(
  'line-add',
  `with ${CART}, ${productOf('$5')},
   w as (insert into cart_lines as l (cart_id, product_id, quantity, cart_version)
     select c.id, p.id, least($6::int, p.available, ${MAX_QUANTITY}), c.version + 1 from c, p
     where c.status = 'current' and ($7::int is null or c.id = $7) and p.available > 0
     on conflict (cart_id, product_id, is_promo) do update
     set quantity = least(l.quantity + $6::int, (select available from p), ${MAX_QUANTITY}), cart_version = excluded.cart_version
     returning l.id, l.cart_id, l.quantity),
   ${BUMP}
   select ${RESULT}, o.quantity as quantity_before from c left join p on true left join w on true
     left join cart_lines o on o.cart_id = c.id and o.product_id = $5 and not o.is_promo`,
)

/**
 * Sets a line of the current cart, at most to what is in stock: customer, project, now, level, line, cases, the cart
 * it is meant for or null, product. */
export const setLine = statement<LineOutcome>(
  'line-set',
  `with ${CART},
   o as (select l.id, l.product_id, l.quantity from cart_lines l join c on c.id = l.cart_id
     where l.id = $5 and l.product_id = $8 and not l.is_promo),
   ${productOf('(select product_id from o)')},
   w as (update cart_lines l set quantity = least($6::int, p.available, ${MAX_QUANTITY}), cart_version = c.version + 1
     from c, o, p where l.id = o.id and c.status = 'current' and ($7::int is null or c.id = $7)
       and p.available > 0
     returning l.id, l.cart_id, l.quantity),
   ${BUMP}
   select ${RESULT}, o.quantity as quantity_before from c left join o on true left join p on true left join w on true`,
)

/** Takes a line out of the current cart: customer, project, now, line, the cart it is meant for or null. */
export const removeLine = statement<Pick<LineOutcome, 'cart_id' | 'status' | 'line_id'>>(
  'line-remove',
  `with ${CART},
   w as (delete from cart_lines l using c where l.cart_id = c.id and l.id = $4 and c.status = 'current'
       and ($5::int is null or c.id = $5)
     returning l.id, l.cart_id),
   ${BUMP}
   select c.id as cart_id, c.status, w.id::int as line_id from c left join w on true`,
)

/** Which cart of the customer a line belongs to; no row when it is nobody's or somebody else's. */
export const findOwnLine = statement<{ cart_id: number; is_promo: boolean; product_id: number }>(
  'line-own',
  `select l.cart_id, l.is_promo, l.product_id from cart_lines l join carts c on c.id = l.cart_id
   where l.id = $1 and c.customer_id = $2 and c.project_id = $3`,
)
