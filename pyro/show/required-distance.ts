import { artSpec } from '#pyro/art-spec.ts'
import type { Subject } from '#pyro/art-subject.ts'
import { subjectOfProduct } from './devices-per-case.ts'
import {
  AERIAL_FEET,
  FAN_FACTOR,
  FEET_PER_INCH,
  GROUND_FEET,
  MOVING_FEET,
  type RuleSource,
  TILT_DEGREES,
  UNKNOWN_FEET,
} from './safety-rules.ts'
import type { ShowProduct } from './show-product.ts'

export type Distance = {
  readonly feet: number
  /** the rule first, then what adds to it */
  readonly sources: readonly RuleSource[]
}

const rising: ReadonlySet<Subject> = new Set([
  'burst',
  'comet',
  'mine',
  'cake',
  'candle',
  'flyer',
  'rocket',
  'bottle-rocket',
  'missiles',
  'parachute',
  'day-smoke',
] as const)

const upperBounds: Readonly<Record<string, number>> = {
  Ground: 0,
  '1-50 ft': 50,
  '51-100 ft': 100,
  '101-150 ft': 150,
  '151-200 ft': 200,
  '201-300 ft': 300,
}

const fans = new Set(['Fan', 'V-Shape', 'W-Shape', 'Z-Sweep', 'X-Cross', 'Peacock', 'Spiral', 'Random'])

export type DistanceSettings = {
  /** a local code that asks for more than 150 ft for what rises without a known tube */
  readonly aerial_ft?: number | undefined
}

/** From a device to the spectators; where something is unknown, the stricter rule. */
export function requiredDistance(
  product: ShowProduct,
  tilt_deg: number,
  settings: DistanceSettings = {},
): Distance {
  const { feet, source } = plainDistance(product, settings)
  const isFan = fans.has(product.firing_pattern ?? '') || Math.abs(tilt_deg) > TILT_DEGREES
  return isFan
    ? { feet: Math.ceil(feet * FAN_FACTOR - 1e-9), sources: [source, 'fan'] }
    : { feet: Math.ceil(feet), sources: [source] }
}

function plainDistance(
  product: ShowProduct,
  { aerial_ft = AERIAL_FEET }: DistanceSettings,
): { readonly feet: number; readonly source: RuleSource } {
  if (product.caliber !== null) {
    const feet = artSpec(product).caliber * FEET_PER_INCH
    return feet < GROUND_FEET ? { feet: GROUND_FEET, source: 'ground' } : { feet, source: 'tube' }
  }
  if (isRising(product))
    return { feet: Math.max(aerial_ft, AERIAL_FEET, upperBound(product)), source: 'aerial' }
  return subjectOfProduct(product) === 'wheel'
    ? { feet: MOVING_FEET, source: 'moving' }
    : { feet: GROUND_FEET, source: 'ground' }
}

/** The height of the catalogue says more than the kind of device. */
export function isRising(product: ShowProduct): boolean {
  if (product.performance_height === 'Ground') return false
  return product.performance_height !== null || rising.has(subjectOfProduct(product))
}

function upperBound({ performance_height }: ShowProduct): number {
  return performance_height === null ? 0 : (upperBounds[performance_height] ?? UNKNOWN_FEET)
}
