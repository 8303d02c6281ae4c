import { NEW_ORDER_STATUS } from '#contract/constants.ts'
import type { Trx } from '#server/carts/change-cart.ts'
import { statement } from '#server/database/statement.ts'
import type { PendingSubmission } from './pending-submission.ts'

const insertOrder = statement<{ id: number }>(
  'order-insert',
  `insert into orders (cart_id, submission_id, customer_id, project_id, status_id, purchased_at, cart_name, payment_method,
     delivery, ship_date, pickup, subtotal_cents, total_cents, comments, card_type, last_four, snapshot)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning id`,
)
const insertLines = statement<never>(
  'order-lines-insert',
  `insert into order_lines (order_id, position, product_id, quantity, cents)
   select $1, l.ordinality, (l.value->>'product_id')::int, (l.value->>'quantity')::int, (l.value->>'cents')::int
   from json_array_elements($2::json) with ordinality l`,
)
const insertFees = statement<never>(
  'order-fees-insert',
  `insert into order_fees (order_id, position, name, cents)
   select $1, f.ordinality, f.value->>'name', (f.value->>'cents')::int from json_array_elements($2::json) with ordinality f`,
)
const touchAddress = statement<never>('order-address-used', 'update addresses set used_at = $2 where id = $1')

/** Writes the order of a submission from what was submitted; answers its number. */
export async function writeOrder(trx: Trx, submission: PendingSubmission, now: Date): Promise<number> {
  const { content } = submission
  const [order] = await insertOrder(
    trx,
    submission.cart_id,
    submission.id,
    submission.customer_id,
    submission.project_id,
    NEW_ORDER_STATUS,
    now,
    content.cart_name,
    content.payment_method,
    content.delivery,
    content.ship_date,
    content.pickup,
    content.subtotal,
    content.total,
    content.comments,
    content.card?.type ?? null,
    content.card?.last_four ?? null,
    JSON.stringify(content),
  )
  if (!order) throw new Error('an order was not written')
  await insertLines(trx, order.id, JSON.stringify(content.lines))
  await insertFees(trx, order.id, JSON.stringify(content.charges))
  if (content.address) await touchAddress(trx, content.address.id, now)
  return order.id
}
