import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { accountCalls, Order } from '#contract/account.ts'
import { ORDER_STATUSES } from '#contract/constants.ts'
import type { AnswerIn, HandlerArgs } from '#contract/endpoint.ts'
import { toWire } from '#contract/money.ts'
import { picturePath } from '#contract/picture-path.ts'
import type { Database } from '#server/database/schema.ts'
import {
  array,
  date,
  int4,
  int8,
  nullable,
  type RowOf,
  text,
  timestamptz,
} from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'

type Calls = typeof accountCalls.selectOrders
type OrdersRequest = HandlerArgs<Calls>['body']

const ORDER = {
  id: int4,
  cart_id: int4,
  purchased_at: timestamptz,
  status_id: int4,
  status_name: nullable(text),
  total_cents: int4,
  deposit: nullable(int4),
  cart_name: nullable(text),
  payment_method: text,
  delivery: nullable(text),
  ship_date: nullable(date),
  tracking_number: nullable(text),
  total_rows: int8,
}
type OrderRow = RowOf<typeof ORDER>

const LINE = {
  order_id: int4,
  product_id: int4,
  model: text,
  name: text,
  url: text,
  packaging: text,
  quantity: int4,
  cents: int4,
}
type LineRow = RowOf<typeof LINE>

const FEE = { order_id: int4, name: text, cents: int4 }
type FeeRow = RowOf<typeof FEE>

const SELECTION = { customerId: int4, projectId: int4, statuses: array(int4) }
const SELECTED = 'customer_id = :customerId and project_id = :projectId and status_id = any(:statuses)'

const page = statement({
  name: 'orders-page',
  sql: `select o.id, o.cart_id, o.purchased_at, o.status_id, s.name as status_name, o.total_cents,
     (o.snapshot->>'deposit')::int as deposit, o.cart_name, o.payment_method, o.delivery, o.ship_date, o.tracking_number,
     count(*) over () as total_rows
   from orders o left join order_statuses s on s.id = o.status_id where ${SELECTED}
   order by o.purchased_at desc, o.id desc limit :limit offset :offset`,
  params: { ...SELECTION, limit: int8, offset: int8 },
  row: ORDER,
})
const count = statement({
  name: 'orders-count',
  sql: `select count(*) as n from orders where ${SELECTED}`,
  params: SELECTION,
  row: { n: int8 },
})
const linesOf = statement({
  name: 'order-lines',
  sql: `select l.order_id, l.product_id, p.model, p.name, p.url, p.packaging, l.quantity, l.cents
   from order_lines l join products p on p.id = l.product_id where l.order_id = any(:orderIds) order by l.order_id, l.position`,
  params: { orderIds: array(int4) },
  row: LINE,
})
const feesOf = statement({
  name: 'order-fees',
  sql: 'select order_id, name, cents from order_fees where order_id = any(:orderIds) order by order_id, position',
  params: { orderIds: array(int4) },
  row: FEE,
})

const DEFAULT_PAGE = 20

/** One page of the customer's orders, newest first; a page number past the end returns the last page. */
export async function selectOrders(
  db: Kysely<Database>,
  customerId: number,
  projectId: number,
  request: OrdersRequest,
): Promise<AnswerIn<Calls>> {
  const statuses = (request.statuses?.length ? request.statuses : ORDER_STATUSES.open).filter(isStatus)
  const selection = { customerId, projectId, statuses }
  const per_page = Math.min(request.items_per_page ?? DEFAULT_PAGE, request.limit ?? Number.POSITIVE_INFINITY)
  const read = (number: number) =>
    page(db, { ...selection, limit: per_page, offset: (number - 1) * per_page })
  let current_page = request.page ?? 1
  let rows = await read(current_page)
  let total = Number(rows[0]?.total_rows ?? 0)
  if (rows.length === 0 && current_page > 1) {
    const [row] = await count(db, selection)
    total = Number(row?.n ?? 0)
    current_page = lastPage(total, per_page)
    rows = await read(current_page)
  }
  const pagination = { total, per_page, current_page, last_page: lastPage(total, per_page) }
  return { orders: await withContents(db, rows), meta: { pagination } }
}

const isStatus = (id: number): boolean => id < 32_768
const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

async function withContents(
  db: Kysely<Database>,
  rows: readonly OrderRow[],
): Promise<InferInput<typeof Order>[]> {
  if (rows.length === 0) return []
  const orderIds = rows.map((row) => row.id)
  const [lines, fees] = await Promise.all([linesOf(db, { orderIds }), feesOf(db, { orderIds })])
  const linesByOrder = Map.groupBy(lines, (line) => line.order_id)
  const feesByOrder = Map.groupBy(fees, (fee) => fee.order_id)
  return rows.map((row) => orderOf(row, linesByOrder.get(row.id) ?? [], feesByOrder.get(row.id) ?? []))
}

function orderOf(
  row: OrderRow,
  lines: readonly LineRow[],
  fees: readonly FeeRow[],
): InferInput<typeof Order> {
  return {
    orders_id: row.id,
    cart_id: row.cart_id,
    date_purchased: row.purchased_at.toISOString(),
    status_id: row.status_id,
    status_name: row.status_name ?? '',
    total: toWire(row.total_cents),
    deposit: row.deposit !== null && row.deposit < row.total_cents ? toWire(row.deposit) : null,
    item_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    cart_name: row.cart_name,
    payment_method: row.payment_method,
    delivery: row.delivery,
    ship_date: row.ship_date,
    fees: fees.map((fee) => ({ name: fee.name, amount: toWire(fee.cents) })),
    lines: lines.map(lineOf),
    tracking_number: row.tracking_number,
  }
}

const lineOf = (line: LineRow): InferInput<typeof Order>['lines'][number] => ({
  products_id: line.product_id,
  products_model: line.model,
  products_name: line.name,
  products_url: line.url,
  image_url: picturePath(line.url, 300),
  products_packaging: line.packaging,
  quantity: line.quantity,
  final_price: toWire(line.cents),
  total_price: toWire(line.cents * line.quantity),
})
