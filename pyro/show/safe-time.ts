import { SHOW_LIMITS, type ShowCue, type ShowDoc } from '#contract/shows/show-doc.ts'
import { hasFuse, type Lighting, lightings } from './lightings.ts'
import { CLIP_SPACING, HAND_SPACING } from './safety-rules.ts'
import type { ShowProduct, ShowProducts } from './show-product.ts'

/** Times are placed on tenths of a second. */
const STEP_MS = 100

/**
 * The first time from `from_ms` on at which a cue is neither lit before the start nor too fast before or after another;
 * where there is none within the longest show, its end.
 */
export function safeTime(
  doc: Pick<ShowDoc, 'cues' | 'site'>,
  products: ShowProducts,
  cue: ShowCue,
  from_ms: number,
): number {
  const product = products.get(cue.products_id)
  if (product === undefined) return from_ms
  const own = lightings({ cues: [{ ...cue, at_ms: 0 }] }, products)
  const others = lightings({ cues: doc.cues.filter(({ id }) => id !== cue.id) }, products)
  const needed_ms = spacingOf(doc.site, product)
  const rivals = others.filter((other) => isRival(doc.site, cue, product, other))
  const [first = 0] = own.map((lighting) => lighting.at_ms)
  let at_ms = toStep(Math.max(from_ms, -first))
  for (;;) {
    const next = afterRivals(own, rivals, needed_ms, at_ms)
    if (next === at_ms || next > SHOW_LIMITS.milliseconds) return Math.min(next, SHOW_LIMITS.milliseconds)
    at_ms = next
  }
}

const toStep = (ms: number): number => Math.ceil(ms / STEP_MS) * STEP_MS

const spacingOf = ({ firing }: ShowDoc['site'], product: ShowProduct): number => {
  if (firing === 'hand') return HAND_SPACING
  return hasFuse(product) ? CLIP_SPACING : 0
}

/** By hand everything is lit after each other; electrically the clip igniters of a position are. */
const isRival = ({ firing }: ShowDoc['site'], cue: ShowCue, product: ShowProduct, other: Lighting): boolean =>
  firing === 'hand' || (other.is_fuse && hasFuse(product) && other.position === cue.position)

/** The time itself where no lighting is too near to another; else a later one. */
function afterRivals(
  own: readonly Lighting[],
  rivals: readonly Lighting[],
  needed_ms: number,
  at_ms: number,
): number {
  for (const lighting of own)
    for (const rival of rivals)
      if (Math.abs(lighting.at_ms + at_ms - rival.at_ms) < needed_ms)
        return toStep(rival.at_ms + needed_ms - lighting.at_ms)
  return at_ms
}
