import { cardFeePercent } from '#contract/cart/card-fee.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'

/** The fee of card payment in cents; null when there is none or the total is unknown. */
export function useCardFee(isAmex: boolean): { readonly percent: number; readonly cents: number } | null {
  const settings = useAppSettings()
  const { totals } = useOrder()
  const percent = cardFeePercent(settings, isAmex)
  if (percent === 0 || totals === null) return null
  return { percent, cents: feeOf(totals.subtotal, percent) }
}

/** Rounds like the server: half up to the cent, in integers. */
const feeOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * 10_000)) / 1_000_000)
