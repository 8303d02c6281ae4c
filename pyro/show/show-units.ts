import type { Random } from '#pyro/random.ts'
import type { ShowWishes } from './wishes.ts'
import { hasFuse } from './lightings.ts'
import { CLIP_SPACING, HAND_SPACING } from './safety-rules.ts'
import type { ShowProduct } from './show-product.ts'
import { timingOf } from './timing.ts'

/** Devices of a product that become one cue. */
export type Unit = {
  readonly product: ShowProduct
  readonly count: number
  readonly spacing_ms: number
  readonly lead_ms: number
  readonly duration_ms: number
  /** 0 early, 1 late */
  readonly turn: number
}
export type Chosen = { readonly product: ShowProduct; readonly devices: number }

export const POSITIONS = 3
/** of one show, and of its seconds, so that a person can read it */
const MAX_UNITS = 240
const UNIT_SECONDS = 2
/** devices that burn this long stand alone */
const LONG = 8_000
const VOLLEY_SPACING = 150
/** between two effects of electric matches */
const MATCH_SPACING = 250
/** at most this dark between two units, in milliseconds */
const darkest = { hand: 3_500, electric: 1_800 } as const

export const darknessOf = ({ firing }: Pick<ShowWishes, 'firing'>): number => darkest[firing]

/** In milliseconds from one unit to the next: a hand, or the clip igniters of each position, need time. */
export function spacingBetween({ firing }: Pick<ShowWishes, 'firing'>, before: Unit, after: Unit): number {
  const later = Math.max(0, after.lead_ms - before.lead_ms)
  if (firing === 'hand') return HAND_SPACING + later
  return hasFuse(before.product) || hasFuse(after.product)
    ? Math.ceil(CLIP_SPACING / POSITIONS) + later
    : MATCH_SPACING
}

/** The number of units for which there is time when the longest of them burns out at the wished end, or little later. */
export function roomFor({ firing, seconds }: ShowWishes, products: readonly ShowProduct[]): number {
  const timings = products.map(timingOf)
  const longest = Math.max(0, ...timings.map(({ duration_ms }) => duration_ms))
  const lead = Math.max(0, ...timings.map(({ lead_ms }) => lead_ms))
  const window = seconds * OVERRUN * 1_000 - longest - lead
  const readable = Math.min(MAX_UNITS, Math.ceil(seconds / UNIT_SECONDS))
  return Math.min(readable, 1 + Math.floor(Math.max(0, window) / stepFor(firing, products.some(hasFuse))))
}

const OVERRUN = 1.1
/** for fuses that burn unequally, on average */
const UNEQUAL = 450

function stepFor(firing: ShowWishes['firing'], isFused: boolean): number {
  if (firing === 'hand') return HAND_SPACING + UNEQUAL
  return isFused ? Math.ceil(CLIP_SPACING / POSITIONS) + UNEQUAL : MATCH_SPACING + 20
}

export const isLong = (product: ShowProduct): boolean => timingOf(product).duration_ms >= LONG

/** Many that burn long are lit several at once. */
export const longUnits = (devices: number): number => Math.min(devices, 12)

/** All devices in units: long ones alone, short ones in volleys, so many that there is time for each. */
export function unitsOf(chosen: readonly Chosen[], wishes: ShowWishes, random: Random): readonly Unit[] {
  const room = roomFor(
    wishes,
    chosen.map(({ product }) => product),
  )
  const short = chosen.filter(({ product }) => !isLong(product))
  const long = chosen.filter(({ product }) => isLong(product))
  const taken = long.reduce((total, { devices }) => total + longUnits(devices), 0)
  const left = Math.max(short.length, room - taken)
  const share = Math.min(1, left / Math.max(1, sum(short)))
  const isLit = ({ product }: Chosen) => wishes.firing === 'hand' || hasFuse(product)
  return [
    ...long.flatMap((goods) => split(goods, longUnits(goods.devices), isLit(goods), random)),
    ...short.flatMap((goods) =>
      split(goods, Math.max(1, Math.floor(goods.devices * share)), isLit(goods), random),
    ),
  ]
}

const sum = (chosen: readonly Chosen[]): number => chosen.reduce((total, { devices }) => total + devices, 0)

/** `isLit`: by a hand or a clip igniter, fused together. */
function split({ product, devices }: Chosen, units: number, isLit: boolean, random: Random): readonly Unit[] {
  const { lead_ms, duration_ms } = timingOf(product)
  const spacing = isLit || isLong(product) ? 0 : VOLLEY_SPACING
  const offset = random()
  return Array.from({ length: units }, (_, index) => {
    const count = Math.floor((devices * (index + 1)) / units) - Math.floor((devices * index) / units)
    const spacing_ms = count > 1 ? Math.min(spacing, Math.floor(3_000 / count)) : 0
    return {
      product,
      count,
      spacing_ms,
      lead_ms,
      duration_ms: duration_ms + (count - 1) * spacing_ms,
      turn: (index + offset) / units,
    }
  })
}
