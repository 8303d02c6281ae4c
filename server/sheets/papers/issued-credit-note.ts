import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { headOf } from '#server/sheets/documents-of-level.ts'
import { dayOf, invoicedAt } from '#server/sheets/invoice-facts.ts'
import { partiesOf } from '#server/sheets/invoice-parties.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { type PaymentRow, paymentsOfOrders } from '#server/sheets/ledger/payment-rows.ts'
import { type DocumentOrder, selectIssuingOrder } from '#server/sheets/order-rows.ts'
import { purchaseOrderOf } from '#server/sheets/order-snapshot.ts'
import type { CreditNoteSheet } from '#server/sheets/sheet.ts'
import { readSettings } from '#server/site/settings-reader.ts'
import {
  creditNoteNumber,
  type CreditRow,
  insertCreditNote,
  type IssuedNote,
  selectCredit,
  selectCreditLines,
  selectCreditNote,
  selectFeesOfCredit,
  selectKeptFees,
  selectKeptLines,
} from './credit-note-rows.ts'

interface NewNote {
  /** of the credit, which is that of the refund as well */
  readonly id: string
  /** null: the reason of the refund, as far as there is one */
  readonly reason: string | null
  readonly now: Date
}

/**
 * Keeps what the credit note of a credit says, once, after its cases, fees and refund are written. Nothing where the order costs
 * nothing less.
 */
export async function issueCreditNote(db: Db, { id, reason, now }: NewNote): Promise<void> {
  const [credit] = await selectCredit(db, { id })
  if (!credit) return
  const { order_id: orderId } = credit
  const [order] = await selectIssuingOrder(db, { id: orderId })
  if (!order) throw new Error(`there is no order ${orderId}`)
  await insertCreditNote(db, { id, orderId, now, sheet: await noteOf(db, order, credit, reason) })
}

/** The credit note of a credit; one of an earlier version gets it when it is first asked for. */
export async function issuedCreditNote(db: Db, { id }: CreditRow, now: Date): Promise<IssuedNote> {
  const [issued] = await selectCreditNote(db, { id })
  if (issued) return issued.sheet
  await issueCreditNote(db, { id, reason: null, now })
  const [first] = await selectCreditNote(db, { id })
  if (!first) throw new Error(`there is no credit ${id}`)
  return first.sheet
}

async function noteOf(
  db: Db,
  order: DocumentOrder,
  credit: CreditRow,
  reason: string | null,
): Promise<IssuedNote> {
  const { id: orderId, project_id: projectId } = order
  const [settings, payments, { overpaid }, goods] = await Promise.all([
    readSettings(db, projectId),
    paymentsOfOrders(db, { orderIds: [orderId] }),
    moneyOfOrder(db, orderId),
    goodsOf(db, order, credit),
  ])
  const refund = refundOf(payments, credit.id)
  return {
    kind: 'creditNote',
    ...headOf(projectId, settings.store, credit.at),
    number: creditNoteNumber(credit),
    orderId,
    parties: partiesOf({ projectId, settings }, order).filter(
      ({ title }) => title === 'From' || title === 'Bill to',
    ),
    facts: creditFactsOf(order, credit.at, reason ?? refund?.reason ?? null),
    ...goods,
    total: credit.cents,
    takenOff: Math.max(0, credit.cents - (refund?.cents ?? 0) - overpaid),
  }
}

/** @param at when it is issued */
export function creditFactsOf(
  order: DocumentOrder,
  at: Date,
  reason: string | null,
): CreditNoteSheet['facts'] {
  const invoiced = invoicedAt(order, [])
  const facts: readonly (readonly [string, string | null])[] = [
    ['Credit date', dayOf(at)],
    ['Order date', dayOf(order.purchased_at)],
    ['Invoice', invoiced !== null && invoiced <= at ? `${order.id} of ${dayOf(invoiced)}` : null],
    ['PO number', purchaseOrderOf(order.snapshot)],
    ['Ordered by', `${order.firstname} ${order.lastname}, ${order.email}`],
    ['Reason', reason],
  ]
  return facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []))
}

/** Of an order that was cancelled as a whole all that was left of it. */
async function goodsOf(
  db: Db,
  { id: orderId, status_id }: DocumentOrder,
  { id, cents, is_last }: CreditRow,
): Promise<Pick<CreditNoteSheet, 'lines' | 'costs'>> {
  const [own, ownFees] = [await selectCreditLines(db, { id }), await selectFeesOfCredit(db, { id })]
  const isWhole = status_id === CANCELLED_STATUS && is_last === true && own.length === 0
  const kept = isWhole ? await selectKeptLines(db, { orderId }) : []
  const lines = isWhole ? kept.map((line) => ({ ...line, quantity: line.quantity ?? 0 })) : own
  const fees = isWhole ? await selectKeptFees(db, { orderId }) : ownFees
  return { lines, costs: costsOf(cents, lines, fees) }
}

/** What goods and whole fees do not come to is their share of what goes back with them, or was agreed. */
function costsOf(
  total: number,
  lines: CreditNoteSheet['lines'],
  fees: readonly { readonly name: string; readonly cents: number }[],
): CreditNoteSheet['costs'] {
  if (lines.length + fees.length === 0) return [['Price reduction', total]]
  const goods = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)
  const rest = fees.reduce((left, { cents }) => left - cents, total - goods)
  return [
    ...(lines.length > 0 ? [['Goods', goods] as const] : []),
    ...fees.map(({ name, cents }) => [name, cents] as const),
    ...(rest === 0 ? [] : [['Fees, tax and discount', rest] as const]),
  ]
}

/** The refund that was asked for with a credit, and not declined. */
export const refundOf = (payments: readonly PaymentRow[], id: string): PaymentRow | null =>
  payments.find((row) => row.id === id && row.kind === 'refund' && row.state !== 'declined') ?? null
