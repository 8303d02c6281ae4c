import type { PublicShowDoc } from '#contract/shows/show-doc.ts'
import { type CueSpan, cueSpan } from '#pyro/flight/cue-span.ts'
import { leadOf } from '#pyro/flight/lead.ts'
import type { ShowProduct } from './show-product.ts'

export type Timing = {
  /** from ignition to the first effect */
  readonly lead_ms: number
  /** a fuse burns 3 to 9 seconds */
  readonly is_estimated: boolean
  /** from the first to the last effect of one device */
  readonly duration_ms: number
}
export type TimedCue = PublicShowDoc['cues'][number]

const timings = new WeakMap<ShowProduct, Timing>()

/** The times of one device; computed once for each product. */
export function timingOf(product: ShowProduct): Timing {
  const known = timings.get(product)
  if (known !== undefined) return known
  const lead = leadOf(product)
  const span = cueSpan({ at_ms: 0, count: 1, spacing_ms: 0, lead_ms: null }, product)
  const timing = { lead_ms: lead.ms, is_estimated: lead.isEstimated, duration_ms: span?.end_ms ?? 0 }
  timings.set(product, timing)
  return timing
}

/** When a cue is lit, seen and over, as `cueSpan` says; null while it lies in the tray. */
export function spanOf(cue: TimedCue, product: ShowProduct): CueSpan | null {
  if (cue.at_ms === null) return null
  const { lead_ms, duration_ms } = timingOf(product)
  return {
    ignition_ms: cue.at_ms - (cue.lead_ms ?? lead_ms),
    start_ms: cue.at_ms,
    end_ms: cue.at_ms + (cue.count - 1) * cue.spacing_ms + duration_ms,
  }
}
