import { useState } from 'react'
import { CueTable } from '#src/views/shows/show-builder/cue-table/cue-table.tsx'
import { Timeline } from '#src/views/shows/show-builder/timeline/timeline.tsx'
import { ShowSummary } from './show-summary.tsx'
import type { Editing } from './use-editing.ts'
import * as css from './workspace.css.ts'

export interface CueAreaProps {
  readonly editing: Editing
  /** shows the selected cue with all its fields */
  readonly onInspect: () => void
}

type CueViewName = 'timeline' | 'table'

/** The cues as a timeline or as the equal table. */
export function CueArea({ editing, onInspect }: CueAreaProps) {
  const [view, setView] = useState<CueViewName>('timeline')
  const { shown, views, selected, select, edit, drag, playhead, loudness, addChosen, dropGoods } = editing
  const toggle = <ViewSwitch view={view} onChange={setView} />
  if (view === 'table')
    return (
      <div className={css.tableFrame}>
        <div className={css.tableTools}>
          {toggle}
          <ShowSummary editing={editing} />
        </div>
        <CueTable
          shown={shown}
          views={views}
          selected={selected}
          edit={edit}
          onInspect={(cue) => {
            select(cue)
            onInspect()
          }}
        />
      </div>
    )
  return (
    <Timeline
      shown={shown}
      views={views}
      selected={selected}
      onSelect={select}
      edit={edit}
      drag={drag}
      playhead={playhead}
      loudness={loudness}
      onAdd={addChosen}
      onDropGoods={dropGoods}
      onInspect={onInspect}
      corner={toggle}
    >
      <ShowSummary editing={editing} />
    </Timeline>
  )
}

interface ViewSwitchProps {
  readonly view: CueViewName
  readonly onChange: (view: CueViewName) => void
}

function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <div className={css.viewSwitch} role="group" aria-label="Show cues as">
      {(['timeline', 'table'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={css.viewChoice}
          aria-pressed={view === each}
          onClick={() => onChange(each)}
        >
          {each === 'timeline' ? 'Timeline' : 'Table'}
        </button>
      ))}
    </div>
  )
}
