import { memo, type PointerEvent } from 'react'
import type { ShowPosition } from '#contract/shows/show-doc.ts'
import { cueLabel, cueTitle } from '#src/views/shows/show-builder/cue-announcement.ts'
import { cueColor } from '#src/views/shows/show-builder/cue-color.ts'
import type { CueView } from '#src/views/shows/show-builder/cue-views.ts'
import { cssVariables } from '#src/views/shows/show-builder/css-variables.ts'
import * as css from './timeline.css.ts'

export interface BlockHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

export interface CueBlockProps {
  readonly view: CueView
  readonly lane: number
  readonly column: number
  readonly positions: readonly ShowPosition[]
  readonly isSelected: boolean
  /** Tab reaches it */
  readonly isEntry: boolean
  readonly isReadOnly: boolean
  readonly isDragged: boolean
  readonly handlersOf: ((cue: string) => BlockHandlers) | null
  readonly onFocus: (cue: string) => void
}

/** A cue on its track, from its first effect to its last. */
export const CueBlock = memo(function CueBlock(props: CueBlockProps) {
  const { view, lane, column, positions, isSelected, isEntry, isReadOnly, isDragged, handlersOf } = props
  const { cue, number, name, span, lack } = view
  if (span === null) return null
  const [from, until] = [span.start_ms / 1_000, span.end_ms / 1_000]
  return (
    <>
      <CueLead view={view} lane={lane} />
      <div
        role="gridcell"
        id={cellId(cue.id)}
        data-cue={cue.id}
        data-lack={lack ?? undefined}
        className={`${css.block} ${isDragged ? css.leftBehind : ''}`}
        style={cssVariables({
          [css.from]: from,
          [css.until]: until,
          [css.lane]: lane,
          [css.tint]: cueColor(view.product),
        })}
        aria-colindex={column}
        aria-label={cueLabel(view, positions)}
        aria-selected={isSelected}
        data-fixed={isReadOnly || undefined}
        tabIndex={isEntry ? 0 : -1}
        title={cueTitle(view)}
        onFocus={() => props.onFocus(cue.id)}
        {...handlersOf?.(cue.id)}
      >
        {number}: {cue.count > 1 && `${cue.count} × `}
        {name}
      </div>
    </>
  )
})

export const cellId = (cue: string): string => `cue-${cue}`

/** The time between ignition and first effect, where it is long enough to be seen. */
function CueLead({ view: { span }, lane }: { readonly view: CueView; readonly lane: number }) {
  if (span === null || span.start_ms - span.ignition_ms < 200) return null
  const from = Math.max(0, span.ignition_ms) / 1_000
  return (
    <span
      className={css.lead}
      style={cssVariables({ [css.from]: from, [css.until]: span.start_ms / 1_000, [css.lane]: lane })}
      aria-hidden
    />
  )
}
