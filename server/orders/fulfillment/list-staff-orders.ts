import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { toWire } from '#contract/platform/money.ts'
import type { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type { Db } from '#server/platform/database/db.ts'
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
import { OWES_REFUND } from '#server/orders/payments/owes-refund.ts'
import { SHIPPED_CASES } from '#server/orders/order-shipments.ts'
import { moneyOfOrders, type OrderMoney } from '#server/sheets/ledger/order-money.ts'
import { findPage } from './find-staff-orders.ts'
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

const countOwing = statement({
  name: 'desk-orders-owing-count',
  sql: `select count(*) as n from orders o where o.project_id = :projectId and ${OWES_REFUND}`,
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
export async function listStaffOrders(db: Db, projectId: number, wanted: Wanted): Promise<AnswerIn<Call>> {
  const [{ ids, total, isCut, current_page }, [owing], statuses] = await Promise.all([
    pageOf(db, projectId, wanted),
    countOwing(db, { projectId }),
    selectStatuses(db),
  ])
  const [rows, money] =
    ids.length === 0
      ? [[], new Map<number, OrderMoney>()]
      : await Promise.all([selectRows(db, { ids: [...ids] }), moneyOfOrders(db, ids)])
  return {
    orders: rows.map((row) => toStaffOrderRow(row, money.get(row.id))),
    owing: Number(owing?.n ?? 0),
    statuses: [...statuses],
    pagination: { total, per_page: PER_PAGE, current_page, last_page: lastPage(total) },
    is_cut: isCut,
  }
}

async function pageOf(db: Db, projectId: number, wanted: Wanted) {
  const read = async (current_page: number) => {
    const page = { limit: PER_PAGE, offset: (current_page - 1) * PER_PAGE }
    return { ...(await findPage(db, projectId, { ...wanted, ...page })), current_page }
  }
  const page = await read(wanted.page)
  const last = lastPage(page.total)
  return page.current_page > last ? read(last) : page
}

const lastPage = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE))

const toStaffOrderRow = (row: RowOf<typeof ROW>, money: OrderMoney | undefined) => ({
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
  is_all_refunded: money?.isAllRefunded ?? false,
})
