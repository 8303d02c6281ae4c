import { counted } from '#contract/platform/format-count.ts'
import type { DragEvent } from 'react'
import type { ShowPosition } from '#contract/shows/show-doc.ts'
import { cssVariables } from '#src/views/shows/show-builder/css-variables.ts'
import { angleText } from '#src/views/shows/show-builder/show-texts.ts'
import { type BlockHandlers, CueBlock } from './cue-block.tsx'
import type { GridCell } from './grid-keys.ts'
import type { Track } from './lanes.ts'
import * as css from './timeline.css.ts'
import type { DragTarget } from './use-cue-drag.ts'

export interface TrackRowProps {
  readonly track: Track
  readonly index: number
  readonly positions: readonly ShowPosition[]
  readonly focused: GridCell | null
  readonly selected: string | null
  readonly isReadOnly: boolean
  readonly dragged: DragTarget | null
  readonly handlersOf: ((cue: string) => BlockHandlers) | null
  readonly onFocus: (cell: GridCell) => void
  /** a product or a cue of the tray is dropped on it; null: nothing may be */
  readonly onDrop: ((event: DragEvent<HTMLElement>, position: string) => void) | null
}

/** A row of the timeline: the position, then its cues in the order of their times. */
export function TrackRow(props: TrackRowProps) {
  const { track, index, positions, focused, selected, isReadOnly, dragged, handlersOf, onFocus, onDrop } =
    props
  const { position, cues, lanes } = track
  const own = positions.find(({ id }) => id === position)
  if (own === undefined) return null
  const isHere = focused?.position === position
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className={css.row}
      style={cssVariables({ [css.lanes]: lanes })}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        id={headId(position)}
        className={css.rowHead}
        tabIndex={isHere && focused.cue === null ? 0 : -1}
        aria-label={`${own.name}, ${angleText(own.angle_deg)}, ${counted(cues.length, 'cue')}`}
        onFocus={() => onFocus({ position, cue: null })}
      >
        <span className={css.rowName}>{own.name}</span>
        <span className={css.rowNote}>{own.angle_deg === 0 ? '' : `${own.angle_deg}°`}</span>
      </div>
      <div
        role="presentation"
        className={css.lanesArea}
        data-track={position}
        data-over={dragged?.position === position}
        onDragOver={(event) => onDrop && event.preventDefault()}
        onDrop={(event) => onDrop?.(event, position)}
      >
        {cues.map(({ view, lane }, at) => (
          <CueBlock
            key={view.cue.id}
            view={view}
            lane={lane}
            column={at + 2}
            positions={positions}
            isSelected={selected === view.cue.id}
            isEntry={isHere && focused.cue === view.cue.id}
            isReadOnly={isReadOnly}
            isDragged={dragged?.cue === view.cue.id}
            handlersOf={handlersOf}
            onFocus={(cue) => onFocus({ position, cue })}
          />
        ))}
      </div>
    </div>
  )
}

export const headId = (position: string): string => `track-${position}`
