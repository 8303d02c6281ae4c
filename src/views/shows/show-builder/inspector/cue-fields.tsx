import { leadOf } from '#pyro/flight/lead.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { PositionOptions } from '#src/views/shows/show-builder/cue-table/cue-row.tsx'
import type { CueView } from '#src/views/shows/show-builder/cue-views.ts'
import { ANGLE, DEVICES, INTERVAL } from '#src/views/shows/show-builder/measures.ts'
import type { EditShow, ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { clockText } from '#src/views/shows/show-builder/show-texts.ts'
import { SmallSelect } from '#src/views/shows/show-builder/small-fields.tsx'
import { StepField } from '#src/views/shows/show-builder/step-field.tsx'
import * as css from './inspector.css.ts'

interface PartProps {
  readonly view: CueView
  readonly edit: EditShow
  readonly isReadOnly: boolean
}

export function Placement({
  shown,
  view: { cue },
  edit,
  isReadOnly,
}: PartProps & { readonly shown: ShownShow }) {
  const { id, position, angle_deg, count, spacing_ms } = cue
  const alter = (changes: Partial<typeof cue>) => edit({ kind: 'cue.alter', id, changes })
  return (
    <>
      <div className={css.pair}>
        <SmallSelect
          label="Position"
          value={position}
          isReadOnly={isReadOnly}
          onChange={(next) => alter({ position: next })}
        >
          <PositionOptions positions={shown.doc.positions} />
        </SmallSelect>
        <StepField
          label="Angle"
          value={angle_deg}
          measure={ANGLE}
          isReadOnly={isReadOnly}
          onCommit={(next) => alter({ angle_deg: next })}
        />
      </div>
      <div className={css.pair}>
        <StepField
          label="Devices"
          value={count}
          measure={DEVICES}
          isReadOnly={isReadOnly}
          onCommit={(next) => alter({ count: next })}
        />
        {count > 1 && (
          <StepField
            label="Between them"
            value={spacing_ms}
            measure={INTERVAL}
            isReadOnly={isReadOnly}
            onCommit={(next) => alter({ spacing_ms: next })}
          />
        )}
      </div>
    </>
  )
}

export function LeadTime({ view: { cue, product }, edit, isReadOnly }: PartProps) {
  const estimate = product === undefined ? 0 : leadOf(product).ms
  const { id, lead_ms } = cue
  const alter = (next: number | null) => edit({ kind: 'cue.alter', id, changes: { lead_ms: next } })
  return (
    <>
      <Checkbox
        label={`Estimate the time from ignition to effect${product === undefined ? '' : `: ${clockText(estimate)}`}`}
        checked={lead_ms === null}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => alter(currentTarget.checked ? null : estimate)}
      />
      {lead_ms !== null && (
        <StepField
          label="Ignition before effect"
          value={lead_ms}
          measure={INTERVAL}
          isReadOnly={isReadOnly}
          onCommit={alter}
        />
      )}
    </>
  )
}
