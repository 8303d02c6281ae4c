import type { ShowCue } from '#contract/shows/show-doc.ts'
import type { FlightProduct } from './flight-product.ts'
import { leadOf } from './lead.ts'
import { shotSchedule } from './shot-schedule.ts'

export interface CueSpan {
  /** may be below 0: lit before the show starts */
  readonly ignition_ms: number
  /** of the first effect */
  readonly start_ms: number
  /** of the last light of the last device */
  readonly end_ms: number
}
type Timing = Pick<ShowCue, 'at_ms' | 'count' | 'spacing_ms' | 'lead_ms'>

/** When a cue is lit, seen and over; null while it lies in the tray. */
export function cueSpan(cue: Timing, product: FlightProduct): CueSpan | null {
  if (cue.at_ms === null) return null
  const lead = cue.lead_ms ?? leadOf(product).ms
  return {
    ignition_ms: cue.at_ms - lead,
    start_ms: cue.at_ms,
    end_ms: cue.at_ms + (cue.count - 1) * cue.spacing_ms + shotSchedule(product).duration_ms,
  }
}
