import { CARD_FEE } from '#contract/platform/constants.ts'
import { OrderSummary } from '#src/views/checkout/order-summary.tsx'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useBilling } from './use-billing.ts'
import { useCard } from './use-card.ts'
import { useCardFee } from './use-card-fee.ts'

/** The order summary with the fee of the selected method, before the server has added it. */
export function PaymentSummary({ actors }: { actors: CheckoutActors }) {
  const { method } = useBilling(actors)
  const { isAmex } = useCard(actors)
  const fee = useCardFee(isAmex)
  const cents = method === 'credit_card' ? (fee?.cents ?? 0) : 0
  return <OrderSummary fee={{ title: CARD_FEE, cents }} />
}
