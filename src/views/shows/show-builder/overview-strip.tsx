import { type PointerEvent, useEffect, useRef } from 'react'
import { cueColor } from './cue-color.ts'
import { cssVariables } from './css-variables.ts'
import type { CueView } from './cue-views.ts'
import * as css from './overview-strip.css.ts'
import type { Playhead } from './show-editing.types.ts'
import { clampTime } from './timeline/grid-keys.ts'
import { shownLength } from './timeline/time-scale.ts'
import { STEP_MS } from './show-texts.ts'
import { tint } from './timeline/timeline.css.ts'

export interface OverviewStripProps {
  readonly views: readonly CueView[]
  /** of the show, in milliseconds */
  readonly length_ms: number
  readonly positions: readonly { readonly id: string }[]
  readonly playhead: Playhead
}

/** The whole show in 40 pixels, for narrow screens: a press seeks. The times of the cue cards are its twin. */
export function OverviewStrip({ views, length_ms, positions, playhead }: OverviewStripProps) {
  const needle = useRef<HTMLSpanElement>(null)
  const length = shownLength(length_ms)
  const { read, subscribe, seek } = playhead
  useEffect(() => {
    const place = () => {
      if (needle.current) needle.current.style.insetInlineStart = `${(100 * read()) / length}%`
    }
    place()
    return subscribe(place)
  }, [read, subscribe, length])
  const seekTo = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    seek(clampTime(Math.round(((clientX - left) / width) * (length / STEP_MS)) * STEP_MS))
  }
  const rows = new Map(positions.map(({ id }, index) => [id, index]))
  const rowHeight = 100 / Math.max(1, positions.length)
  return (
    <div
      className={css.strip}
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seekTo(event)}
    >
      {views.map(({ cue, span, product }) =>
        span === null ? null : (
          <span
            key={cue.id}
            className={css.mark}
            style={{
              ...cssVariables({ [tint]: cueColor(product) }),
              insetInlineStart: `${(100 * span.start_ms) / length}%`,
              width: `${(100 * (span.end_ms - span.start_ms)) / length}%`,
              top: `${(rows.get(cue.position) ?? 0) * rowHeight}%`,
              height: `${rowHeight}%`,
            }}
          />
        ),
      )}
      <span ref={needle} className={css.needle} />
    </div>
  )
}
