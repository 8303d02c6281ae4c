import { NEW_ORDER_STATUS } from '#contract/constants.ts'
import type { Trx } from '#server/carts/change-cart.ts'
import { statement } from '#server/database/statement.ts'
import type { PendingSubmission } from './pending-submission.ts'

/** Everything that an order is, in one statement, from the content of its submission: submission, now, status. */
const insert = statement<{ id: number }>(
  'order-insert',
  `with s as (select s.id, s.cart_id, s.customer_id, c.project_id, s.content as t from submissions s
     join carts c on c.id = s.cart_id where s.id = $1),
   o as (insert into orders (cart_id, submission_id, customer_id, project_id, status_id, purchased_at, cart_name,
       payment_method, delivery, ship_date, pickup, subtotal_cents, total_cents, comments, card_type, last_four, snapshot)
     select cart_id, id, customer_id, project_id, $3, $2::timestamptz, t->>'cart_name', t->>'payment_method', t->>'delivery',
       (t->>'ship_date')::date, t->>'pickup', (t->>'subtotal')::int, (t->>'total')::int, t->>'comments',
       t->'card'->>'type', t->'card'->>'last_four', t from s returning id),
   l as (insert into order_lines (order_id, position, product_id, quantity, cents)
     select o.id, l.ordinality, (l.value->>'product_id')::int, (l.value->>'quantity')::int, (l.value->>'cents')::int
     from o, s, jsonb_array_elements(s.t->'lines') with ordinality l),
   f as (insert into order_fees (order_id, position, name, cents)
     select o.id, f.ordinality, f.value->>'name', (f.value->>'cents')::int
     from o, s, jsonb_array_elements(s.t->'charges') with ordinality f),
   c as (update carts set status = 'ordered', modified_at = $2 where id = (select cart_id from s)),
   a as (update addresses set used_at = $2 where id = (select (t->'address'->>'id')::int from s))
   select id from o`,
)

/** Writes the order of a submission and closes its cart; answers the number of the order. */
export async function writeOrder(trx: Trx, submission: PendingSubmission, now: Date): Promise<number> {
  const [order] = await insert(trx, submission.id, now, NEW_ORDER_STATUS)
  if (!order) throw new Error('an order was not written')
  return order.id
}
