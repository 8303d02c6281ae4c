import { startOfDay } from '#server/platform/central-time.ts'
import { CANCELLED_STATUS, ORDER_STATUSES } from '#contract/platform/constants.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import type { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { array, date, int4, int8, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { typedNumber } from './order-number.ts'
import { ORDER, ORDER_COLUMNS, ordersOf } from './order-rows.ts'

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
const NEWEST_FIRST = 'order by o.purchased_at desc, o.id desc'
/** Only columns of the index of a customer's orders, so that it alone is read. */
const LISTED = `o.customer_id = :customerId and o.project_id = :projectId and o.status_id = any(:statuses)
   and (:id::int is null or o.id = :id)
   and (:from::date is null or o.purchased_at >= ${startOfDay(':from::date')})
   and (:to::date is null or o.purchased_at < ${startOfDay(':to::date + 1')})`
const FOUND = `${LISTED} and (o.id = :number or o.cart_id = :number
     or position(lower(:q) in lower(concat_ws(' ', o.po_number, o.cart_name))) > 0
     or exists (select from order_lines l where l.order_id = o.id and position(lower(:q) in lower(l.model || ' ' || l.name)) > 0))`

/** Orders, lines and shipments are read for the page only. @param ids SQL of the ids of a page */
const pageOf = (ids: string, counted: string) => `p as (${ids} ${NEWEST_FIRST} limit :limit offset :offset)
   select ${ORDER_COLUMNS}, (select count(*) from ${counted}) as total_rows
   from p join orders o on o.id = p.id left join order_statuses s on s.id = o.status_id ${NEWEST_FIRST}`
const ROW = { ...ORDER, total_rows: nullable(int8) }
const PAGE = { limit: int8, offset: int8 }
const SEARCHED = { ...SELECTION, q: text, number: nullable(int4) }

const lists = {
  page: statement({
    name: 'orders-page',
    sql: `with ${pageOf(`select o.id from orders o where ${LISTED}`, `orders o where ${LISTED}`)}`,
    params: { ...SELECTION, ...PAGE },
    row: ROW,
  }),
  count: statement({
    name: 'orders-count',
    sql: `select count(*) as n from orders o where ${LISTED}`,
    params: SELECTION,
    row: { n: int8 },
  }),
}
// reads all orders of the customer, once
const searches = {
  page: statement({
    name: 'orders-found-page',
    sql: `with f as materialized (select o.id, o.purchased_at from orders o where ${FOUND}), ${pageOf('select o.id from f o', 'f')}`,
    params: { ...SEARCHED, ...PAGE },
    row: ROW,
  }),
  count: statement({
    name: 'orders-found-count',
    sql: `select count(*) as n from orders o where ${FOUND}`,
    params: SEARCHED,
    row: { n: int8 },
  }),
}

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
  const search = { ...selection, q, number: typedNumber(q) }
  const read = (number: number) => {
    const page = { limit: per_page, offset: (number - 1) * per_page }
    return q === '' ? lists.page(db, { ...selection, ...page }) : searches.page(db, { ...search, ...page })
  }
  let current_page = request.page ?? 1
  let rows = await read(current_page)
  let total = Number(rows[0]?.total_rows ?? 0)
  if (rows.length === 0 && current_page > 1) {
    const [row] = await (q === '' ? lists.count(db, selection) : searches.count(db, search))
    total = Number(row?.n ?? 0)
    current_page = lastPage(total, per_page)
    rows = await read(current_page)
  }
  const pagination = { total, per_page, current_page, last_page: lastPage(total, per_page) }
  return {
    orders: await ordersOf(db, rows, { hasLines: !request.without_lines, catalogue: shop.catalogue }),
    meta: { pagination },
  }
}

const isStatus = (id: number): boolean => id < 32_768
const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
