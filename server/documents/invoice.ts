import { centralTime } from '#server/delivery/central-time.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { notFound } from '#server/http/http-error.ts'
import { contentKey } from './content-key.ts'
import { headOf } from './documents-of-level.ts'
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
  const title = INVOICED.has(order.status_id) ? 'Invoice' : 'Order confirmation'
  const sheet: InvoiceSheet = {
    kind: 'invoice',
    ...headOf(context),
    day: centralTime(order.purchased_at).day,
    title,
    orderId,
    customer: customerOf(order),
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
    comments: order.comments,
  }
  const bytes = await shop.sheets.render(contentKey(sheet), () => sheet)
  const name = title === 'Invoice' ? 'invoice' : 'order-confirmation'
  return new FileAnswer(bytes, 'application/pdf', `${name}-${orderId}.pdf`)
}

/** The statuses of complete orders. */
const INVOICED: ReadonlySet<number> = new Set([3, 25])

const customerOf = ({ company, firstname, lastname, email }: OrderRow): readonly string[] =>
  [company, `${firstname} ${lastname}`, email].filter((text) => text !== null && text !== '') as string[]

function factsOf(order: OrderRow): InvoiceSheet['facts'] {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Payment', order.payment_method.replaceAll('_', ' ')],
    ['Delivery', order.delivery],
    ['Pickup', order.pickup],
    ['Ship date', order.ship_date && longDay(order.ship_date)],
    ['Tracking', order.tracking_number],
  ]
  return facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []))
}
