import { NEW_ORDER_STATUS, WAITING_FOR_DOCUMENTS } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const release = statement({
  name: 'orders-release',
  sql: `with o as (update orders o set status_id = :released where o.customer_id = :customerId and o.status_id = :waiting
       and o.snapshot#>'{documents,waits_for}' is not null and not exists (
         select from jsonb_array_elements_text(o.snapshot#>'{documents,waits_for}') k (kind) where not exists (
           select from documents d where d.customer_id = o.customer_id and d.project_id = o.project_id and d.kind = k.kind
             and d.state = 'approved' and (d.expires_on is null or d.expires_on >= (o.snapshot#>>'{documents,day}')::date)))
       returning o.id),
     e as (insert into order_events (order_id, at, status_id) select id, :now::timestamptz, :released from o on conflict do nothing)
   select id from o order by id`,
  params: { customerId: int4, waiting: int4, released: int4, now: timestamptz },
  row: { id: int4 },
})

/**
 * Moves the orders of a customer on that wait for documents which are approved by now; resolves with their ids. A
 * statement of its own after the approval, so that it sees an order whose transaction the approval has waited for.
 */
export const releaseOrders = async (db: Db, customerId: number, now: Date): Promise<readonly number[]> =>
  (await release(db, { customerId, now, waiting: WAITING_FOR_DOCUMENTS, released: NEW_ORDER_STATUS })).map(
    ({ id }) => id,
  )
