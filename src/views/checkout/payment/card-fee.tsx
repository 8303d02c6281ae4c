import { formatMoney } from '#src/ui/display/format-money.ts'
import * as css from './payment.css.ts'
import { useCardFee } from './use-card-fee.ts'

/** Says what paying by card costs; what is charged is always the total of the server. */
export function CardFee({ isAmex }: { isAmex: boolean }) {
  const fee = useCardFee(isAmex)
  if (fee === null) return null
  return (
    <p className={css.fee}>
      Card fee {fee.percent}%: {formatMoney(fee.cents)}
    </p>
  )
}
