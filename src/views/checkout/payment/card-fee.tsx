import { formatMoney } from '#contract/platform/money.ts'
import * as css from './payment.css.ts'
import { useCardFee } from './use-card-fee.ts'

/** Announces the fee of card payment; the charge is always the server's total. */
export function CardFee({ isAmex }: { isAmex: boolean }) {
  const fee = useCardFee(isAmex)
  if (fee === null) return null
  return (
    <p className={css.fee}>
      Card fee {fee.percent}% of the subtotal: {formatMoney(fee.cents)}
    </p>
  )
}
