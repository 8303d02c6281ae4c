/**
 * The carriers of the default pages, whose transit map says how long the first one takes. Each asks a base, so much a
 * pound, and so much a pound for every 100 miles.
 */
export const carrierRows = () => [
  carrier(1, 'ozark-standard', 'Ozark Ridge Freight', 'Standard LTL', 8_900, 12, 1.2, 3),
  carrier(2, 'ozark-liftgate', 'Ozark Ridge Freight', 'LTL with liftgate', 16_400, 12, 1.2, 3),
  carrier(3, 'prairie-expedited', 'Prairie Star Lines', 'Expedited LTL', 14_900, 19, 1.7, 1),
  carrier(4, 'cardinal-parcel', 'Cardinal Parcel', 'Ground, small hazmat', 3_400, 48, 3.6, 2, 0, 150),
  carrier(5, 'longhaul-truckload', 'Longhaul United', 'Full truckload', 94_000, 2.5, 0.4, 4, 9_000),
]

function carrier(
  id: number,
  option_id: string,
  name: string,
  service: string,
  base_cents: number,
  cents_per_lb: number,
  cents_per_lb_100mi: number,
  transit_base: number,
  min_lb = 0,
  max_lb: number | null = null,
) {
  const formula = { base_cents, cents_per_lb, cents_per_lb_100mi, transit_base }
  return { id, option_id, name, service, ...formula, min_lb, max_lb, active: true }
}
