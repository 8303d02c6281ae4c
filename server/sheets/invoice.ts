import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { contentKey } from '#server/documents/content-key.ts'
import { isComplete } from './invoice-facts.ts'
import { type DocumentOrder, selectOwnOrder } from './order-rows.ts'
import { invoiceSheet } from './papers/invoice-sheet.ts'
import { issuedInvoice } from './papers/issued-invoice.ts'
import type { InvoiceSheet } from './sheet.ts'

export type PaperContext = Pick<SessionContext, 'db' | 'shop' | 'projectId' | 'now'>

/** The invoice of an order of this customer; before the order is complete it is called its confirmation. */
export async function invoice(context: SessionContext, id: string): Promise<FileAnswer> {
  const { db, projectId } = context
  const { customerId } = context.session
  const [order] = await selectOwnOrder(db, { id: idParam(id), customerId, projectId })
  if (!order) throw notFound()
  return drawnInvoice(context, order, `customer ${customerId}`)
}

/** @param client who asks, see SheetRenderer */
export async function drawnInvoice(
  context: PaperContext,
  order: DocumentOrder,
  client: string,
): Promise<FileAnswer> {
  const sheet = await sheetOf(context, order)
  const bytes = await context.shop.sheets.render(client, contentKey(sheet), () => sheet)
  const name = sheet.title.toLowerCase().replace(' ', '-')
  return new FileAnswer(bytes, 'application/pdf', `${name}-${order.id}.pdf`)
}

/** An invoice as it was issued, any other paper as the order is now. */
const sheetOf = ({ db, shop, projectId, now }: PaperContext, order: DocumentOrder): Promise<InvoiceSheet> =>
  isComplete(order.status_id)
    ? issuedInvoice(db, order.id, now())
    : invoiceSheet(db, { projectId, settings: shop.settings.current(projectId) }, order)
