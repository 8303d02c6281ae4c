import { type DragEvent, type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { cssVariables } from '#src/views/shows/show-builder/css-variables.ts'
import { type CueView, showLength } from '#src/views/shows/show-builder/cue-views.ts'
import { type DraggedGoods, droppedGoods } from '#src/views/shows/show-builder/dragged-goods.ts'
import type { EditShow, Playhead, ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { STEP_MS } from '#src/views/shows/show-builder/show-texts.ts'
import { DraggedBlock } from './dragged-block.tsx'
import { clampTime, cueIn, type GridAction, type GridCell, gridAction } from './grid-keys.ts'
import { type Track, tracksOf } from './lanes.ts'
import { type Loudness, LoudnessCurve } from './loudness-curve.tsx'
import { Needle, Ruler } from './playhead.tsx'
import { shownLength, toMilliseconds } from './time-scale.ts'
import * as css from './timeline.css.ts'
import { TrackRow } from './track-row.tsx'
import { type DragEvents, useCueDrag } from './use-cue-drag.ts'
import { useFollow } from './use-follow.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useZoom } from './use-zoom.ts'
import { ZoomTools } from './zoom-tools.tsx'

export interface TimelineProps {
  readonly shown: ShownShow
  readonly views: readonly CueView[]
  readonly selected: string | null
  readonly onSelect: (cue: string) => void
  readonly edit: EditShow
  readonly drag: DragEvents
  readonly playhead: Playhead
  /** null: no music is chosen, or it is too long to be measured */
  readonly loudness: Loudness | null
  /** adds the product that is chosen in the finder, at the playhead */
  readonly onAdd: (position: string) => void
  readonly onDropGoods: (goods: DraggedGoods, position: string, at_ms: number) => void
  readonly onInspect: () => void
  /** beside the tools of the zoom */
  readonly corner: ReactNode
  /** counts and totals below the tracks */
  readonly children: ReactNode
}

/** Shorter blocks are drawn this long, in pixels. */
const LEAST_BLOCK = 24

/** The cues of a show along the time, a row for each position: a grid, whose equal is the table of cues. */
export function Timeline(props: TimelineProps) {
  const { shown, views, selected, onSelect, playhead, onDropGoods } = props
  const { positions } = shown.doc
  const scroller = useRef<HTMLDivElement>(null)
  const length = shownLength(showLength(views))
  const { zoom, changeZoom, fit } = useZoom(scroller, showLength(views))
  const tracks = useMemo(
    () => tracksOf(positions, views, toMilliseconds(LEAST_BLOCK, zoom)),
    [positions, views, zoom],
  )
  const focus = useGridFocus(tracks)
  const isReadOnly = shown.readOnly !== null
  const { target, handlers } = useCueDrag(scroller, zoom, props.drag)
  useFollow(scroller, zoom, playhead, selected)
  const drop = (event: DragEvent<HTMLElement>, position: string) => {
    const goods = droppedGoods(event)
    if (goods === null) return
    event.preventDefault()
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left
    onDropGoods(goods, position, clampTime(Math.round(toMilliseconds(left, zoom) / STEP_MS) * STEP_MS))
  }
  const press = useGridKeys(props, tracks, focus)
  return (
    <div ref={scroller} className={css.scroller}>
      <div
        className={css.surface}
        data-zoom={zoom}
        style={cssVariables({ [css.zoom]: zoom, [css.until]: length / 1_000 })}
      >
        <div className={css.rulerRow}>
          <div className={css.corner}>
            {props.corner}
            <ZoomTools zoom={zoom} onChange={changeZoom} onFit={fit} />
          </div>
          <Ruler length_ms={length} zoom={zoom} playhead={playhead} />
        </div>
        <div className={css.tracks}>
          <LoudnessCurve loudness={props.loudness} />
          {/* Its cells have the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
          <div
            role="grid"
            aria-label="Timeline"
            aria-readonly={isReadOnly}
            aria-rowcount={tracks.length}
            onKeyDown={press}
            {...focus.keeper}
          >
            {tracks.map((track, index) => (
              <TrackRow
                key={track.position}
                track={track}
                index={index}
                positions={positions}
                focused={focus.cell}
                selected={selected}
                isReadOnly={isReadOnly}
                dragged={target}
                handlersOf={isReadOnly ? null : handlers}
                onFocus={(cell) => {
                  focus.setCell(cell)
                  if (cell.cue !== null) onSelect(cell.cue)
                }}
                onDrop={isReadOnly ? null : drop}
              />
            ))}
          </div>
        </div>
        <Needle zoom={zoom} playhead={playhead} />
        <DraggedBlock target={target} views={views} />
        <div className={css.foot}>{props.children}</div>
      </div>
    </div>
  )
}

/** The keys of the grid; what changes the show does nothing while it is read only. */
function useGridKeys(
  { shown, edit, playhead, onAdd, onInspect }: TimelineProps,
  tracks: readonly Track[],
  focus: { readonly cell: GridCell | null; readonly focusCell: (cell: GridCell) => void },
) {
  const act = (action: GridAction) => {
    if (action.kind === 'focus') return focus.focusCell(action.cell)
    if (action.kind === 'play') return playhead.toggle()
    if (action.kind === 'inspect') return cueIn(tracks, action.cell) && onInspect()
    if (shown.readOnly !== null) return undefined
    if (action.kind === 'add') return onAdd(action.position)
    const { id } = action.cue.cue
    if (action.kind === 'remove') return edit({ kind: 'cue.remove', id })
    const { at_ms, position } = action
    return edit({ kind: 'cue.place', id, at_ms, position })
  }
  return (event: KeyboardEvent) => {
    const action = focus.cell && gridAction(event, tracks, focus.cell)
    if (action === null) return
    event.preventDefault()
    act(action)
  }
}
