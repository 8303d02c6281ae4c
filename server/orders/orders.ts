import { startOfDay } from '#server/platform/central-time.ts'
import { CANCELLED_STATUS, ORDER_STATUSES } from '#contract/platform/constants.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import type { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { array, date, int4, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { typedNumber } from './order-number.ts'
import { listedOrder, ORDER, ORDER_COLUMNS, ordersOf } from './order-rows.ts'

type Calls = typeof orderHistoryCalls.selectOrders
type OrdersRequest = HandlerArgs<Calls>['body']

const SELECTION = {
  customerId: int4,
  projectId: int4,
  statuses: array(int4),
  id: nullable(int4),
  from: nullable(date),
  to: nullable(date),
}
/** Only columns of the index of a customer's orders, so that it alone is read. */
const LISTED = `o.customer_id = :customerId and o.project_id = :projectId and o.status_id = any(:statuses)
   and (:id::int is null or o.id = :id)
   and (:from::date is null or o.purchased_at >= ${startOfDay(':from::date')})
   and (:to::date is null or o.purchased_at < ${startOfDay(':to::date + 1')})`
const FOUND = `${LISTED} and (o.id = :number or o.cart_id = :number
     or position(lower(:q) in lower(concat_ws(' ', o.po_number, o.cart_name))) > 0
     or exists (select from order_lines l where l.order_id = o.id and position(lower(:q) in lower(l.model || ' ' || l.name)) > 0))`

const ROW = { ...ORDER, total_rows: nullable(int4) }
const PAGE = { limit: int4, offset: int4 }

/**
 * A page of the orders that fit, which are counted with it: a late page costs what the first one does. Columns, lines and shipments are
 * read for the page only. Past the end it is the last page. @param fits SQL about an order `o`
 */
const pageOf = (fits: string) => `with f as materialized (
     select array(select o.id from orders o where ${fits} order by o.purchased_at desc, o.id desc) as ids),
   p as (select ids, least(:offset, (greatest(cardinality(ids), 1) - 1) / :limit * :limit) as start from f)
   select ${ORDER_COLUMNS}, cardinality(p.ids) as total_rows
   from p cross join lateral unnest(p.ids[p.start + 1 : p.start + :limit]) with ordinality as q (id, position)
     join orders o on o.id = q.id left join order_statuses s on s.id = o.status_id order by q.position`

const selectListed = statement({
  name: 'orders-page',
  sql: pageOf(LISTED),
  params: { ...SELECTION, ...PAGE },
  row: ROW,
})
// reads all orders of the customer
const selectFound = statement({
  name: 'orders-found-page',
  sql: pageOf(FOUND),
  params: { ...SELECTION, q: text, number: nullable(int4), ...PAGE },
  row: ROW,
})

const DEFAULT_PAGE = 20

/** One page of the customer's orders, newest first; a page number past the end returns the last page. */
export async function selectOrders(
  { db, shop }: Pick<SessionContext, 'db' | 'shop'>,
  { customerId, projectId }: Pick<SessionContext['session'], 'customerId' | 'projectId'>,
  request: OrdersRequest,
): Promise<AnswerIn<Calls>> {
  const id = request.orders_id ?? null
  const all = id === null ? ORDER_STATUSES.open : [...ORDER_STATUSES.previous, CANCELLED_STATUS]
  const statuses = (request.statuses?.length ? request.statuses : all).filter(isStatus)
  const q = request.q ?? ''
  const selection = {
    customerId,
    projectId,
    statuses,
    id,
    from: request.from ?? null,
    to: request.to ?? null,
  }
  const limit = request.limit ?? Number.POSITIVE_INFINITY
  const per_page = Math.min(request.items_per_page ?? request.limit ?? DEFAULT_PAGE, limit)
  const page = request.page ?? 1
  const wanted = { ...selection, limit: per_page, offset: (page - 1) * per_page }
  const rows =
    q === ''
      ? await selectListed(db, wanted)
      : await selectFound(db, { ...wanted, q, number: typedNumber(q) })
  const total = rows[0]?.total_rows ?? 0
  const last_page = lastPage(total, per_page)
  const pagination = { total, per_page, current_page: Math.min(page, last_page), last_page }
  return {
    orders: request.without_lines ? rows.map(listedOrder) : await ordersOf(db, rows, shop.catalogue),
    meta: { pagination },
  }
}

const isStatus = (id: number): boolean => id < 32_768
const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
