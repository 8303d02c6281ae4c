import { counted } from '#contract/platform/format-count.ts'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import type { CueView } from '#src/views/shows/show-builder/cue-views.ts'
import type { EditShow, ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { CueRow } from './cue-row.tsx'
import * as css from './cue-table.css.ts'

export interface CueTableProps {
  readonly shown: ShownShow
  readonly views: readonly CueView[]
  readonly selected: string | null
  readonly edit: EditShow
  readonly onInspect: (cue: string) => void
}

const COLUMNS = ['Cue', 'Product', 'Time', 'Position', 'Devices', 'Angle', 'Remove'] as const
/** More rows are rendered on demand. */
const AT_ONCE = 100

/** The cues of the timeline in the order of their times, with the same changes. */
export function CueTable({ shown, views, selected, edit, onInspect }: CueTableProps) {
  const [most, setMost] = useState(AT_ONCE)
  const rows = useRef<HTMLDivElement>(null)
  const placed = views.filter(({ number }) => number !== null)
  // the row that follows a removed one, else the one before it
  const keeper = useFocusFallback(
    (focused) => [...(rows.current?.children ?? [])].findIndex((row) => row.contains(focused)),
    (index) => {
      const all = [...(rows.current?.children ?? [])]
      return (all[index] ?? all.at(-1))?.querySelector('button')
    },
  )
  return (
    <div className={css.scroller}>
      <div role="table" aria-label="Cues" aria-rowcount={placed.length + 1} {...keeper}>
        <div role="rowgroup">
          <div role="row" className={css.head}>
            {COLUMNS.map((column) => (
              <span key={column} role="columnheader">
                {column}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" ref={rows}>
          {placed.slice(0, most).map((view) => (
            <CueRow
              key={view.cue.id}
              view={view}
              positions={shown.doc.positions}
              isSelected={view.cue.id === selected}
              isReadOnly={shown.readOnly !== null}
              edit={edit}
              onInspect={onInspect}
            />
          ))}
        </div>
      </div>
      {placed.length === 0 && (
        <p className={css.empty}>
          {views.length === 0
            ? 'Products that you add come to the time of the picture.'
            : 'No cue has a time yet. Place those of the tray.'}
        </p>
      )}
      {placed.length > most && (
        <div className={css.more}>
          <Button onClick={() => setMost(most + AT_ONCE)}>
            Show more of {counted(placed.length, 'cue')}
          </Button>
        </div>
      )}
    </div>
  )
}
