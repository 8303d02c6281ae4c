import { METHOD_NAMES } from '#contract/checkout/payment.ts'
import { promisedDay } from '#contract/orders/promised-day.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { SubmissionContent } from '#server/checkout/submission/submission-content.ts'
import { withSpokenTimes, longDate } from '#server/platform/central-time.ts'
import { type Block, type Fact, fact } from './content.ts'
import type { OrderedContent } from './message.ts'

/** Null or empty: there is nothing to say. */
type LabelledText = readonly [label: string, text: string | null | undefined]

/** Orders and e-mails of earlier versions do not have all that is asked today. */
interface Delivered
  extends Partial<Omit<SubmissionContent, 'lines' | 'delivery' | 'pickup' | 'ship_date'>>,
    Pick<SubmissionContent, 'pickup' | 'ship_date'> {
  /** without its address */
  readonly delivery: string | null
}

/**
 * How and when an order goes, and whom to call, for its e-mails and its papers. @param shown what stands beside it, such as its
 * address: of the contact that is left out @param waits for the review of documents, in what its buyer reads
 */
export function deliveryFacts(
  { delivery, pickup, ship_date, contact }: Delivered,
  shown: readonly string[],
  waits: boolean,
): readonly LabelledText[] {
  const called = [contact?.name ?? '', contact?.phone ?? ''].filter(
    (each) => each.trim() !== '' && !shown.includes(each),
  )
  return [
    pickup === null ? ['Delivery', delivery] : ['Pickup', promisedDay(waits, pickupText(pickup))],
    [waits ? 'Ships' : 'Ships on', ship_date && promisedDay(waits, longDate(ship_date))],
    [pickup === null ? 'Contact' : 'Picked up by', called.join(', ')],
  ]
}

/** Of "2026-06-20 13:30". */
const pickupText = (pickup: string): string =>
  `${withSpokenTimes(pickup).replace(/^(\d{4}-\d\d-\d\d) /, (_, day: string) => `${longDate(day)} at `)}, Central time`

/** "Visa ending in 1111", "Net terms" */
export function paymentText({
  payment_method,
  card,
}: Pick<OrderedContent, 'payment_method' | 'card'>): string {
  if (card !== null) return `${card.type ?? 'Card'} ending in ${card.last_four}`
  const name = METHOD_NAMES[payment_method]
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** What an order costs, and what of it is paid or owed. */
export const orderTotals = (content: OrderedContent): Block => ({
  kind: 'totals',
  rows: [
    ['Subtotal', formatMoney(content.subtotal)],
    ...content.charges.map(({ name, cents }): Fact => [name, formatMoney(cents)]),
    ['Total', formatMoney(content.total)],
    ...owedOf(content),
  ],
})

function owedOf({
  payment_method,
  deposit,
  total,
}: Pick<OrderedContent, 'payment_method' | 'deposit' | 'total'>): readonly Fact[] {
  if (deposit !== null && deposit < total)
    return [
      ['Deposit paid', formatMoney(deposit)],
      ['Still owed', formatMoney(total - deposit)],
    ]
  return payment_method === 'credit_card' ? [['Paid', formatMoney(total)]] : [['Owed', formatMoney(total)]]
}

/**
 * What checkout asked: how and where it goes, whom to call, who pays and how, and what was typed. @param waits for the review of
 * documents, in what its buyer reads
 */
export function askedFacts(content: Omit<OrderedContent, 'lines'>, waits: boolean): readonly (Fact | null)[] {
  const { ship_to = [] } = content
  return [
    ...deliveryFacts(content, ship_to, waits).map(([label, text]) => fact(label, text)),
    fact('Ship to', ship_to),
    ['Payment', paymentText(content)],
    fact('PO number', content.purchase_order_number),
    fact('Bill to', content.bill_to),
    fact('Comments', content.comments),
  ]
}
