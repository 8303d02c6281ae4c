import { artSpec } from '#pyro/art-spec.ts'
import { breakRadiusOf, type FlightProduct } from './flight-product.ts'

/** In seconds: how long the stars of the pictures live, from their break to the end of the afterglow. */
const shells: Readonly<Record<string, number>> = {
  peony: 2.5,
  chrysanthemum: 2.7,
  dahlia: 2.6,
  ring: 2.4,
  willow: 5.2,
  kamuro: 4.6,
  'brocade-crown': 3.6,
  palm: 3.2,
  crossette: 3.5,
  strobe: 3.4,
  crackle: 3.1,
  report: 3.1,
}
const subjects: Readonly<Record<string, number>> = {
  comet: 3,
  mine: 2.4,
  candle: 2.2,
  missiles: 2.6,
  snaps: 1.2,
  flyer: 3.6,
  parachute: 9,
  confetti: 6,
  'day-smoke': 7,
  rocket: 3.2,
  'bottle-rocket': 2.8,
}
const USUAL = 3
/** in feet: the half width of the break at which stars live as long as in the pictures */
const USUAL_RADIUS = 60

/** Larger stars burn longer. */
export const paceOf = (product: FlightProduct): number =>
  Math.min(1.55, Math.max(0.8, Math.sqrt(breakRadiusOf(product) / USUAL_RADIUS)))

/** How long the light of one shot is seen, from its first effect on. */
export function burnSeconds(product: FlightProduct): number {
  const { subject, effects } = artSpec(product)
  const own = subjects[subject]
  if (own !== undefined) return own
  const longest = Math.max(...effects.map((effect) => shells[effect] ?? USUAL), effects.length ? 0 : USUAL)
  return longest * paceOf(product)
}
