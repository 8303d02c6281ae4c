import { randomUUID } from 'node:crypto'
import { feedCalls as calls, type FeedAck, type FeedStock } from '#contract/staff/feed.ts'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import { makeFeedKey } from '#server/staff/feed/feed-keys.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { TestDb } from './database.ts'
import { Shopper } from './shopper.ts'

type ShipmentRow = CallArgs<typeof calls.postShipments>['body']['shipments'][number]

/** A back office that follows a storefront by a key of its own. */
export async function openBackOffice({ url, db }: { url: string; db: TestDb }, projectId = 11) {
  const made = { name: 'Warehouse', projectId, staffId: null, now: new Date() }
  const { id, key } = await inTransaction(db, (trx) => makeFeedKey(trx, made))
  const client = new Shopper(url, projectId)
  client.token = key
  const read = (after: number) => client.call(calls.readFeed, { query: { after: String(after) } })
  /** All events after a number, page by page. */
  const readOn = async (after: number) => {
    const events = []
    for (let next = after, more = true; more; ) {
      const page = await read(next)
      events.push(...page.events)
      next = page.next
      more = page.has_more
    }
    return events
  }
  const ship = (shipments: ShipmentRow[], request_id: string = randomUUID()) =>
    client.call(calls.postShipments, { body: { request_id, shipments } })
  const stock = (rows: FeedStock[], request_id: string = randomUUID()) =>
    client.call(calls.postStock, { body: { request_id, stock: rows } })
  const acknowledge = (acks: FeedAck[], request_id: string = randomUUID()) =>
    client.call(calls.postAcks, { body: { request_id, acks } })
  return { id, key, client, read, readOn, ship, stock, acknowledge }
}

export const wholeOrder = (orders_id: number, ...numbers: string[]): ShipmentRow => ({
  orders_id,
  lines: null,
  numbers,
  carrier: null,
})
