import { invoiceName } from '#contract/orders/order-history.ts'
import { numberOf } from '#contract/site/settings.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { paymentsOfOrders } from '#server/sheets/ledger/payment-rows.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { contentKey } from '#server/documents/content-key.ts'
import { headOf } from './documents-of-level.ts'
import { factsOf, paymentsOf, shippedOf } from './invoice-facts.ts'
import { partiesOf } from './invoice-parties.ts'
import { selectInvoiceShipments } from './invoice-rows.ts'
import { type DocumentOrder, selectOrderFees, selectOrderLines, selectOwnOrder } from './order-rows.ts'
import type { InvoiceSheet } from './sheet.ts'

type InvoiceContext = Pick<SessionContext, 'db' | 'shop' | 'projectId' | 'now'>

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
  context: InvoiceContext,
  order: DocumentOrder,
  client: string,
): Promise<FileAnswer> {
  const sheet = await invoiceSheet(context, order)
  const bytes = await context.shop.sheets.render(client, contentKey(sheet), () => sheet)
  const name = sheet.title.toLowerCase().replace(' ', '-')
  return new FileAnswer(bytes, 'application/pdf', `${name}-${order.id}.pdf`)
}

/** Days in which an order by net terms is paid, in a shop that has not set them. */
const NET_DAYS = 30

async function invoiceSheet(context: InvoiceContext, order: DocumentOrder): Promise<InvoiceSheet> {
  const { db, shop, projectId } = context
  const orderId = order.id
  const [lines, fees, shipments, payments, money] = await Promise.all([
    selectOrderLines(db, { orderId }),
    selectOrderFees(db, { orderId }),
    selectInvoiceShipments(db, { orderId }),
    paymentsOfOrders(db, { orderIds: [orderId] }),
    moneyOfOrder(db, orderId),
  ])
  const netDays = numberOf(shop.settings.current(projectId).app, 'net_days', NET_DAYS)
  return {
    kind: 'invoice',
    ...headOf(context),
    day: centralTime(order.purchased_at).day,
    title: invoiceName(order.status_id),
    orderId,
    parties: partiesOf(context, order),
    facts: factsOf(order, shipments, netDays),
    lines: lines.map(({ model, name, packaging, quantity, cents }) => ({
      model,
      name,
      packaging,
      quantity,
      cents,
    })),
    fees: fees.map(({ name, cents }) => [name, cents] as const),
    subtotal: order.subtotal_cents,
    total: order.total_cents,
    payments: paymentsOf(order, money, payments),
    owed: money.owed,
    shipments: shipments.map(shippedOf),
    comments: order.comments,
  }
}
