import { counted } from '#contract/platform/format-count.ts'
import { SHOW_LIMITS, type ShowPosition } from '#contract/shows/show-doc.ts'
import { Button } from '#src/ui/action/button.tsx'
import { iconButtonStyle } from '#src/ui/action/icon-button.css.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ANGLE, CROWD, PLACE } from '#src/views/shows/show-builder/measures.ts'
import type { EditShow, ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { SmallSelect, SmallText } from '#src/views/shows/show-builder/small-fields.tsx'
import { StepField } from '#src/views/shows/show-builder/step-field.tsx'
import * as css from './inspector.css.ts'
import { SiteSketch } from './site-sketch.tsx'

export interface SiteEditorProps {
  readonly shown: ShownShow
  readonly edit: EditShow
  readonly createId: () => string
}

/** Where the show is fired: the spectators, how it is lit, and the positions with their angles. */
export function SiteEditor({ shown, edit, createId }: SiteEditorProps) {
  const { doc, readOnly } = shown
  const isReadOnly = readOnly !== null
  const add = () => edit({ kind: 'position.add', position: nextPosition(doc.positions, createId()) })
  return (
    <div className={css.panel}>
      <SiteSketch doc={doc} />
      <SiteFields shown={shown} edit={edit} />
      <section className={css.section} aria-labelledby="positions-title">
        <h2 id="positions-title" className={css.heading}>
          Positions
        </h2>
        <ul className={css.list}>
          {doc.positions.map((position) => (
            <PositionRow key={position.id} position={position} shown={shown} edit={edit} />
          ))}
        </ul>
        {!isReadOnly && (
          <Button
            size="sm"
            icon={<Icon name="plus" size="sm" />}
            blockedReason={
              doc.positions.length >= SHOW_LIMITS.positions && `A show has at most ${SHOW_LIMITS.positions}.`
            }
            onClick={add}
          >
            Add a position
          </Button>
        )}
      </section>
    </div>
  )
}

function SiteFields({ shown: { doc, readOnly }, edit }: Omit<SiteEditorProps, 'createId'>) {
  const { crowd_ft, firing, noise } = doc.site
  const isReadOnly = readOnly !== null
  return (
    <>
      <StepField
        label="Distance to spectators"
        value={crowd_ft}
        measure={CROWD}
        isReadOnly={isReadOnly}
        onCommit={(next) => edit({ kind: 'site.alter', changes: { crowd_ft: next } })}
      />
      <div className={css.pair}>
        <SmallSelect
          label="Lit"
          value={firing}
          isReadOnly={isReadOnly}
          onChange={(next) =>
            edit({ kind: 'site.alter', changes: { firing: next === 'hand' ? 'hand' : 'electric' } })
          }
        >
          <option value="hand">By hand</option>
          <option value="electric">Electrically</option>
        </SmallSelect>
        <SmallSelect
          label="Noise"
          value={noise}
          isReadOnly={isReadOnly}
          onChange={(next) => edit({ kind: 'site.alter', changes: { noise: noiseOf(next) } })}
        >
          <option value="any">Any</option>
          <option value="moderate">Moderate</option>
          <option value="quiet">Quiet</option>
        </SmallSelect>
      </div>
    </>
  )
}

const noiseOf = (value: string) => (value === 'quiet' || value === 'moderate' ? value : 'any')

/** Beside the outermost one on the right. */
function nextPosition(positions: readonly ShowPosition[], id: string): ShowPosition {
  const x_ft = Math.max(...positions.map((position) => position.x_ft)) + 30
  return { id, name: `Position ${positions.length + 1}`, x_ft: Math.min(PLACE.max, x_ft), angle_deg: 0 }
}

interface PositionRowProps extends Omit<SiteEditorProps, 'createId'> {
  readonly position: ShowPosition
}

function PositionRow({ position, shown: { doc, readOnly }, edit }: PositionRowProps) {
  const { id, name, x_ft, angle_deg } = position
  const isReadOnly = readOnly !== null
  const cues = doc.cues.filter((cue) => cue.position === id).length
  const alter = (changes: Partial<ShowPosition>) => edit({ kind: 'position.alter', id, changes })
  return (
    <li className={css.positionRow}>
      <div className={css.positionHead}>
        <SmallText
          label="Name"
          name={`Name of position ${name}`}
          hidesLabel="always"
          value={name}
          maxLength={SHOW_LIMITS.nameLength}
          isNeeded
          isReadOnly={isReadOnly}
          onCommit={(next) => alter({ name: next })}
        />
        {!isReadOnly && doc.positions.length > 1 && (
          <button
            type="button"
            className={iconButtonStyle}
            aria-label={`Remove position ${name}${cues > 0 ? `, its ${counted(cues, 'cue')} move to another` : ''}`}
            onClick={() => edit({ kind: 'position.remove', id })}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
      <div className={css.pair}>
        <StepField
          label="From the middle"
          name={`Place of ${name}, feet right of the middle`}
          value={x_ft}
          measure={PLACE}
          isReadOnly={isReadOnly}
          onCommit={(next) => alter({ x_ft: next })}
        />
        <StepField
          label="Angle"
          name={`Angle of ${name}`}
          value={angle_deg}
          measure={ANGLE}
          isReadOnly={isReadOnly}
          onCommit={(next) => alter({ angle_deg: next })}
        />
      </div>
    </li>
  )
}
