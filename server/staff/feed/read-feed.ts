import { FEED_PAGE, type feedCalls } from '#contract/staff/feed.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import type { AddressRow } from '#server/cart/cart-row.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { EVENT, type EventRow } from '#server/platform/events/event.ts'
import { ORDER, ORDER_COLUMNS, ordersOf } from '#server/orders/order-rows.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, int8, jsonb, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

type Page = AnswerIn<typeof feedCalls.readFeed>

const COLUMNS = 'seq, kind, at, order_id, body'
const selectPage = statement({
  name: 'feed-events',
  sql: `select ${COLUMNS} from events where project_id = :projectId and seq > :after order by seq limit ${FEED_PAGE + 1}`,
  params: { projectId: int4, after: int8 },
  row: EVENT,
})
/** The last number of the storefront, and the last one whose event is gone. */
const selectBounds = statement({
  name: 'feed-bounds',
  sql: `select k.last, coalesce((select min(seq) from events e where e.project_id = k.project_id) - 1, k.last) as gone
   from event_counts k where k.project_id = :projectId`,
  params: { projectId: int4 },
  row: { last: int8, gone: nullable(int8) },
})
/** The last events of a storefront, the newest first. */
export const selectLastEvents = statement({
  name: 'feed-last-events',
  sql: `select ${COLUMNS} from events where project_id = :projectId and seq is not null order by seq desc limit 50`,
  params: { projectId: int4 },
  row: EVENT,
})
const selectOrders = statement({
  name: 'feed-orders',
  sql: `select ${ORDER_COLUMNS}, o.external_id, o.customer_id, c.email, c.firstname, c.lastname, c.company,
     o.snapshot->'address' as address
   from orders o join customers c on c.id = o.customer_id left join order_statuses s on s.id = o.status_id
   where o.id = any(:ids) order by o.id`,
  params: { ids: array(int4) },
  row: {
    ...ORDER,
    external_id: nullable(text),
    customer_id: int4,
    email: text,
    firstname: text,
    lastname: text,
    company: nullable(text),
    address: nullable(jsonb<AddressRow | null>()),
  },
})

/**
 * The events of a storefront after a number, and the orders that they are about as they are now. Throws 409 for a number after
 * which events are gone, or that no event has had: whoever went on from it would miss some.
 */
export async function readFeed(
  db: Db,
  { projectId, after, catalogue }: { projectId: number; after: number; catalogue: Catalogue },
): Promise<Page> {
  const found = await selectPage(db, { projectId, after })
  await refuseGap(db, projectId, after, found[0])
  const page = found.slice(0, FEED_PAGE)
  const ids = [...new Set(page.flatMap(({ order_id }) => order_id ?? []))]
  return {
    events: page.map(eventOf),
    orders: ids.length === 0 ? [] : await feedOrders(db, ids, catalogue),
    next: Number(page.at(-1)?.seq ?? after),
    has_more: found.length > page.length,
  }
}

async function refuseGap(db: Db, projectId: number, after: number, first?: EventRow): Promise<void> {
  if (Number(first?.seq) === after + 1) return
  const [bounds] = await selectBounds(db, { projectId })
  const [last, gone] = [Number(bounds?.last ?? 0), Number(bounds?.gone ?? 0)]
  if (after > last)
    throw new HttpError(409, [
      `No event has the number ${after}: the last one is ${last}. Was the shop restored?`,
    ])
  if (after < gone)
    throw new HttpError(409, [
      `Events up to ${gone} are no longer kept. Take the orders from their file, then read after ${gone}.`,
    ])
}

export const eventOf = ({ seq, kind, at, order_id, body }: EventRow) => ({
  seq: Number(seq),
  kind,
  at: at.toISOString(),
  orders_id: order_id,
  body,
})

async function feedOrders(db: Db, ids: readonly number[], catalogue: Catalogue): Promise<Page['orders']> {
  const rows = await selectOrders(db, { ids })
  const orders = await ordersOf(db, rows, catalogue)
  return orders.flatMap((order, index) => {
    const row = rows[index]
    return row ? [{ ...order, ...customerOf(row) }] : []
  })
}

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]

const customerOf = ({
  external_id,
  customer_id,
  email,
  firstname,
  lastname,
  company,
  address,
}: OrderRow) => ({
  external_id,
  customers_id: customer_id,
  customers_email_address: email,
  customers_name: `${firstname} ${lastname}`.trim(),
  company,
  shipping_address: address && {
    name: address.name,
    company: address.company ?? null,
    street_address: address.street_address,
    suburb: address.suburb ?? null,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    telephone: address.telephone ?? null,
  },
})
