import type { PublicShowDoc } from '#contract/shows/show-doc.ts'
import { LONGEST_GAP } from './safety-rules.ts'
import type { ShowProducts } from './show-product.ts'
import { spanOf, timingOf } from './timing.ts'

export type Gap = {
  readonly from_ms: number
  readonly to_ms: number
  /** of the cue that ends last before it, and of the one that begins after it */
  readonly cue_ids: readonly [string, string]
}
/** of one cue */
const MAX_LIGHTS = 1_000
type Light = { readonly cue_id: string; readonly from_ms: number; readonly to_ms: number }

/** Darkness longer than `longest` between the first and the last effect. */
export function gapsOf(
  doc: Pick<PublicShowDoc, 'cues'>,
  products: ShowProducts,
  longest = LONGEST_GAP,
): readonly Gap[] {
  const gaps: Gap[] = []
  let last: Light | null = null
  for (const light of lightsOf(doc, products)) {
    if (last !== null && light.from_ms - last.to_ms > longest)
      gaps.push({ from_ms: last.to_ms, to_ms: light.from_ms, cue_ids: [last.cue_id, light.cue_id] })
    if (last === null || light.to_ms > last.to_ms) last = light
  }
  return gaps
}

/** In milliseconds: from the start to the last effect. */
export const lengthOf = ({ cues }: Pick<PublicShowDoc, 'cues'>, products: ShowProducts): number =>
  cues.reduce((end, cue) => {
    const product = products.get(cue.products_id)
    return Math.max(end, (product && spanOf(cue, product)?.end_ms) ?? 0)
  }, 0)

/** In the order of their beginning; devices of a cue that leave darkness between them are apart. */
function lightsOf({ cues }: Pick<PublicShowDoc, 'cues'>, products: ShowProducts): readonly Light[] {
  const lights = cues.flatMap((cue): readonly Light[] => {
    const product = products.get(cue.products_id)
    const span = product ? spanOf(cue, product) : null
    if (product === undefined || span === null) return []
    const { duration_ms } = timingOf(product)
    if (duration_ms === 0) return []
    if (cue.spacing_ms <= duration_ms) return [{ cue_id: cue.id, from_ms: span.start_ms, to_ms: span.end_ms }]
    return Array.from({ length: Math.min(cue.count, MAX_LIGHTS) }, (_, index) => {
      const from_ms = span.start_ms + index * cue.spacing_ms
      return { cue_id: cue.id, from_ms, to_ms: from_ms + duration_ms }
    })
  })
  return lights.toSorted((a, b) => a.from_ms - b.from_ms)
}
