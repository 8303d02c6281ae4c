import { numberOf } from '#contract/settings.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import { useAppSettings } from '#src/views/shop/hooks/use-settings.ts'

/** What paying by card costs, in cents; null where it costs nothing or the total is not known. */
export function useCardFee(isAmex: boolean): { readonly percent: number; readonly cents: number } | null {
  const settings = useAppSettings()
  const { totals } = useOrder()
  const percent = numberOf(settings, isAmex ? 'credit_card_amex_fee_percent' : 'credit_card_fee_percent', 0)
  if (percent <= 0 || totals === null) return null
  return { percent, cents: feeOf(totals.subtotal, percent) }
}

/** The rounding of the shop: to the nearest cent, in whole numbers. */
const feeOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * 10_000)) / 1_000_000)
