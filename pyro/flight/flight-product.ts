import type { ArtSource } from '#pyro/art-source.ts'
import { artSpec } from '#pyro/art-spec.ts'
import { gearSubjects, type Subject } from '#pyro/art-subject.ts'

/** What the flight of a product is computed from. */
export interface FlightProduct extends ArtSource {
  readonly products_packaging: string
  readonly seconds: number | null
  readonly performance_height: string | null
  readonly ignition_type: string | null
}

/** in feet a second squared */
export const GRAVITY = 32.174

const heights: Readonly<Record<string, number>> = {
  Ground: 0,
  '1-50 ft': 35,
  '51-100 ft': 80,
  '101-150 ft': 130,
  '151-200 ft': 180,
  '201-300 ft': 250,
}
/** in feet: how high the light of a device reaches that stays on the ground */
const groundHeights: Partial<Readonly<Record<Subject, number>>> = {
  fountain: 18,
  sparkler: 6,
  smoke: 24,
  crackers: 8,
  snaps: 3,
  spinner: 5,
  wheel: 14,
  'set-piece': 18,
  'paper-toy': 6,
  confetti: 30,
  comet: 30,
  mine: 30,
  burst: 30,
}
const FEET_AN_INCH = 100
const WIDTH_AN_INCH = 45
const USUAL_HEIGHT = 40

export const subjectOfProduct = (product: FlightProduct): Subject => artSpec(product).subject

/** Gear does not burn; an assortment is many products, none of which is named. */
export const canFly = (product: FlightProduct): boolean => {
  const subject = subjectOfProduct(product)
  return !gearSubjects.has(subject) && subject !== 'assortment'
}

const inchesOf = (product: FlightProduct): number | null =>
  product.caliber === null ? null : artSpec(product).caliber

/** In feet: where a device breaks, or how high its light reaches when it stays on the ground. */
export function heightOf(product: FlightProduct): number {
  const inches = inchesOf(product)
  const height = product.performance_height === null ? undefined : heights[product.performance_height]
  if (height) return height
  if (height === undefined && inches !== null) return inches * FEET_AN_INCH
  return groundHeights[subjectOfProduct(product)] ?? USUAL_HEIGHT
}

/** In feet: half the width of a break. */
export function breakRadiusOf(product: FlightProduct): number {
  const inches = inchesOf(product)
  return inches === null ? heightOf(product) / 4 : (inches * WIDTH_AN_INCH) / 2
}

const atTop: ReadonlySet<Subject> = new Set([
  'burst',
  'cake',
  'rocket',
  'bottle-rocket',
  'parachute',
] as const)

/** Its first effect opens in the air and not at the mouth of its tube. */
export const opensInTheAir = (product: FlightProduct): boolean => atTop.has(subjectOfProduct(product))

const SHARE_OF_FALL = 0.72

/** In seconds: from leaving the tube to the break; a shell is thrown faster than it would fall back. */
export const riseTo = (feet: number): number => SHARE_OF_FALL * Math.sqrt((2 * feet) / GRAVITY)
