import { cssVariables } from '#src/views/shows/show-builder/css-variables.ts'
import * as css from './timeline.css.ts'

/** The music that plays with the show, as it is measured in the browser. */
export interface Loudness {
  /** from 0 to 100, evenly over its length */
  readonly peaks: readonly number[]
  readonly seconds: number
  /** when it begins, after the start of the show; negative: its beginning is cut off */
  readonly offset_ms: number
}

/** How loud the music is, behind the cues; the field of when it begins says the rest. */
export const LoudnessCurve = ({ loudness }: { readonly loudness: Loudness | null }) =>
  loudness !== null &&
  loudness.peaks.length > 1 && (
    <div className={css.loudness} aria-hidden>
      <svg
        className={css.loudnessCurve}
        style={cssVariables({
          [css.from]: loudness.offset_ms / 1_000,
          [css.until]: loudness.offset_ms / 1_000 + loudness.seconds,
        })}
        viewBox={`0 0 ${loudness.peaks.length - 1} 200`}
        preserveAspectRatio="none"
        focusable={false}
      >
        <path d={outlineOf(loudness.peaks)} />
      </svg>
    </div>
  )

/** The same above and below the middle. */
function outlineOf(peaks: readonly number[]): string {
  const upper = peaks.map((peak, at) => `${at} ${100 - peak}`)
  const lower = peaks.map((peak, at) => `${at} ${100 + peak}`).toReversed()
  return `M${[...upper, ...lower].join('L')}Z`
}
