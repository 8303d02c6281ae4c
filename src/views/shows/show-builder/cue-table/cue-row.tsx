import { memo } from 'react'
import type { ShowPosition } from '#contract/shows/show-doc.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { cueColor } from '#src/views/shows/show-builder/cue-color.ts'
import { cssVariables } from '#src/views/shows/show-builder/css-variables.ts'
import { type CueView, lackText } from '#src/views/shows/show-builder/cue-views.ts'
import { ANGLE, CUE_TIME, DEVICES } from '#src/views/shows/show-builder/measures.ts'
import type { EditShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { clockText } from '#src/views/shows/show-builder/show-texts.ts'
import { SmallSelect } from '#src/views/shows/show-builder/small-fields.tsx'
import { StepField } from '#src/views/shows/show-builder/step-field.tsx'
import { tint } from '#src/views/shows/show-builder/timeline/timeline.css.ts'
import * as css from './cue-table.css.ts'

export interface CueRowProps {
  readonly view: CueView
  readonly positions: readonly ShowPosition[]
  readonly isSelected: boolean
  readonly isReadOnly: boolean
  readonly edit: EditShow
  readonly onInspect: (cue: string) => void
}

/** A cue of the table, with the same changes as its block in the timeline. */
export const CueRow = memo(function CueRow(props: CueRowProps) {
  const { view, positions, isSelected, isReadOnly, edit } = props
  const { cue, number, name } = view
  const { id, at_ms, count, angle_deg, position } = cue
  const named = `cue ${number ?? ''}, ${name}`
  const alter = (changes: Partial<typeof cue>) => edit({ kind: 'cue.alter', id, changes })
  return (
    <div role="row" className={css.row} aria-selected={isSelected} data-row={id}>
      <div role="cell" className={css.number} style={cssVariables({ [tint]: cueColor(view.product) })}>
        {number}
      </div>
      <NameCell {...props} />
      <div role="cell" className={css.time}>
        <StepField
          label="Time"
          name={`Time of ${named}`}
          isInColumn
          value={at_ms ?? 0}
          measure={CUE_TIME}
          isReadOnly={isReadOnly}
          onCommit={(next) => edit({ kind: 'cue.place', id, at_ms: next })}
        />
      </div>
      <div role="cell" className={css.place}>
        <SmallSelect
          label="Position"
          name={`Position of ${named}`}
          hidesLabel="inColumn"
          value={position}
          isReadOnly={isReadOnly}
          onChange={(next) => alter({ position: next })}
        >
          <PositionOptions positions={positions} />
        </SmallSelect>
      </div>
      <div role="cell" className={css.count}>
        <StepField
          label="Devices"
          name={`Devices of ${named}`}
          isInColumn
          value={count}
          measure={DEVICES}
          isReadOnly={isReadOnly}
          onCommit={(next) => alter({ count: next })}
        />
      </div>
      <div role="cell" className={css.angle}>
        <StepField
          label="Angle"
          name={`Angle of ${named}`}
          isInColumn
          value={angle_deg}
          measure={ANGLE}
          isReadOnly={isReadOnly}
          onCommit={(next) => alter({ angle_deg: next })}
        />
      </div>
      <div role="cell" className={css.actions}>
        <RemoveButton {...props} />
      </div>
    </div>
  )
})

export function PositionOptions({ positions }: { readonly positions: readonly ShowPosition[] }) {
  return positions.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}

function NameCell({ view, onInspect }: CueRowProps) {
  const { cue, name, span, lack } = view
  return (
    <div role="cell" className={css.name}>
      <button type="button" className={css.nameButton} onClick={() => onInspect(cue.id)}>
        {name}
      </button>
      {lack === null ? (
        <span className={css.note}>
          {span !== null && `${clockText(span.end_ms - span.start_ms, false)} long`}
          {cue.note !== '' && ` · ${cue.note}`}
        </span>
      ) : (
        <span className={css.lack}>{lackText(lack)}</span>
      )}
    </div>
  )
}

function RemoveButton({ view: { cue, name, number }, isReadOnly, edit }: CueRowProps) {
  return (
    <button
      type="button"
      className={css.action}
      aria-label={`Remove cue ${number ?? ''}, ${name}`}
      aria-disabled={isReadOnly}
      onClick={() => !isReadOnly && edit({ kind: 'cue.remove', id: cue.id })}
    >
      <Icon name="trash" />
    </button>
  )
}
