import type { Kysely } from 'kysely'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { normalEmail } from '#contract/platform/email.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { toWire } from '#contract/platform/money.ts'
import type { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type { Database } from '#server/platform/database/schema.ts'
import {
  array,
  bool,
  date,
  int4,
  int8,
  nullable,
  type RowOf,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { ORDERS_OWING_REFUND, OWES_REFUND } from '#server/orders/payments/owes-refund.ts'
import { SHIPPED_CASES } from '#server/orders/order-shipments.ts'
import { selectStatuses } from './make-move.ts'

type Call = typeof staffOrderCalls.listStaffOrders
type Wanted = HandlerArgs<Call>['query']

const PER_PAGE = 25

const ROW = {
  id: int4,
  status_id: int4,
  status: nullable(text),
  purchased_at: timestamptz,
  ship_date: nullable(date),
  customer: nullable(text),
  email: text,
  total_cents: int4,
  ordered: nullable(int4),
  shipped: nullable(int4),
  owes_refund: bool,
}

const SELECTION = {
  projectId: int4,
  statuses: nullable(array(int4)),
  owing: bool,
  q: text,
  email: text,
  number: nullable(int4),
}
/** A number is that of an order or cart; any other text a part of an address, a name or a tracking number. */
const FOUND = `from orders o join customers c on c.id = o.customer_id
   where o.project_id = :projectId and (:statuses::int[] is null or o.status_id = any(:statuses))
     and (not :owing or o.id in (${ORDERS_OWING_REFUND}))
     and (:q = '' or o.id = :number or o.cart_id = :number
       or position(lower(:q) in lower(concat_ws(' ', c.email, c.firstname, c.lastname, c.company, o.tracking_number))) > 0
       or position(:email in c.email) > 0
       or exists (select from shipments x where x.order_id = o.id and position(lower(:q) in lower(array_to_string(x.numbers, ' '))) > 0))`

const count = statement({
  name: 'desk-orders-count',
  sql: `select count(*) as n ${FOUND}`,
  params: SELECTION,
  row: { n: int8 },
})
const countOwing = statement({
  name: 'desk-orders-owing',
  sql: `select count(*) as n from orders o where o.project_id = :projectId and o.id in (${ORDERS_OWING_REFUND})`,
  params: { projectId: int4 },
  row: { n: int8 },
})
const IN_ORDER = `case when :isNewestFirst then o.purchased_at end desc, case when :isNewestFirst then o.id end desc, o.purchased_at, o.id`
// the page first, so that cases are counted of its orders only
const selectPage = statement({
  name: 'desk-orders-page',
  sql: `with p as (select o.id, c.email, concat_ws(' ', c.firstname, c.lastname) as customer ${FOUND}
     order by ${IN_ORDER} limit :limit offset :offset)
   select o.id, o.status_id, s.name as status, o.purchased_at, o.ship_date, p.customer, p.email, o.total_cents,
     (select sum(l.quantity - l.cancelled)::int from order_lines l where l.order_id = o.id) as ordered,
     (select sum(h.quantity)::int from ${SHIPPED_CASES} h where h.order_id = o.id) as shipped,
     ${OWES_REFUND} as owes_refund
   from p join orders o on o.id = p.id left join order_statuses s on s.id = o.status_id
   order by ${IN_ORDER}`,
  params: { ...SELECTION, isNewestFirst: bool, limit: int8, offset: int8 },
  row: ROW,
})

/** A page of the orders of a storefront; a page number past the end gets the last page. */
export async function listStaffOrders(
  db: Kysely<Database>,
  projectId: number,
  { show, sort, q, page }: Wanted,
): Promise<AnswerIn<Call>> {
  const selection = {
    projectId,
    statuses: statusesOf(show),
    owing: show === 'refunds',
    q,
    email: normalEmail(q),
    number: numberIn(q),
  }
  const [[counted], [owing]] = await Promise.all([count(db, selection), countOwing(db, { projectId })])
  const total = Number(counted?.n ?? 0)
  const last_page = Math.max(1, Math.ceil(total / PER_PAGE))
  const current_page = Math.min(page, last_page)
  const rows = await selectPage(db, {
    ...selection,
    isNewestFirst: sort === 'newest',
    limit: PER_PAGE,
    offset: (current_page - 1) * PER_PAGE,
  })
  return {
    orders: rows.map(toStaffOrderRow),
    owing: Number(owing?.n ?? 0),
    statuses: [...(await selectStatuses(db))],
    pagination: { total, per_page: PER_PAGE, current_page, last_page },
  }
}

const statusesOf = (show: string): readonly number[] | null => {
  if (show === 'all' || show === 'refunds') return null
  return show === 'open' ? ORDER_STATUSES.open : [Number(show)]
}

const numberIn = (q: string): number | null => (/^#?\d{1,9}$/.test(q) ? Number(q.replace('#', '')) : null)

const toStaffOrderRow = (row: RowOf<typeof ROW>) => ({
  id: row.id,
  status_id: row.status_id,
  status: row.status ?? '',
  purchased_at: row.purchased_at.toISOString(),
  ship_date: row.ship_date,
  customer: row.customer ?? '',
  email: row.email,
  total: toWire(row.total_cents),
  ordered: row.ordered ?? 0,
  shipped: row.shipped ?? 0,
  owes_refund: row.owes_refund,
})
