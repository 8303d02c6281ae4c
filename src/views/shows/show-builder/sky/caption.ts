import { counted } from '#contract/platform/format-count.ts'
import { cueSpan } from '#pyro/flight/cue-span.ts'
import type { Playback } from './use-playback.ts'

type Shown = Pick<Playback, 'doc' | 'products'> & {
  readonly products: ReadonlyMap<number, { readonly products_name?: string }>
}
interface Burning {
  readonly number: number
  readonly name: string | undefined
  readonly start_ms: number
}

const MOST_NAMES = 3

/** What burns at a time, in words: "Cue 4, Tangled Sermon; cue 5, 3" Aqua Palm". */
export function captionAt({ doc, products }: Shown, at_ms: number): string {
  const burning = burningAt({ doc, products }, at_ms).map(({ number, name }) => `cue ${number}, ${name}`)
  if (burning.length === 0) return 'Dark'
  const rest = burning.length - MOST_NAMES
  const text = burning.slice(0, MOST_NAMES).join('; ') + (rest > 0 ? `; and ${rest} more` : '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What tells a still from the one before it: what has begun since, else what goes on. */
export function stillCaption(shown: Shown, at_ms: number, beforeMs: number): string {
  const burning = burningAt(shown, at_ms)
  const begun = burning.filter(({ start_ms }) => start_ms - RISE_MS > beforeMs)
  const [first] = begun
  if (first !== undefined) {
    const more = begun.length > 1 ? ` and ${begun.length - 1} more` : ''
    return `Cue ${first.number}${more}: ${first.name}`
  }
  const [earliest] = burning
  if (earliest === undefined) return 'Dark'
  return burning.length === 1 ? `Cue ${earliest.number} goes on` : `${counted(burning.length, 'cue')} go on`
}

/** The cues that are seen at a time, with their numbers in the order of the show. */
function burningAt({ doc, products }: Shown, at_ms: number): readonly Burning[] {
  return inOrder(doc).flatMap((cue, index) => {
    const product = products.get(cue.products_id)
    const span = product && cueSpan(cue, product)
    if (!product || !span || at_ms < span.start_ms - RISE_MS || at_ms > span.end_ms) return []
    return [{ number: index + 1, name: product.products_name, start_ms: span.start_ms }]
  })
}

/** As the timeline and the table count them. */
function inOrder({ cues, positions }: Shown['doc']) {
  const tracks = new Map(positions.map(({ id }, index) => [id, index]))
  const trackOf = (position: string) => tracks.get(position) ?? 0
  return cues
    .filter(({ at_ms }) => at_ms !== null)
    .toSorted(
      (one, other) =>
        (one.at_ms ?? 0) - (other.at_ms ?? 0) || trackOf(one.position) - trackOf(other.position),
    )
}

/** The way up is seen before the first effect. */
const RISE_MS = 1_000
const STILL_MS = 3_000
const MOST_STILLS = 40

/** When the stills of a storyboard stand: one in three seconds, fewer in a long show. */
export function stillTimes(length_ms: number): readonly number[] {
  const step = Math.max(STILL_MS, Math.ceil(length_ms / MOST_STILLS / 1_000) * 1_000)
  return Array.from({ length: Math.max(1, Math.ceil(length_ms / step)) }, (_, i) =>
    Math.min(length_ms, i * step + step / 2),
  )
}
