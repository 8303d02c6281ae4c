import { counted } from '#contract/platform/format-count.ts'
import type { ShippingQuote } from '#contract/delivery/delivery.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { dayText } from '#src/views/checkout/day-text.ts'
import { arrivalDay } from './arrival-day.ts'

/** "Ozark Ridge Freight, Standard LTL, leaves Tue, May 13 · $412.00" */
export const freightText = (
  { carrier, service, cost }: Pick<ShippingQuote, 'carrier' | 'service' | 'cost'>,
  shipDate: string | null,
): string =>
  [
    [carrier, service, shipDate && `leaves ${dayText(shipDate)}`].filter(Boolean).join(', '),
    formatMoney(cost),
  ].join(' · ')

/** "5 business days in transit, arrives about Tue, Dec 1" */
export function transitText(days: number | null, shipDate: string | null): string {
  if (days === null) return 'Transit time on request'
  const transit = counted(days, 'business day in transit', 'business days in transit')
  return shipDate === null ? transit : `${transit}, arrives about ${dayText(arrivalDay(shipDate, days))}`
}
