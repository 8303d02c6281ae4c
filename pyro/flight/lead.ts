import { type FlightProduct, heightOf, opensInTheAir, riseTo } from './flight-product.ts'

export interface Lead {
  /** from ignition to the first effect */
  readonly ms: number
  /** true where a fuse burns: 3 to 9 seconds by 16 CFR 1507.3, 6 are assumed */
  readonly isEstimated: boolean
}

const VISCO_MS = 6_000
/** Fuses that burn at once; `None` is thrown or pulled. */
const instant: ReadonlySet<string> = new Set(['Electric Match', 'Quick Match', 'None'])

/** How long before its first effect a device is lit. */
export function leadOf(product: FlightProduct): Lead {
  const rise = opensInTheAir(product) ? Math.round(riseTo(heightOf(product)) * 1_000) : 0
  const isInstant = product.ignition_type !== null && instant.has(product.ignition_type)
  return isInstant ? { ms: rise, isEstimated: false } : { ms: rise + VISCO_MS, isEstimated: true }
}
