import type { Db } from '#server/platform/database/db.ts'
import { int4, jsonb, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { readSettings } from '#server/site/settings-reader.ts'
import { selectIssuingOrder } from '#server/sheets/order-rows.ts'
import type { InvoiceSheet } from '#server/sheets/sheet.ts'
import { invoiceSheet } from './invoice-sheet.ts'

const insert = statement({
  name: 'invoice-issue',
  sql: `insert into invoices (order_id, issued_at, sheet) values (:orderId, :now, :sheet)
   on conflict (order_id) where withdrawn_at is null do nothing`,
  params: { orderId: int4, now: timestamptz, sheet: jsonb<InvoiceSheet>() },
})
const select = statement({
  name: 'invoice-issued',
  sql: 'select sheet from invoices where order_id = :orderId and withdrawn_at is null',
  params: { orderId: int4 },
  row: { sheet: jsonb<InvoiceSheet>() },
})

/** Keeps what the invoice of a complete order says, once: it is drawn from this however the shop and the order change. */
export async function issueInvoice(db: Db, orderId: number, now: Date): Promise<void> {
  const [order] = await selectIssuingOrder(db, { id: orderId })
  if (!order) throw new Error(`there is no order ${orderId}`)
  const { project_id: projectId } = order
  const seller = { projectId, settings: await readSettings(db, projectId) }
  await insert(db, { orderId, now, sheet: await invoiceSheet(db, seller, order) })
}

/** The invoice of an order that is open again holds no more; it is kept. */
export const withdrawInvoice = statement({
  name: 'invoice-withdraw',
  sql: 'update invoices set withdrawn_at = :now where order_id = :orderId and withdrawn_at is null',
  params: { orderId: int4, now: timestamptz },
})

/** The invoice of a complete order; one that an earlier version completed gets it when it is first asked for. */
export async function issuedInvoice(db: Db, orderId: number, now: Date): Promise<InvoiceSheet> {
  const [issued] = await select(db, { orderId })
  if (issued) return issued.sheet
  await issueInvoice(db, orderId, now)
  const [first] = await select(db, { orderId })
  if (!first) throw new Error(`the invoice of order ${orderId} was withdrawn meanwhile`)
  return first.sheet
}
