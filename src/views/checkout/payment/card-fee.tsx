import { numberOf } from '#contract/settings.ts'
import { formatMoney } from '#src/ui/display/format-money.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import { useAppSettings } from '#src/views/shop/use-settings.ts'
import * as css from './payment.css.ts'

/** Says what paying by card costs; what is charged is always the total of the server. */
export function CardFee({ isAmex }: { isAmex: boolean }) {
  const settings = useAppSettings()
  const { totals } = useOrder()
  const percent = numberOf(settings, isAmex ? 'credit_card_amex_fee_percent' : 'credit_card_fee_percent', 0)
  if (percent <= 0 || totals === null) return null
  return (
    <p className={css.fee}>
      Card fee {percent}%: {formatMoney(feeOf(totals.subtotal, percent))}
    </p>
  )
}

/** The rounding of the shop: to the nearest cent, in whole numbers. */
const feeOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * 10_000)) / 1_000_000)
