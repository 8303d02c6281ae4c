import { artSpec } from '#pyro/art-spec.ts'
import type { Subject } from '#pyro/art-subject.ts'
import { randomOf } from '#pyro/random.ts'
import { burnSeconds } from './burn-seconds.ts'
import { canFly, type FlightProduct, heightOf, opensInTheAir, riseTo } from './flight-product.ts'
import { type Volley, volleysOf } from './volleys.ts'

/** One tube of a device, or the whole of one that has no tubes. */
export interface ScheduledShot {
  /** after the first effect of the device */
  readonly at_ms: number
  /** radians off the vertical, to the right */
  readonly fan: number
  /** of the height of the product */
  readonly height: number
  /** of the width of its break; 0 for a comet without a break */
  readonly size: number
  /** how long its light is seen, from its first effect on */
  readonly burn_ms: number
}

export interface ShotSchedule {
  readonly shots: readonly ScheduledShot[]
  /** from the first effect to the last light */
  readonly duration_ms: number
}

const NOTHING: ShotSchedule = { shots: [], duration_ms: 0 }
const MAX_SHOTS = 400
const steady: ReadonlySet<Subject> = new Set([
  'fountain',
  'sparkler',
  'smoke',
  'crackers',
  'spinner',
  'wheel',
  'set-piece',
  'paper-toy',
] as const)
const repeating: ReadonlySet<Subject> = new Set(['cake', 'candle', 'missiles', 'mine'] as const)
const MISSILES = 25
/** in seconds: rather than longer, a device fires the tubes of a volley one by one */
const LONGEST_GAP = 4
const USUAL_SECONDS = 10
/** in seconds: between two volleys of a chain of shells */
const CHAIN_GAP = 0.25

/** When and how the tubes of a device fire; `seconds` of a single shell says nothing about its light. */
export function shotSchedule(product: FlightProduct): ShotSchedule {
  if (!canFly(product)) return NOTHING
  const subject = artSpec(product).subject
  if (steady.has(subject)) return burning(product)
  return repeating.has(subject) ? firing(product, subject) : scheduleOf([single(product)])
}

function burning(product: FlightProduct): ShotSchedule {
  const burn_ms = (product.seconds ?? USUAL_SECONDS) * 1_000
  return { shots: [{ ...single(product), burn_ms }], duration_ms: burn_ms }
}

const single = (product: FlightProduct): ScheduledShot => ({
  at_ms: 0,
  fan: 0,
  height: 1,
  size: 1,
  burn_ms: burnOf(product),
})

const burnOf = (product: FlightProduct): number => Math.round(burnSeconds(product) * 1_000)

function firing(product: FlightProduct, subject: Subject): ShotSchedule {
  const count = Math.min(MAX_SHOTS, shotCount(product, subject))
  const pattern = subject === 'cake' ? artSpec(product).pattern : subject
  const volleys = volleysOf(pattern, count, randomOf(`${product.products_url} volleys`))
  const burn_ms = burnOf(product)
  const gap = gapOf(product, volleys.length)
  const isSlow = gap > LONGEST_GAP
  const step = isSlow ? (gap * (volleys.length - 1)) / volleys.length : gap
  return scheduleOf(
    volleys.flatMap((volley, index) => shotsOf(volley, index * step, isSlow ? step : 0, burn_ms)),
  )
}

/** A volley at once, or its tubes evenly one after the other. */
const shotsOf = (volley: Volley, from: number, spread: number, burn_ms: number): readonly ScheduledShot[] =>
  volley.map(({ after, ...shot }, index) => {
    const delay = spread > 0 ? (spread * index) / volley.length : after
    return { ...shot, at_ms: Math.round((from + delay) * 1_000), burn_ms }
  })

/** In seconds: between two volleys. */
function gapOf(product: FlightProduct, volleys: number): number {
  const { seconds, caliber } = product
  if (volleys < 2) return 0
  if (isChain(product)) return CHAIN_GAP
  const rise = opensInTheAir(product) ? riseTo(heightOf(product)) : 0
  const firing = (seconds ?? volleys * (caliber === null ? 0.5 : 1)) - rise
  return Math.max(0.05, firing / (volleys - 1))
}

/** A chain counts as one shot; what it is packed by is the number of its shells. */
const isChain = ({ category_url }: FlightProduct): boolean => /^shell-chains/i.test(category_url)

function shotCount(product: FlightProduct, subject: Subject): number {
  if (isChain(product)) return Math.max(1, Number(product.products_packaging.split('/').at(-1)) || 1)
  if (subject === 'missiles') return Math.max(product.shots ?? 1, MISSILES)
  return Math.max(1, product.shots ?? 1)
}

function scheduleOf(shots: readonly ScheduledShot[]): ShotSchedule {
  const first = Math.min(...shots.map(({ at_ms }) => at_ms))
  const inOrder = shots
    .map((shot) => ({ ...shot, at_ms: shot.at_ms - first }))
    .toSorted((a, b) => a.at_ms - b.at_ms)
  return {
    shots: inOrder,
    duration_ms: inOrder.reduce((end, { at_ms, burn_ms }) => Math.max(end, at_ms + burn_ms), 0),
  }
}
