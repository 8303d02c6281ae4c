import { invoiceName } from '#contract/orders/order-history.ts'
import { numberOf } from '#contract/site/settings.ts'
import type { Db } from '#server/platform/database/db.ts'
import { headOf } from '#server/sheets/documents-of-level.ts'
import { factsOf, paymentsOf, shippedOf } from '#server/sheets/invoice-facts.ts'
import { partiesOf, type Seller } from '#server/sheets/invoice-parties.ts'
import { selectInvoiceShipments } from '#server/sheets/invoice-rows.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { paymentsOfOrders } from '#server/sheets/ledger/payment-rows.ts'
import { type DocumentOrder, selectOrderFees, selectOrderLines } from '#server/sheets/order-rows.ts'
import type { InvoiceSheet } from '#server/sheets/sheet.ts'

/** Days in which an order by net terms is paid, in a shop that has not set them. */
const NET_DAYS = 30

/** All that the paper of an order says, as the shop knows it now. */
export async function invoiceSheet(db: Db, seller: Seller, order: DocumentOrder): Promise<InvoiceSheet> {
  const orderId = order.id
  const [lines, fees, shipments, payments, money] = await Promise.all([
    selectOrderLines(db, { orderId }),
    selectOrderFees(db, { orderId }),
    selectInvoiceShipments(db, { orderId }),
    paymentsOfOrders(db, { orderIds: [orderId] }),
    moneyOfOrder(db, orderId),
  ])
  const netDays = numberOf(seller.settings.app, 'net_days', NET_DAYS)
  return {
    kind: 'invoice',
    ...headOf(seller.projectId, seller.settings.store, order.purchased_at),
    title: invoiceName(order.status_id),
    orderId,
    parties: partiesOf(seller, order),
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
