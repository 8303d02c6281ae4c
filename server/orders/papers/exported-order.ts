import { METHOD_NAMES } from '#contract/checkout/payment.ts'
import { CARD_FEE, FEE_LABELS, FREIGHT, ORDER_STATUSES } from '#contract/platform/constants.ts'
import { csvExact } from '#contract/platform/csv.ts'
import { type ShipmentRow, shippedByLine } from '#server/orders/order-shipments.ts'
import { centralTime } from '#server/platform/central-time.ts'
import type { OrderMoney } from '#server/sheets/ledger/order-money.ts'
import { carrierOf } from '#server/sheets/order-snapshot.ts'
import type { ExportedLine, ExportedOrder } from './select-exported.ts'

interface Exported {
  readonly order: ExportedOrder
  readonly lines: readonly ExportedLine[]
  readonly fees: readonly { readonly name: string; readonly cents: number }[]
  /** without voided ones, the oldest first */
  readonly shipments: readonly ShipmentRow[]
  readonly money: OrderMoney
}

/** A cell as it stands in the file; empty: none. */
type Column<T> = readonly [title: string, cell: (from: T) => string]

/** On one line, because a row is one. */
const lineOf = (value: string): string => value.replaceAll(/\s+/g, ' ').trim()
const text = (value: string | null | undefined): string => {
  const line = lineOf(value ?? '')
  return line === '' ? '' : csvExact(line)
}
/** As `YYYY-MM-DD` in Central time, which spreadsheet programs may read as a date. */
const day = (moment: Date | null): string => (moment === null ? '' : centralTime(moment).day)
const days = (moments: readonly Date[]): string => {
  const [first = '', ...more] = new Set(moments.map(day))
  return more.length === 0 ? first : text([first, ...more].join(', '))
}
const unique = (values: readonly (string | null)[]): string =>
  text([...new Set(values.filter((value) => value !== null))].join(', '))
/** Dollars. */
const money = (cents: number): string => (cents / 100).toFixed(2)

const [SALES_TAX, PRO_USE, INSURANCE] = FEE_LABELS
const NAMED_FEES = [FREIGHT, 'Rush Shipping', SALES_TAX, PRO_USE, INSURANCE, CARD_FEE] as const
const isDiscount = (name: string): boolean => name.startsWith('Discount')
const isNamed = (name: string): boolean => NAMED_FEES.some((named) => named === name)
const feesOf = ({ fees }: Exported, isWanted: (name: string) => boolean): string =>
  money(fees.filter(({ name }) => isWanted(name)).reduce((sum, { cents }) => sum + cents, 0))

const billing =
  (name: string): Column<Exported>[1] =>
  ({ order: { snapshot } }) =>
    text(snapshot.billing?.[name])
const shipTo =
  (name: 'name' | 'company' | 'street_address' | 'suburb' | 'city' | 'state' | 'postcode' | 'telephone') =>
  ({ order: { snapshot } }: Exported): string =>
    text(snapshot.address?.[name])

/** Of the order, in each of its rows. */
const ORDER_COLUMNS: readonly Column<Exported>[] = [
  ['Placed', ({ order }) => day(order.purchased_at)],
  ['Status', ({ order }) => text(order.status)],
  ['Status since', ({ order }) => day(order.status_since)],
  ['Cart', ({ order }) => String(order.cart_id)],
  ['Cart name', ({ order }) => text(order.cart_name)],
  ['Customer number', ({ order }) => String(order.customer_id)],
  ['Customer', ({ order }) => text(`${order.firstname} ${order.lastname}`)],
  ['Customer company', ({ order }) => text(order.company)],
  ['E-mail', ({ order }) => text(order.email)],
  ['PO number', billing('purchase_order_number')],
  ['Comments', ({ order }) => text(order.comments)],
  ['Delivery', ({ order }) => text(order.pickup === null ? 'Freight' : 'Pickup')],
  ['Carrier', ({ order }) => (order.pickup === null ? text(carrierOf(order)) : '')],
  ['Ship date', ({ order }) => order.ship_date ?? ''],
  ['Pickup', ({ order }) => text(order.pickup)],
  ['Picked up by', ({ order }) => (order.pickup === null ? '' : text(order.snapshot.contact?.name))],
  ['Contact', ({ order }) => (order.pickup === null ? text(order.snapshot.contact?.name) : '')],
  ['Contact phone', ({ order }) => text(order.snapshot.contact?.phone)],
  ['Ship to', shipTo('name')],
  ['Ship to company', shipTo('company')],
  ['Ship to street', shipTo('street_address')],
  ['Ship to line 2', shipTo('suburb')],
  ['Ship to city', shipTo('city')],
  ['Ship to state', shipTo('state')],
  ['Ship to ZIP', shipTo('postcode')],
  ['Ship to phone', shipTo('telephone')],
  ['Bill to', billing('name')],
  ['Bill to company', billing('company')],
  ['Bill to street', billing('street_address')],
  ['Bill to city', billing('city')],
  ['Bill to state', billing('state')],
  ['Bill to ZIP', billing('postcode')],
  ['Bill to phone', billing('telephone')],
  ['Payment', ({ order }) => text(METHOD_NAMES[order.payment_method])],
  ['Card', ({ order }) => (order.last_four === null ? '' : text(cardText(order)))],
  ['Shipped by', ({ shipments }) => unique(shipments.map(({ carrier }) => carrier))],
  ['Shipped on', ({ shipments }) => days(shipments.map(({ shipped_at }) => shipped_at))],
  ['Tracking numbers', trackingOf],
  ['Subtotal', ({ order }) => money(order.subtotal_cents)],
  ['Discount', (order) => feesOf(order, isDiscount)],
  ...NAMED_FEES.map((named): Column<Exported> => [named, (order) => feesOf(order, (name) => name === named)]),
  ['Other fees', (order) => feesOf(order, (name) => !isDiscount(name) && !isNamed(name))],
  ['Total', ({ order }) => money(order.total_cents)],
  ['Credited', ({ order, money: { due } }) => money(order.total_cents - due)],
  ['Paid by card', (order) => money(order.money.charged)],
  ['Paid otherwise', (order) => money(order.money.paid)],
  ['Refunded', (order) => money(order.money.refunded)],
  ['Refund not confirmed', (order) => money(order.money.pending)],
  ['Owed', (order) => money(order.money.owed)],
  ['To be given back', (order) => money(order.money.overpaid)],
]

interface Line extends ExportedLine {
  /** or handed over */
  readonly shipped: number
}

const LINE_COLUMNS: readonly Column<Line>[] = [
  ['Model', ({ model }) => text(model)],
  ['Product', ({ name }) => text(name)],
  ['Packing', ({ packaging }) => text(packaging)],
  ['UPC', ({ upc }) => text(upc)],
  ['Cases', ({ quantity }) => String(quantity)],
  ['Case price', ({ cents }) => money(cents)],
  ['Amount', ({ cents, quantity }) => money(cents * quantity)],
  ['Cases shipped', ({ shipped }) => String(shipped)],
  ['Cases cancelled', ({ cancelled }) => String(cancelled)],
  ['Cases returned', ({ returned }) => String(returned)],
]

/** Only rows with Line 1 are counted where orders are. */
export const EXPORTED_TITLES: readonly string[] = [
  'Order',
  'Line',
  ...LINE_COLUMNS.map(([title]) => title),
  ...ORDER_COLUMNS.map(([title]) => title),
]

/** A row of cells of CSV a line, with the facts of the order in each; one without cells of a line where it has none. */
export function exportedRows(exported: Exported): readonly (readonly string[])[] {
  const { order, lines, shipments } = exported
  const isHandedOver =
    order.pickup !== null && ORDER_STATUSES.complete.some((each) => each === order.status_id)
  const shipped = shippedByLine(lines, shipments)
  const facts = ORDER_COLUMNS.map(([, cell]) => cell(exported))
  const rows = lines.map((line, index) => {
    const left = isHandedOver ? line.quantity - line.cancelled : (shipped[index] ?? 0)
    return LINE_COLUMNS.map(([, cell]) => cell({ ...line, shipped: left }))
  })
  const all = rows.length > 0 ? rows : [LINE_COLUMNS.map(() => '')]
  return all.map((cells, index) => [String(order.id), String(index + 1), ...cells, ...facts])
}

function trackingOf({ order, shipments }: Exported): string {
  // an order of before shipments were recorded
  if (shipments.length === 0) return text(order.tracking_number)
  return unique(shipments.flatMap(({ numbers }) => numbers))
}

const cardText = ({ card_type, last_four }: ExportedOrder): string =>
  `${card_type ?? 'Card'} ending in ${last_four}`
