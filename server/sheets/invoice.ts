import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import { centralTime, withSpokenTimes } from '#server/platform/central-time.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { carrierOf, contactOf, purchaseOrderOf } from './order-snapshot.ts'
import { contentKey } from '#server/documents/content-key.ts'
import { headOf } from './documents-of-level.ts'
import { partiesOf } from './invoice-parties.ts'
import { selectOrderFees, selectOwnOrder } from './order-rows.ts'
import { longDay } from './pdf-document.ts'
import type { InvoiceSheet } from './sheet.ts'
import { ownLines } from './source-lines.ts'

type OrderRow = Awaited<ReturnType<typeof selectOwnOrder>>[number]

/** The invoice of an order; before the order is complete it is called its confirmation. */
export async function invoice(context: SessionContext, id: string): Promise<FileAnswer> {
  const { db, session, projectId, shop } = context
  const { id: orderId, lines } = await ownLines(context, 'order', id)
  const [order] = await selectOwnOrder(db, { id: orderId, customerId: session.customerId, projectId })
  if (!order) throw notFound()
  const fees = await selectOrderFees(db, { orderId })
  const title = titleOf(order)
  const sheet: InvoiceSheet = {
    kind: 'invoice',
    ...headOf(context),
    day: centralTime(order.purchased_at).day,
    title,
    orderId,
    parties: partiesOf(context, order),
    facts: factsOf(order),
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
    refunded: order.refunded_cents ?? 0,
    comments: order.comments,
  }
  const bytes = await shop.sheets.render(`customer ${session.customerId}`, contentKey(sheet), () => sheet)
  const name = title.toLowerCase().replace(' ', '-')
  return new FileAnswer(bytes, 'application/pdf', `${name}-${orderId}.pdf`)
}

function titleOf({ status_id }: OrderRow): InvoiceSheet['title'] {
  if (status_id === CANCELLED_STATUS) return 'Cancelled order'
  return INVOICED.has(status_id) ? 'Invoice' : 'Order confirmation'
}

/** The statuses of complete orders. */
const INVOICED: ReadonlySet<number> = new Set([3, 25])

function factsOf(order: OrderRow): InvoiceSheet['facts'] {
  const facts: readonly (readonly [string, string | null])[] = [
    ['PO number', purchaseOrderOf(order.snapshot)],
    ['Payment', paymentText(order)],
    ['Ordered by', `${order.firstname} ${order.lastname}, ${order.email}`],
    ['Delivery', order.pickup === null ? carrierOf(order) : null],
    ['Pickup', order.pickup && pickupText(order.pickup)],
    ['Picked up by', order.pickup && contactOf(order.snapshot).join(', ')],
    ['Ship date', order.ship_date && longDay(order.ship_date)],
    ['Tracking', order.tracking_number],
  ]
  return facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []))
}

/** "Visa ending in 1111", "Net terms" */
const paymentText = ({ payment_method: method, card_type, last_four }: OrderRow): string =>
  last_four === null
    ? `${method.charAt(0).toUpperCase()}${method.slice(1).replaceAll('_', ' ')}`
    : `${card_type ?? 'Card'} ending in ${last_four}`

/** Of "2026-06-20 13:30". */
const pickupText = (pickup: string): string =>
  withSpokenTimes(pickup).replace(/^(\d{4}-\d\d-\d\d) /, (_, day: string) => `${longDay(day)} at `)
