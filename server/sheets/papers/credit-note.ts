import { PAID_BY } from '#contract/orders/order-payments.ts'
import { contentKey } from '#server/documents/content-key.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import type { PaperContext } from '#server/sheets/invoice.ts'
import { dayOf } from '#server/sheets/invoice-facts.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { type PaymentRow, paymentsOfOrders } from '#server/sheets/ledger/payment-rows.ts'
import { selectOwnOrder } from '#server/sheets/order-rows.ts'
import type { CreditNoteSheet } from '#server/sheets/sheet.ts'
import { type IssuedNote, selectCreditOfOrder } from './credit-note-rows.ts'
import { issuedCreditNote, refundOf } from './issued-credit-note.ts'

/** A credit note of an order of this customer. @param name such as 800321-1 */
export async function creditNote(context: SessionContext, name: string): Promise<FileAnswer> {
  const [id = '', number = ''] = name.split('-')
  const { db, projectId } = context
  const { customerId } = context.session
  const [order] = await selectOwnOrder(db, { id: idParam(id), customerId, projectId })
  // no other text leads to it
  if (!order || name !== `${order.id}-${idParam(number)}`) throw notFound()
  return drawnCreditNote(context, order.id, idParam(number), `customer ${customerId}`)
}

/** Throws 404 where the order has no credit of this number. @param client who asks, see SheetRenderer */
export async function drawnCreditNote(
  context: PaperContext,
  orderId: number,
  number: number,
  client: string,
): Promise<FileAnswer> {
  const { db, shop, now } = context
  const [credit] = await selectCreditOfOrder(db, { orderId, number })
  if (!credit) throw notFound()
  const { takenOff, ...note } = await issuedCreditNote(db, credit, now())
  const [payments, { overpaid }] = await Promise.all([
    paymentsOfOrders(db, { orderIds: [orderId] }),
    moneyOfOrder(db, orderId),
  ])
  const settled = settledOf({ ...note, takenOff }, refundOf(payments, credit.id), overpaid)
  const sheet: CreditNoteSheet = { ...note, settled }
  const bytes = await shop.sheets.render(client, contentKey(sheet), () => sheet)
  return new FileAnswer(bytes, 'application/pdf', `credit-note-${note.number}.pdf`)
}

/**
 * How a customer gets a credit, as far as it is known. What neither the refund of the credit nor the debt of the shop explains has
 * been given back by another refund since.
 *
 * @param overpaid cents that the shop owes for the order
 */
export function settledOf(
  { total, takenOff }: Pick<IssuedNote, 'total' | 'takenOff'>,
  refund: PaymentRow | null,
  overpaid: number,
): CreditNoteSheet['settled'] {
  const back = total - takenOff
  const refunded = Math.min(back, refund?.cents ?? 0)
  const open = Math.min(back - refunded, overpaid)
  const amounts: CreditNoteSheet['settled'] = [
    ['Taken off what is owed', takenOff],
    [refund === null ? '' : refundText(refund), refunded],
    ['Still to be given back', open],
    ['Given back since', back - refunded - open],
  ]
  return amounts.filter(([, cents]) => cents > 0)
}

const refundText = ({ state, how, at, settled_at }: PaymentRow): string =>
  state === 'done'
    ? `Refunded ${PAID_BY[how]} on ${dayOf(settled_at ?? at)}`
    : `Asked for on ${dayOf(at)}, by card`
