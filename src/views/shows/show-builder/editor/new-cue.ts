import type { ShowCue, ShowDoc } from '#contract/shows/show-doc.ts'
import { cueSpan } from '#pyro/flight/cue-span.ts'
import type { ShowEdit } from '#pyro/show/edits.ts'
import { safeTime } from '#pyro/show/safe-time.ts'
import { type ShowLine, trayCue } from '#pyro/show/show-from-lines.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import type { ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { STEP_MS } from '#src/views/shows/show-builder/show-texts.ts'
import { clampTime } from '#src/views/shows/show-builder/timeline/grid-keys.ts'

/** After an addition the playhead of a paused picture moves on by this, so that the next one does not cover it. */
export const NEXT_CUE_MS = 2_000

type CuePlace = Pick<ShowCue, 'at_ms' | 'position'>

export const newCue = (id: string, products_id: number, { at_ms, position }: CuePlace): ShowCue => ({
  id,
  products_id,
  count: 1,
  at_ms,
  position,
  spacing_ms: 0,
  angle_deg: 0,
  lead_ms: null,
  note: '',
})

/** The position in the middle, of which there is always one. */
export const middlePosition = ({ positions }: Pick<ShowDoc, 'positions'>): string =>
  positions[Math.floor((positions.length - 1) / 2)]?.id ?? ''

/** All devices of the lines in the tray. */
export function trayCues(doc: ShowDoc, lines: readonly ShowLine[], createId: () => string): ShowCue[] {
  return lines.flatMap(({ product, cases }) => {
    const cue = trayCue(createId(), product, cases, middlePosition(doc))
    return cue === null ? [] : [cue]
  })
}

/** Cues one after another, each as soon as its devices can be lit without danger. */
export function placeAll(
  { doc, products }: Pick<ShownShow, 'doc' | 'products'>,
  tray: readonly ShowCue[],
  from_ms: number,
): ShowEdit {
  const ids = new Set(tray.map(({ id }) => id))
  const placed = doc.cues.filter(({ id }) => !ids.has(id))
  let from = from_ms
  const edits = tray.map((cue): ShowEdit => {
    const at_ms = clampTime(safeTime({ ...doc, cues: placed }, products, cue, from))
    placed.push({ ...cue, at_ms })
    from = at_ms + Math.max(NEXT_CUE_MS, lengthOf(cue, products.get(cue.products_id)))
    return { kind: 'cue.place', id: cue.id, at_ms }
  })
  return { kind: 'several', edits }
}

/** Of a cue that is not placed yet, from its first effect to its last. */
function lengthOf(cue: ShowCue, product: ShowProduct | undefined): number {
  const span = product === undefined ? null : cueSpan({ ...cue, at_ms: 0 }, product)
  return span === null ? NEXT_CUE_MS : Math.ceil(span.end_ms / STEP_MS) * STEP_MS
}
