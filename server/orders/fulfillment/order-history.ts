import { int4, nullable, text, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { ActionKind } from '#server/orders/act-on-order.ts'

const OF_ORDER = { orderId: int4 }

/** What staff did about an order and noted, the oldest first. */
export const actionsOfOrder = statement({
  name: 'order-actions',
  sql: `select a.kind, a.at, a.text, f.name as staff from order_actions a left join staff f on f.id = a.staff_id
   where a.order_id = :orderId order by a.at, a.request_id`,
  params: OF_ORDER,
  row: { kind: textOf<ActionKind>(), at: timestamptz, text, staff: nullable(text) },
})
