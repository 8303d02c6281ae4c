import { startOfDay } from '#server/platform/central-time.ts'
import type { Kysely } from 'kysely'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
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
import { IS_OWING, ORDERS_OWING_REFUND, OWES_REFUND } from '#server/orders/payments/owes-refund.ts'
import { SHIPPED_CASES } from '#server/orders/order-shipments.ts'
import { selectStatuses } from './make-move.ts'
import { FOUND_ORDERS, SEARCHED, searchOf } from './search-orders.ts'

type Call = typeof staffOrderCalls.listStaffOrders
type Wanted = HandlerArgs<Call>['query']

const PER_PAGE = 25
/** Of all orders and those of a status more are not counted, because that would read them all: filters lead to them. */
const MOST_LISTED = 100 * PER_PAGE

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

const FILTERS = {
  projectId: int4,
  from: nullable(date),
  to: nullable(date),
  pickup: nullable(bool),
  limit: int8,
  offset: int8,
}
/** Days are those of the warehouse. Only columns of the indexes of lists, so that they alone are read. */
const FILTERED = `o.project_id = :projectId
     and o.purchased_at >= coalesce(${startOfDay(':from::date')}, '-infinity')
     and o.purchased_at < coalesce(${startOfDay(':to::date + 1')}, 'infinity')
     and (:pickup::bool is null or (o.pickup is not null) = :pickup)`

const FOUND = { counted: nullable(int8), ids: nullable(array(int4)) }
type Found = RowOf<typeof FOUND>

// Plans serve all values of a statement: each way of picking orders is one of its own, so that each can use its index.
/** Of few orders, which are sorted. @param picked SQL with columns id and purchased_at */
const pageOfFew = (picked: string) => `with p as materialized (${picked})
   select (select count(*) from p) as counted, array(select o.id from p o
     order by case when :isNewestFirst then o.purchased_at end desc, case when :isNewestFirst then o.id end desc,
       o.purchased_at, o.id limit :limit offset :offset) as ids`
const FEW = { ...FILTERS, isNewestFirst: bool }
const findOpen = statement({
  name: 'desk-orders-open',
  sql: pageOfFew(
    `select o.id, o.purchased_at from orders o where o.status_id = any(:statuses) and ${FILTERED}`,
  ),
  params: { ...FEW, statuses: array(int4) },
  row: FOUND,
})
const findOwed = statement({
  name: 'desk-orders-owed',
  sql: pageOfFew(
    `select o.id, o.purchased_at from orders o where o.status_id = any(:statuses) and ${FILTERED} and ${IS_OWING}`,
  ),
  params: { ...FEW, statuses: array(int4) },
  row: FOUND,
})
const findOwing = statement({
  name: 'desk-orders-owing',
  sql: pageOfFew(`select o.id, o.purchased_at from orders o
     where o.id in (${ORDERS_OWING_REFUND}) and ${FILTERED}`),
  params: FEW,
  row: FOUND,
})
// `offset 0` keeps the planner from reading all orders for the few that are found
const findSearched = statement({
  name: 'desk-orders-searched',
  sql: pageOfFew(`select o.id, o.purchased_at from (${FOUND_ORDERS}) f
     cross join lateral (select * from orders where id = f.id offset 0) o where ${FILTERED} and (:statuses::int[] is null or o.status_id = any(:statuses))
       and (not :owing or ${OWES_REFUND}) and (not :owed or ${IS_OWING})`),
  params: { ...FEW, ...SEARCHED, statuses: nullable(array(int4)), owing: bool, owed: bool },
  row: FOUND,
})

const SORTS = { newest: 'o.purchased_at desc, o.id desc', oldest: 'o.purchased_at, o.id' } as const
/** Of what may be most orders of a shop, which are read in the order of an index. @param status SQL that picks by `:status` */
const pagesInOrder = (name: string, status: string) => {
  const from = `from orders o where ${status} and ${FILTERED}`
  const page = (sort: keyof typeof SORTS) =>
    statement({
      name: `desk-orders-${name}-${sort}`,
      sql: `select (select count(*) from (select ${from} limit :most) listed) as counted,
         array(select o.id ${from} order by ${SORTS[sort]} limit :limit offset :offset) as ids`,
      params: { ...FILTERS, status: nullable(int4), most: int8 },
      row: FOUND,
    })
  return { newest: page('newest'), oldest: page('oldest') }
}
const ofStatus = pagesInOrder('status', 'o.status_id = :status')
const ofAll = pagesInOrder('all', ':status::int is null')
const countOwing = statement({
  name: 'desk-orders-owing-count',
  sql: `select count(*) as n from orders o where o.project_id = :projectId and o.id in (${ORDERS_OWING_REFUND})`,
  params: { projectId: int4 },
  row: { n: int8 },
})

const selectRows = statement({
  name: 'desk-orders-rows',
  sql: `select o.id, o.status_id, s.name as status, o.purchased_at, o.ship_date,
     concat_ws(' ', c.firstname, c.lastname) as customer, c.email, o.total_cents,
     (select sum(l.quantity - l.cancelled)::int from order_lines l where l.order_id = o.id) as ordered,
     (select sum(h.quantity)::int from ${SHIPPED_CASES} h where h.order_id = o.id) as shipped,
     ${OWES_REFUND} as owes_refund
   from unnest(:ids::int[]) with ordinality as p (id, position) join orders o on o.id = p.id join customers c on c.id = o.customer_id
     left join order_statuses s on s.id = o.status_id order by p.position`,
  params: { ids: array(int4) },
  row: ROW,
})

/** A page of the orders of a storefront; a page number past the end gets the last page. */
export async function listStaffOrders(
  db: Kysely<Database>,
  projectId: number,
  wanted: Wanted,
): Promise<AnswerIn<Call>> {
  const [{ ids, counted, current_page, most }, [owing], statuses] = await Promise.all([
    pageOf(db, projectId, wanted),
    countOwing(db, { projectId }),
    selectStatuses(db),
  ])
  const total = Math.min(counted, most)
  const rows = ids.length === 0 ? [] : await selectRows(db, { ids })
  return {
    orders: rows.map(toStaffOrderRow),
    owing: Number(owing?.n ?? 0),
    statuses: [...statuses],
    pagination: { total, per_page: PER_PAGE, current_page, last_page: lastPage(total) },
    is_cut: counted > most,
  }
}

async function pageOf(db: Kysely<Database>, projectId: number, wanted: Wanted) {
  const { find, most } = finder(db, projectId, wanted)
  const read = async (current_page: number) => {
    const [row] = await find((current_page - 1) * PER_PAGE)
    return { ids: row?.ids ?? [], counted: Number(row?.counted ?? 0), current_page, most }
  }
  const page = await read(wanted.page)
  const last = lastPage(Math.min(page.counted, most))
  return page.current_page > last ? read(last) : page
}

interface Finder {
  readonly find: (offset: number) => Promise<readonly Found[]>
  /** orders that have pages */
  readonly most: number
}

function finder(db: Kysely<Database>, projectId: number, wanted: Wanted): Finder {
  const { show, sort, q, from, to, kind, owed } = wanted
  const pickup = kind === '' ? null : kind === 'pickup'
  const filters = { projectId, from: from || null, to: to || null, pickup, limit: PER_PAGE }
  const few = { ...filters, isNewestFirst: sort === 'newest' }
  const statuses = statusesOf(show)
  const [isOwed, owing, open] = [owed !== '', show === 'refunds', ORDER_STATUSES.open]
  const all = (find: Finder['find']) => ({ find, most: Number.MAX_SAFE_INTEGER })
  if (q !== '' || (owing && isOwed)) {
    const search = { ...few, ...searchOf(q), statuses, owing, owed: isOwed }
    return all((offset) => findSearched(db, { ...search, offset }))
  }
  if (owing) return all((offset) => findOwing(db, { ...few, offset }))
  if (isOwed)
    return all((offset) => findOwed(db, { ...few, statuses: statuses ?? ORDER_STATUSES.previous, offset }))
  if (show === 'open') return all((offset) => findOpen(db, { ...few, statuses: open, offset }))
  const [status = null] = statuses ?? []
  const listed = (status === null ? ofAll : ofStatus)[sort]
  const most = { status, most: MOST_LISTED + 1 }
  return { find: (offset) => listed(db, { ...filters, ...most, offset }), most: MOST_LISTED }
}

const lastPage = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE))

const statusesOf = (show: string): readonly number[] | null => {
  if (show === 'all' || show === 'refunds') return null
  return show === 'open' ? ORDER_STATUSES.open : [Number(show)]
}

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
