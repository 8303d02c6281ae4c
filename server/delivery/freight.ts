export interface Carrier {
  readonly option_id: string
  readonly name: string
  readonly service: string
  readonly base_cents: number
  readonly cents_per_lb: number
  readonly cents_per_lb_100mi: number
  readonly transit_base: number
  readonly min_lb: number
  readonly max_lb: number | null
}

const MILES_A_DAY = 500

export const takes = (carrier: Carrier, pounds: number): boolean =>
  pounds > 0 && pounds >= carrier.min_lb && (carrier.max_lb === null || pounds <= carrier.max_lb)

/** Base, so much a pound, and so much a pound for every 100 miles; rounded once, to whole cents. */
export const freightCents = (carrier: Carrier, pounds: number, miles: number): number =>
  Math.round(
    carrier.base_cents +
      carrier.cents_per_lb * pounds +
      (carrier.cents_per_lb_100mi * pounds * Math.min(miles, MOST_MILES)) / 100,
  )

const MOST_MILES = 5_000

export const transitDays = (carrier: Carrier, miles: number): number =>
  carrier.transit_base + Math.floor(miles / MILES_A_DAY)
