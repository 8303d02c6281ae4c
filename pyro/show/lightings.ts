import type { PublicShowDoc, ShowSite } from '#contract/shows/show-doc.ts'
import { isDevice } from './devices-per-case.ts'
import { CLIP_SPACING, HAND_SPACING } from './safety-rules.ts'
import type { ShowProduct, ShowProducts } from './show-product.ts'
import { spanOf } from './timing.ts'

export type Lighting = {
  readonly cue_id: string
  readonly position: string
  readonly at_ms: number
  readonly is_fuse: boolean
}

export type FastLighting = {
  readonly cue_ids: readonly string[]
  readonly spacing_ms: number
  readonly needed_ms: number
}

/** of one cue; the same spacing is not counted any longer */
const MAX_LIGHTINGS = 400
const matches: ReadonlySet<string> = new Set(['Electric Match', 'Quick Match', 'None'])

/** It has a fuse, which an electric system lights with a clip igniter. */
export const hasFuse = ({ ignition_type }: ShowProduct): boolean =>
  ignition_type === null || !matches.has(ignition_type)

/** In their order. Devices of a cue that start together are fused together: one lighting. */
export function lightings(
  { cues }: Pick<PublicShowDoc, 'cues'>,
  products: ShowProducts,
): readonly Lighting[] {
  const all = cues.flatMap((cue) => {
    const product = products.get(cue.products_id)
    const span = product && isDevice(product) ? spanOf(cue, product) : null
    if (span === null || product === undefined) return []
    return Array.from(
      { length: cue.spacing_ms > 0 ? Math.min(cue.count, MAX_LIGHTINGS) : 1 },
      (_, index) => ({
        cue_id: cue.id,
        position: cue.position,
        at_ms: span.ignition_ms + index * cue.spacing_ms,
        is_fuse: hasFuse(product),
      }),
    )
  })
  return all.toSorted((a, b) => a.at_ms - b.at_ms)
}

/** Cues lit after each other faster than a hand, or the clip igniters of a position, can do; each pair once. */
export function fastPairs(all: readonly Lighting[], firing: ShowSite['firing']): readonly FastLighting[] {
  const pairs = Map.groupBy(fastLightings(all, firing), ({ cue_ids }) => cue_ids.toSorted().join(' '))
  return [...pairs.values()].flatMap((each) =>
    each.toSorted((a, b) => a.spacing_ms - b.spacing_ms).slice(0, 1),
  )
}

function fastLightings(all: readonly Lighting[], firing: ShowSite['firing']): readonly FastLighting[] {
  if (firing === 'hand') return fasterThan(all, HAND_SPACING)
  const byPosition = Map.groupBy(
    all.filter(({ is_fuse }) => is_fuse),
    ({ position }) => position,
  )
  return [...byPosition.values()].flatMap((lit) => fasterThan(lit, CLIP_SPACING))
}

function fasterThan(all: readonly Lighting[], needed_ms: number): readonly FastLighting[] {
  return all.flatMap((lighting, index) => {
    const before = all[index - 1]
    const spacing_ms = lighting.at_ms - (before?.at_ms ?? Number.NEGATIVE_INFINITY)
    if (before === undefined || spacing_ms >= needed_ms) return []
    return [{ cue_ids: [...new Set([before.cue_id, lighting.cue_id])], spacing_ms, needed_ms }]
  })
}
