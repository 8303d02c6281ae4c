import * as v from 'valibot'
import { Money } from '#contract/platform/money.ts'
import { Text } from '#contract/platform/wire.ts'

/** How money comes or goes back without a card. */
export const MANUAL_WAYS = ['check', 'wire', 'cash', 'other'] as const
export type ManualWay = (typeof MANUAL_WAYS)[number]
export const PAYMENT_WAYS = ['card', ...MANUAL_WAYS] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** Within a sentence, after "paid". */
export const PAID_BY: Readonly<Record<PaymentWay, string>> = {
  card: 'by card',
  check: 'by check',
  wire: 'by wire transfer',
  cash: 'in cash',
  other: 'in another way',
}

/** What became of a refund to the card, for staff. */
export const REFUND_TEXTS = {
  done: 'The refund is made.',
  declined: 'The payment provider declined the refund. Refund it again, or in another way.',
} as const

/** Such as the number of a check or a wire transfer; empty: none. */
export const PaymentReference = Text(60)

/** Money that has come for an order; a negative one takes back another that was entered by mistake. */
export const OrderPayment = v.object({
  amount: Money,
  how: v.picklist(PAYMENT_WAYS),
  at: v.string(),
  reference: v.nullable(v.string()),
})
export type OrderPayment = v.InferOutput<typeof OrderPayment>
