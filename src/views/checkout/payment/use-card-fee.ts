import { numberOf } from '#contract/site/settings.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'

/** The fee of card payment in cents; null when there is none or the total is unknown. */
export function useCardFee(isAmex: boolean): { readonly percent: number; readonly cents: number } | null {
  const settings = useAppSettings()
  const { totals } = useOrder()
  const percent = numberOf(settings, isAmex ? 'credit_card_amex_fee_percent' : 'credit_card_fee_percent', 0)
  if (percent <= 0 || totals === null) return null
  return { percent, cents: feeOf(totals.subtotal, percent) }
}

/** Rounds like the server: half up to the cent, in integers. */
const feeOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * 10_000)) / 1_000_000)
