import type { ShippingQuote } from '#contract/delivery.ts'
import { formatMoney } from '#src/ui/display/format-money.ts'
import { dayText } from '#src/views/checkout/day-text.ts'

/** "Ozark Ridge Freight, Standard LTL, leaves Tue, May 13 · $412.00" */
export const freightText = (
  { carrier, service, cost }: Pick<ShippingQuote, 'carrier' | 'service' | 'cost'>,
  shipDate: string | null,
): string =>
  [
    [carrier, service, shipDate && `leaves ${dayText(shipDate)}`].filter(Boolean).join(', '),
    formatMoney(cost),
  ].join(' · ')

export const transitText = (days: number | null): string => {
  if (days === null) return 'Transit time on request'
  return days === 1 ? '1 working day on the road' : `${days} working days on the road`
}
