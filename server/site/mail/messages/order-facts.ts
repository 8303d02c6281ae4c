import { METHOD_NAMES } from '#contract/checkout/payment.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { withSpokenTimes } from '#server/platform/central-time.ts'
import { type Fact, fact, longDateText } from './content.ts'
import type { OrderedContent } from './message.ts'

/** Of "Pickup on 2026-06-20 at 13:30, Central time". */
const pickupText = (delivery: string): string =>
  withSpokenTimes(delivery).replace(/^Pickup on (\d{4}-\d\d-\d\d)/, (_, day: string) => longDateText(day))

function paymentOf({ payment_method, card }: Pick<OrderedContent, 'payment_method' | 'card'>): string {
  if (card !== null) return `${card.type ?? 'Card'} ending in ${card.last_four}`
  const name = METHOD_NAMES[payment_method]
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

export function owedOf({
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

/** What checkout asked: how and where it goes, whom to call, who pays and how, and what was typed. */
export function askedFacts(content: Omit<OrderedContent, 'lines'>): readonly (Fact | null)[] {
  const { pickup, delivery, ship_date, ship_to = [], contact } = content
  const isReceiver = contact?.name === ship_to[0]
  return [
    pickup === null ? ['Delivery', delivery] : ['Pickup', pickupText(delivery)],
    ship_date === null ? null : ['Ships on', longDateText(ship_date)],
    fact('Ship to', ship_to),
    fact(pickup === null ? 'Contact' : 'Picked up by', isReceiver ? null : contact?.name),
    fact('Phone', contact?.phone),
    ['Payment', paymentOf(content)],
    fact('PO number', content.purchase_order_number),
    fact('Bill to', content.bill_to),
    fact('Comments', content.comments),
  ]
}
