import { PAID_BY } from '#contract/orders/order-payments.ts'
import { hasShipDate, waitsForReview } from '#contract/orders/promised-day.ts'
import { CANCELLED_STATUS, ORDER_STATUSES } from '#contract/platform/constants.ts'
import { counted } from '#contract/platform/format-count.ts'
import type { OrderMoney } from '#server/sheets/ledger/order-money.ts'
import type { PaymentRow } from '#server/sheets/ledger/payment-rows.ts'
import { centralTime, dayAfter, longDate } from '#server/platform/central-time.ts'
import { deliveryFacts, paymentText } from '#server/site/mail/messages/order-facts.ts'
import type { selectInvoiceShipments } from './invoice-rows.ts'
import type { DocumentOrder } from './order-rows.ts'
import { carrierOf, purchaseOrderOf, shippingAddressOf } from './order-snapshot.ts'
import type { InvoiceSheet, SheetFact } from './sheet.ts'

export type ShipmentRow = Awaited<ReturnType<typeof selectInvoiceShipments>>[number]

export const dayOf = (moment: Date): string => longDate(centralTime(moment).day)

export const isComplete = (status: number): boolean => ORDER_STATUSES.complete.some((each) => each === status)

/** @param netDays days in which an order by net terms is paid */
export function factsOf(
  order: DocumentOrder,
  shipments: readonly ShipmentRow[],
  netDays: number,
): InvoiceSheet['facts'] {
  const { snapshot, tracking_number, payment_method, card_type, last_four } = order
  const invoiced = invoicedAt(order, shipments)
  const card = last_four === null ? null : { type: card_type, last_four }
  return told([
    ['Order date', dayOf(order.purchased_at)],
    ['Invoice date', invoiced && dayOf(invoiced)],
    ['PO number', purchaseOrderOf(snapshot)],
    ['Payment', paymentText({ payment_method, card })],
    ['Terms', termsOf(order, netDays)],
    ['Due', dueOf(order, invoiced, netDays)],
    ['Ordered by', customerOf(order)],
    ...deliveryOf(order, shipments, waitsForReview(order)),
    ['Tracking', shipments.length === 0 ? tracking_number : null],
  ])
}

/** What who packs an order has to know of it, and nothing of its payment. */
export const packingFactsOf = (order: DocumentOrder): readonly SheetFact[] =>
  told([
    ['Order date', dayOf(order.purchased_at)],
    ['PO number', purchaseOrderOf(order.snapshot)],
    ['Ordered by', customerOf(order)],
    ...deliveryOf(order, [], false),
  ])

const told = (facts: readonly (readonly [string, string | null | undefined])[]): readonly SheetFact[] =>
  facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []))

const customerOf = ({ firstname, lastname, email }: DocumentOrder): string =>
  `${firstname} ${lastname}, ${email}`

/** The day on which it ships only until it does, or is cancelled. @param waits for the review of documents, in what its buyer reads */
function deliveryOf(order: DocumentOrder, shipments: readonly ShipmentRow[], waits: boolean) {
  const { snapshot, pickup, status_id } = order
  const isDue = shipments.length === 0 && !isComplete(status_id) && hasShipDate(order)
  const ship_date = isDue ? order.ship_date : null
  return deliveryFacts(
    { ...snapshot, delivery: carrierOf(order), pickup, ship_date },
    shippingAddressOf(snapshot),
    waits,
  )
}

/** When it became complete; null: it is not. An order of an earlier version has only its shipments, or its day. */
export function invoicedAt(order: DocumentOrder, shipments: readonly ShipmentRow[]): Date | null {
  if (!isComplete(order.status_id)) return null
  return order.completed_at ?? shipments.at(-1)?.shipped_at ?? order.purchased_at
}

function termsOf({ payment_method }: DocumentOrder, netDays: number): string | null {
  switch (payment_method) {
    case 'net_terms':
      return `Net ${counted(netDays, 'day')}`
    case 'pay_at_pickup':
      return 'Due at pickup'
    default:
      return null
  }
}

function dueOf({ payment_method, status_id }: DocumentOrder, invoiced: Date | null, netDays: number) {
  if (payment_method !== 'net_terms' || status_id === CANCELLED_STATUS) return null
  return invoiced === null
    ? `${counted(netDays, 'day')} after the invoice`
    : longDate(dayAfter(centralTime(invoiced).day, netDays))
}

export const shippedOf = ({ shipped_at, carrier, numbers, cases }: ShipmentRow) => ({
  day: centralTime(shipped_at).day,
  carrier,
  numbers,
  cases: cases ?? 0,
})

/** What the order costs less by now, what was paid, and with a minus what went back. */
export function paymentsOf(
  order: DocumentOrder,
  { due }: Pick<OrderMoney, 'due'>,
  rows: readonly PaymentRow[],
): InvoiceSheet['payments'] {
  const credited = order.total_cents - due
  const credit = order.status_id === CANCELLED_STATUS ? 'Cancelled' : 'Credited'
  return [
    ...(credited > 0 ? [[credit, -credited] as const] : []),
    ...rows
      .filter(counts)
      .map((row) => [paymentLabel(order, row), row.kind === 'refund' ? -row.cents : row.cents] as const),
  ]
}

/** It came or went, and was not entered by mistake. */
const counts = ({ state, cents, is_taken_back }: PaymentRow): boolean =>
  state === 'done' && cents > 0 && !is_taken_back

function paymentLabel(order: DocumentOrder, { kind, how, at, settled_at }: PaymentRow): string {
  const day = dayOf(settled_at ?? at)
  switch (kind) {
    case 'refund':
      return `Refunded ${PAID_BY[how]} on ${day}`
    case 'manual':
      return `Paid ${PAID_BY[how]} on ${day}`
    case 'charge':
      return `${isDeposit(order) ? 'Deposit' : 'Paid'} on ${day}`
    default:
      return kind satisfies never
  }
}

const isDeposit = ({ snapshot: { deposit = null }, total_cents }: DocumentOrder): boolean =>
  deposit !== null && deposit < total_cents
