import type { setLinesCalls } from '#contract/cart/set-lines.ts'
import { MAX_INT } from '#contract/platform/constants.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { array, bool, int4, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Handlers, SessionContext } from '#server/platform/http/handler.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { changeCart } from './change-cart.ts'
import { AVAILABLE, cappedSql } from './line-statements.ts'

type Call = typeof setLinesCalls.setLines

/**
 * Sets quantities by product, capped at stock; 0 removes the line. A product that is sold out keeps its line as it is.
 * An undo is not capped, but gives no line to a product that is no longer sold. Rows: the lines of these products.
 */
const write = statement({
  name: 'lines-set',
  sql: `with x as (select * from unnest(:productIds::int[], :quantities::int[]) x (product_id, quantity)),
   b as (select l.id, l.product_id, l.quantity from cart_lines l join x using (product_id)
     where l.cart_id = :cartId and not l.is_promo),
   p as (select p.id, p.active, ${AVAILABLE} as available
     from products p join prices r on r.product_id = p.id and r.level_id = :levelId left join stock s on s.product_id = p.id
     where p.id = any(:productIds) and p.project_id = :projectId),
   d as (delete from cart_lines l using b, x
     where l.id = b.id and x.product_id = b.product_id and x.quantity = 0 returning l.id),
   t as (select p.id, b.quantity as before,
       case when :isUndo then x.quantity else ${cappedSql('x.quantity', 'p.available')} end as quantity
     from x join p on p.id = x.product_id left join b on b.product_id = p.id
     where x.quantity > 0 and (p.available > 0 or :isUndo and (p.active or b.id is not null))),
   w as (insert into cart_lines (cart_id, product_id, quantity, cart_version)
     select :cartId, t.id, t.quantity, :version from t where t.before is distinct from t.quantity
     on conflict (cart_id, product_id, is_promo) do update
     set quantity = excluded.quantity, cart_version = excluded.cart_version
     returning id, product_id, quantity),
   v as (update carts set version = :version, modified_at = :now, quote_id = null
     where id = :cartId and (exists (select 1 from d) or exists (select 1 from w)) returning id)
   select w.id::int as id, w.product_id, w.quantity from w
   union all
   select b.id::int, b.product_id, b.quantity from b join x using (product_id)
   where x.quantity > 0 and not exists (select 1 from w where w.id = b.id)`,
  params: {
    cartId: int4,
    version: int4,
    projectId: int4,
    levelId: int4,
    productIds: array(int4),
    quantities: array(int4),
    isUndo: bool,
    now: timestamptz,
  },
  row: { id: int4, product_id: int4, quantity: int4 },
})

/**
 * Sets quantities of the current cart in one transaction. Quantities are final, so a repeated call changes nothing.
 * Throws 409 when another cart is current or this one is being ordered.
 */
async function setLines(
  { lines, is_undo }: HandlerArgs<Call>['body'],
  context: SessionContext,
): Promise<AnswerIn<Call>> {
  const { db, session, projectId, now } = context
  await countEvents(db, [{ key: `set-lines:${session.customerId}`, events: 60, seconds: 60 }], now())
  const known = lines.filter(({ products_id }) => products_id <= MAX_INT)
  const wanted = new Map(known.map(({ products_id, quantity }) => [products_id, quantity]))
  const rows = await changeCart(context, (trx, cart) =>
    write(trx, {
      cartId: cart.id,
      version: cart.version + 1,
      projectId,
      levelId: session.priceLevelId,
      productIds: [...wanted.keys()],
      quantities: [...wanted.values()],
      isUndo: is_undo,
      now: now(),
    }),
  )
  return {
    success: true,
    errors: [],
    lines: rows.map(({ product_id, ...line }) => ({ ...line, products_id: product_id })),
    meta: { new_cart_id: null },
  }
}

export const setLinesHandlers: Handlers<typeof setLinesCalls> = {
  setLines: ({ body }, context) => setLines(body, context),
}
