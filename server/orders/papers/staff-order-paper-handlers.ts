import { counted } from '#contract/platform/format-count.ts'
import type { staffOrderPaperCalls } from '#contract/staff/staff-order-papers.ts'
import { findAll } from '#server/orders/fulfillment/find-staff-orders.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { Handlers, StaffContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { drawnInvoice } from '#server/sheets/invoice.ts'
import { drawnCreditNote } from '#server/sheets/papers/credit-note.ts'
import { type DocumentOrder, selectOrderForStaff } from '#server/sheets/order-rows.ts'
import { ordersCsv } from './orders-csv.ts'
import { packingSlip } from './packing-slip.ts'
import { pickList } from './pick-list.ts'

export const staffOrderPaperHandlers: Handlers<typeof staffOrderPaperCalls> = {
  packingSlip: async ({ params }, context) => {
    const order = await orderOf(context, idParam(params.id))
    await record(context, 'packingSlip', `order ${order.id}`)
    return packingSlip(context, order)
  },
  staffInvoice: async ({ params }, context) => {
    const order = await orderOf(context, idParam(params.id))
    await record(context, 'staffInvoice', `order ${order.id}`)
    return drawnInvoice(context, order, `staff ${context.staff.id}`)
  },
  staffCreditNote: async ({ params }, context) => {
    const { id } = await orderOf(context, idParam(params.id))
    const number = idParam(params.number)
    await record(context, 'staffCreditNote', `order ${id}, credit ${number}`)
    return drawnCreditNote(context, id, number, `staff ${context.staff.id}`)
  },
  pickList: async ({ query: { ids } }, context) => {
    for (const id of ids) await orderOf(context, id)
    await record(context, 'pickList', `orders ${ids.join(', ')}`)
    return pickList(context, ids)
  },
  exportOrders: async ({ query }, context) => {
    const { db, projectId, now } = context
    const ids = await findAll(db, projectId, query)
    await record(context, 'exportOrders', counted(ids.length, 'order'))
    const name = `orders-${projectId}-${centralTime(now()).day}.csv`
    return new FileAnswer(ordersCsv(db, ids), 'text/csv; charset=utf-8', name)
  },
}

/** Throws 404 for an order of another storefront, or none. */
async function orderOf({ db, projectId }: StaffContext, id: number): Promise<DocumentOrder> {
  const [order] = await selectOrderForStaff(db, { id, projectId })
  if (!order) throw notFound()
  return order
}

const record = ({ db, staff }: StaffContext, action: string, subject: string) =>
  recordStaff(db, { staffId: staff.id, action, subject })
