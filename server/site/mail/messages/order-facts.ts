import { METHOD_NAMES } from '#contract/checkout/payment.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { type Fact, longDateText } from './content.ts'
import type { OrderedContent } from './message.ts'

/** Of "Pickup on 2026-06-20 at 10:30 AM, Central time". */
export const pickupText = (delivery: string): string =>
  delivery.replace(/^Pickup on (\d{4}-\d\d-\d\d)/, (_, day: string) => longDateText(day))

export function paymentOf({ payment_method, card }: Pick<OrderedContent, 'payment_method' | 'card'>): string {
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

export const casesText = (quantity: number): string => `${quantity} ${quantity === 1 ? 'case' : 'cases'}`
