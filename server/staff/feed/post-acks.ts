import { counted } from '#contract/platform/format-count.ts'
import type { FeedAck, FeedAnswer } from '#contract/staff/feed.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { int4, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { doOnce, type FeedRequest, type RowError } from './once.ts'

const ACK = { id: int4, projectId: int4 }
const acknowledge = statement({
  name: 'feed-ack',
  sql: `update orders set external_id = :externalId where id = :id and project_id = :projectId
     and coalesce(external_id, :externalId) = :externalId returning id`,
  params: { ...ACK, externalId: text },
  row: { id: int4 },
})
const selectKnown = statement({
  name: 'feed-ack-known',
  sql: 'select external_id from orders where id = :id and project_id = :projectId',
  params: ACK,
  row: { external_id: nullable(text) },
})

/** Writes by which numbers a back office knows orders. A number stays: another one is refused. */
export const postAcks = (db: Db, request: FeedRequest<FeedAck>): Promise<FeedAnswer> =>
  doOnce(db, request, { name: 'acks', run: acknowledgeAll })

async function acknowledgeAll(
  trx: Transaction,
  { feed, rows }: FeedRequest<FeedAck>,
): Promise<string | readonly RowError[]> {
  const errors: RowError[] = []
  const placed = rows.map((ack, index) => ({ ...ack, row: index + 1 }))
  // requests that lock the same orders lock them in the same order
  for (const { orders_id: id, external_id: externalId, row } of placed.toSorted(
    (one, other) => one.orders_id - other.orders_id,
  )) {
    const order = { id, projectId: feed.projectId }
    const [done] = await acknowledge(trx, { ...order, externalId })
    if (done) continue
    const [known] = await selectKnown(trx, order)
    const text = known ? `Order ${id} is ${known.external_id} already.` : `There is no order ${id}.`
    errors.push({ row, text })
  }
  if (errors.length > 0) return errors.toSorted((one, other) => one.row - other.row)
  return `${counted(rows.length, 'order is', 'orders are')} acknowledged.`
}
