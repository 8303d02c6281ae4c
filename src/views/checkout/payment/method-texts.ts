import type { PaymentMethod } from '#contract/platform/constants.ts'
import type { Billing, CardAnswer } from '#contract/checkout/payment.ts'
import type { IconName } from '#src/ui/icon/glyphs.ts'

interface MethodTexts {
  readonly label: string
  readonly description: string
  readonly icon: IconName
}

export const METHOD_TEXTS: Readonly<Record<PaymentMethod, MethodTexts>> = {
  credit_card: {
    label: 'Credit card',
    description: 'We check the card now and charge it when you place the order',
    icon: 'card',
  },
  net_terms: {
    label: 'Net terms',
    description: 'Invoiced on the terms of your account',
    icon: 'bank',
  },
  pay_at_pickup: {
    label: 'Pay at pickup',
    description: 'Card, check or cash at the counter',
    icon: 'store',
  },
}

/** "Visa ending in 1111", "Net terms, PO 4711" */
export function methodText(billing: Billing, card: CardAnswer | null): string {
  const { payment_method: method, purchase_order_number: order } = billing
  if (method === null) return 'Not chosen yet'
  return [nameOf(method, billing, card), order && `PO ${order}`].filter(Boolean).join(', ')
}

function nameOf(method: PaymentMethod, billing: Billing, card: CardAnswer | null): string {
  if (method !== 'credit_card') return METHOD_TEXTS[method].label
  const { card_type, last_four } = card ?? billing
  return last_four === null ? METHOD_TEXTS.credit_card.label : `${card_type ?? 'Card'} ending in ${last_four}`
}
