import { float8, int4, nullable, type RowOf, text } from '#server/platform/database/sql-type.ts'

export const CARRIER = {
  option_id: text,
  name: text,
  service: text,
  base_cents: int4,
  cents_per_lb: float8,
  cents_per_lb_100mi: float8,
  transit_base: int4,
  min_lb: int4,
  max_lb: nullable(int4),
}
export type Carrier = RowOf<typeof CARRIER>

const MILES_A_DAY = 500

export const takes = (carrier: Carrier, pounds: number): boolean =>
  pounds > 0 && pounds >= carrier.min_lb && (carrier.max_lb === null || pounds <= carrier.max_lb)

/**
 * Base rate, plus a rate per pound, plus a rate per pound and 100 miles, rounded once to the cent. Exact integers,
 * rates to four decimals and weights to 0.1 lb, because floating point would be a cent off for heavy orders.
 */
export function freightCents(carrier: Carrier, pounds: number, miles: number): number {
  const tenths = BigInt(Math.round(pounds * 10))
  const aPound = BigInt(Math.round(carrier.cents_per_lb * 1e4))
  const aPoundAndHundredMiles = BigInt(Math.round(carrier.cents_per_lb_100mi * 1e4))
  const way = BigInt(Math.min(miles, MOST_MILES))
  const exact =
    BigInt(carrier.base_cents) * FINE + aPound * tenths * 100n + aPoundAndHundredMiles * tenths * way
  return Number((exact + FINE / 2n) / FINE)
}

/** parts per cent */
const FINE = 10_000_000n
const MOST_MILES = 5_000

export const transitDays = (carrier: Carrier, miles: number): number =>
  carrier.transit_base + Math.floor(miles / MILES_A_DAY)
