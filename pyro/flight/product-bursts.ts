import { artSpec, type ArtSpec } from '#pyro/art-spec.ts'
import type { BurstSource } from './burst.ts'
import { airBurst, cakeBurst } from './air-bursts.ts'
import { breakRadiusOf, type FlightProduct, heightOf } from './flight-product.ts'
import { groundBurst, thrownStar } from './ground-bursts.ts'
import { paceOf } from './burn-seconds.ts'
import { riseOf } from './rise.ts'
import type { ScheduledShot } from './shot-schedule.ts'
import { isCometTurn, type Measures, turnsOf, variantOf, VARIANTS } from './turns.ts'

export interface ProductBursts {
  /** what one shot looks like; `count` counts the shots of its cue, `hash` chooses the variant */
  shotOf(
    shot: ScheduledShot,
    count: number,
    hash: number,
  ): { readonly burst: BurstSource; readonly rise: BurstSource | null }
}

const known = new WeakMap<FlightProduct, ProductBursts>()

/** The bursts of a product in all their variants, each computed when it is first seen. */
export function burstsOf(product: FlightProduct): ProductBursts {
  const found = known.get(product) ?? createBursts(product)
  known.set(product, found)
  return found
}

function createBursts(product: FlightProduct): ProductBursts {
  const spec = artSpec(product)
  const measures: Measures = {
    height: heightOf(product),
    radius: breakRadiusOf(product),
    pace: paceOf(product),
    seconds: product.seconds ?? 10,
  }
  return (stagings[spec.subject] ?? fromGround)(spec, measures)
}

type Staging = (spec: ArtSpec, measures: Measures) => ProductBursts

const stagings: Partial<Readonly<Record<ArtSpec['subject'], Staging>>> = {
  burst: fromShell,
  cake: fromCake,
  rocket: fromCake,
  'bottle-rocket': fromCake,
  parachute: fromShell,
  candle: fromTubes,
  missiles: fromTubes,
}

function fromShell(spec: ArtSpec, measures: Measures): ProductBursts {
  const variants = Array.from({ length: VARIANTS }, (_, variant) =>
    once(() => airBurst(variantOf(spec, variant), measures)),
  )
  const rise = once(() => riseOf(spec, 'shell', 0))
  return { shotOf: (_, __, hash) => ({ burst: at(variants, hash), rise }) }
}

function fromCake(spec: ArtSpec, measures: Measures): ProductBursts {
  const turns = turnsOf(spec)
  const breaks = Array.from({ length: turns }, (_, turn) =>
    once(() => cakeBurst(variantOf(spec, turn), measures, turn, false)),
  )
  const tips = Array.from({ length: turns }, (_, turn) =>
    once(() => cakeBurst(variantOf(spec, turn), measures, turn, true)),
  )
  const [thin, thick] = (['tube', 'comet'] as const).map((kind) =>
    Array.from({ length: turns }, (_, turn) => once(() => riseOf(spec, kind, turn))),
  )
  return {
    shotOf({ size }, count) {
      const isComet = size === 0 || isCometTurn(spec, count)
      return {
        burst: at(isComet ? tips : breaks, count),
        rise: at((isComet ? thick : thin) ?? [], count),
      }
    },
  }
}

function fromTubes(spec: ArtSpec, measures: Measures): ProductBursts {
  const turns = turnsOf(spec)
  const thrown = Array.from({ length: turns }, (_, turn) =>
    once(() => thrownStar(variantOf(spec, turn), measures, turn)),
  )
  return { shotOf: (_, count) => ({ burst: at(thrown, count), rise: null }) }
}

function fromGround(spec: ArtSpec, measures: Measures): ProductBursts {
  const variants = Array.from({ length: VARIANTS }, (_, variant) =>
    once(() => groundBurst(variantOf(spec, variant), measures)),
  )
  return { shotOf: (_, __, hash) => ({ burst: at(variants, hash), rise: null }) }
}

function at(sources: readonly BurstSource[], index: number): BurstSource {
  const source = sources[index % sources.length]
  if (!source) throw new Error('a product has at least one burst')
  return source
}

function once(compute: BurstSource): BurstSource {
  let kept: ReturnType<BurstSource> | null = null
  return () => (kept ??= compute())
}
