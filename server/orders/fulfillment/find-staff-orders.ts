import { MAX_INT, ORDER_STATUSES } from '#contract/platform/constants.ts'
import type { HandlerArgs } from '#contract/platform/endpoint.ts'
import { MOST_FOUND_ORDERS, MOST_LISTED_ORDERS, type staffOrderCalls } from '#contract/staff/staff-orders.ts'
import { IS_OWING, OWES_REFUND } from '#server/orders/payments/owes-refund.ts'
import { startOfDay } from '#server/platform/central-time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, bool, date, int4, int8, nullable, type RowOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { BY_NUMBER_WAY, FOUND_ORDERS, SEARCHED, searchOf, selectAmongListed } from './search-orders.ts'

/** Which orders of a storefront are wanted, in which order. */
export type WantedOrders = Omit<HandlerArgs<typeof staffOrderCalls.listStaffOrders>['query'], 'page'>

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
/** Of few orders, which are sorted: how many there are, and the ids of a page. */
const COUNTED_AND_IDS = `(select count(*) from p) as counted, array(select o.id from p o
     order by case when :isNewestFirst then o.purchased_at end desc, case when :isNewestFirst then o.id end desc,
       o.purchased_at, o.id limit :limit offset :offset) as ids`
/** @param picked SQL with columns id and purchased_at */
const pageOfFew = (picked: string) => `with p as materialized (${picked})
   select ${COUNTED_AND_IDS}`
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
     where ${OWES_REFUND} and ${FILTERED} and (not :owed or ${IS_OWING})`),
  params: { ...FEW, owed: bool },
  row: FOUND,
})
// `offset 0` keeps the planner from reading all orders for the few that are found
const findSearched = statement({
  name: 'desk-orders-searched',
  sql: `with ${FOUND_ORDERS},
   p as materialized (
     select o.id, o.purchased_at from (select id from found group by id
         having not (select is_common from common) or bool_or(way = ${BY_NUMBER_WAY})) f
       cross join lateral (select * from orders where id = f.id offset 0) o
     where ${FILTERED} and (:statuses::int[] is null or o.status_id = any(:statuses))
       and (not :owing or ${OWES_REFUND}) and (not :owed or ${IS_OWING}))
   select (select is_common from common) as is_common,
     case when (select is_common from common) then array(select id from p) end as numbered,
     ${COUNTED_AND_IDS}`,
  params: {
    ...FEW,
    ...SEARCHED,
    most: int8,
    mostByWords: int8,
    statuses: nullable(array(int4)),
    owing: bool,
    owed: bool,
  },
  row: { ...FOUND, is_common: nullable(bool), numbered: nullable(array(int4)) },
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

interface Page {
  readonly limit: number
  readonly offset: number
}

interface Finder {
  /** @param most orders that are counted, where those of a page tell nothing of their number */
  readonly find: (page: Page, most: number) => Promise<readonly Found[]>
  /** orders that have pages */
  readonly most: number
}

const LIMITS = { most: MOST_LISTED_ORDERS, mostByWords: MOST_FOUND_ORDERS }

interface FoundPage {
  readonly ids: readonly number[]
  /** that have pages */
  readonly total: number
  /** more fit, or more may be found */
  readonly isCut: boolean
}

/** The ids of a page of orders, and how many there are. */
export async function findPage(db: Db, projectId: number, wanted: WantedOrders & Page): Promise<FoundPage> {
  if (wanted.q !== '') return findSearchedPage(db, projectId, wanted)
  const { find, most } = finder(db, projectId, wanted)
  const [row] = await find(wanted, most + 1)
  const counted = Number(row?.counted ?? 0)
  return { ids: row?.ids ?? [], total: Math.min(counted, most), isCut: counted > most }
}

/** What very many orders have is searched for in the first ones of the list without it, after the order with this number. */
async function findSearchedPage(
  db: Db,
  projectId: number,
  { limit, offset, ...wanted }: WantedOrders & Page,
): Promise<FoundPage> {
  const search = searchOf(wanted.q)
  const few = { ...searchedOf(projectId, wanted), ...search, ...LIMITS, limit, offset }
  const [found] = await findSearched(db, few)
  if (!found?.is_common) return { ids: found?.ids ?? [], total: Number(found?.counted ?? 0), isCut: false }
  const { find } = finder(db, projectId, wanted)
  const [listed] = await find({ limit: MOST_FOUND_ORDERS, offset: 0 }, MOST_FOUND_ORDERS + 1)
  const ids = [...new Set([...(found.numbered ?? []), ...(listed?.ids ?? [])])]
  const [row] = await selectAmongListed(db, { ids, ...search, limit, offset })
  return {
    ids: row?.ids ?? [],
    total: Number(row?.counted ?? 0),
    isCut: Number(listed?.counted ?? 0) > MOST_FOUND_ORDERS,
  }
}

/** The ids of all orders that are found, also of those that have no pages. */
export async function findAll(db: Db, projectId: number, wanted: WantedOrders): Promise<readonly number[]> {
  const all = { limit: MAX_INT, offset: 0 }
  const search = {
    ...searchedOf(projectId, wanted),
    ...searchOf(wanted.q),
    most: MAX_INT,
    mostByWords: MAX_INT,
    ...all,
  }
  const [row] = await (wanted.q === ''
    ? finder(db, projectId, wanted).find(all, 0)
    : findSearched(db, search))
  return row?.ids ?? []
}

const filtersOf = (projectId: number, { from, to, kind }: WantedOrders) => ({
  projectId,
  from: from || null,
  to: to || null,
  pickup: kind === '' ? null : kind === 'pickup',
})

const searchedOf = (projectId: number, wanted: WantedOrders) => ({
  ...filtersOf(projectId, wanted),
  isNewestFirst: wanted.sort === 'newest',
  statuses: statusesOf(wanted.show),
  owing: wanted.show === 'refunds',
  owed: wanted.owed !== '',
})

/** What is listed without a search. */
function finder(db: Db, projectId: number, wanted: WantedOrders): Finder {
  const { show, sort } = wanted
  const filters = filtersOf(projectId, wanted)
  const few = { ...filters, isNewestFirst: sort === 'newest' }
  const owed = wanted.owed !== ''
  const all = (find: (page: Page) => Promise<readonly Found[]>) => ({ find, most: Number.MAX_SAFE_INTEGER })
  if (show === 'refunds') return all(({ limit, offset }) => findOwing(db, { ...few, owed, limit, offset }))
  const statuses = statusesOf(show)
  if (owed) {
    const search = { ...few, statuses: statuses ?? ORDER_STATUSES.previous }
    return all(({ limit, offset }) => findOwed(db, { ...search, limit, offset }))
  }
  if (show === 'open')
    return all(({ limit, offset }) => findOpen(db, { ...few, statuses: ORDER_STATUSES.open, limit, offset }))
  const [status = null] = statuses ?? []
  const listed = (status === null ? ofAll : ofStatus)[sort]
  return {
    find: ({ limit, offset }, most) => listed(db, { ...filters, status, most, limit, offset }),
    most: MOST_LISTED_ORDERS,
  }
}

const statusesOf = (show: string): readonly number[] | null => {
  if (show === 'all' || show === 'refunds') return null
  return show === 'open' ? ORDER_STATUSES.open : [Number(show)]
}
