import type { CueView } from '#src/views/shows/show-builder/cue-views.ts'

export interface Track {
  readonly position: string
  /** in the order of their times */
  readonly cues: readonly LanedCue[]
  /** at least 1: below each other where cues overlap in time */
  readonly lanes: number
}

export interface LanedCue {
  readonly view: CueView
  readonly lane: number
}

/** Below these, cues that overlap cover each other. */
const MOST_LANES = 4

/**
 * The tracks of the timeline, a row for each position.
 * @param leastMs a block is drawn at least this long
 */
export function tracksOf(
  positions: readonly { readonly id: string }[],
  views: readonly CueView[],
  leastMs: number,
): readonly Track[] {
  return positions.map(({ id }) => {
    const ends: number[] = []
    const cues = views
      .filter(({ cue, span }) => span !== null && cue.position === id)
      .map((view) => ({ view, lane: placeInLane(ends, view, leastMs) }))
    return { position: id, cues, lanes: Math.max(1, ends.length) }
  })
}

/** Takes the first lane that is free, and notes until when it is taken. */
function placeInLane(ends: number[], { span }: CueView, leastMs: number): number {
  if (span === null) return 0
  const free = ends.findIndex((end) => end <= span.start_ms)
  const lane = free >= 0 ? free : Math.min(ends.length, MOST_LANES - 1)
  ends[lane] = Math.max(ends[lane] ?? 0, span.end_ms, span.start_ms + leastMs)
  return lane
}
