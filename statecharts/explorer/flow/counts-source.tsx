import type { Flow } from '#contract/site/flow.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { FileButton } from '#src/ui/form/file-button.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { saveFile } from '#statecharts/explorer/live/save-file.ts'
import { isServed } from './ask-shop.ts'
import { countText } from './figures.ts'
import { type Choice, useFlowSource } from './flow-source.tsx'
import { FileDrop } from './file-drop.tsx'
import { type Counts, useVersions } from './use-counts.ts'

const TEXTS: Readonly<Record<Exclude<Counts['kind'], 'answered'>, string>> = {
  loading: 'Reading the counts …',
  none: 'A page from a file asks nobody. Open counts that the page Flow of the shop, or npm run shop -- flow, has saved.',
  refused: 'The shop has no counts of this chart, or your log-in of staff has ended.',
  unreachable: 'The shop does not answer. Try again in a moment.',
  otherMachine: 'This file has no counts of this chart.',
}

interface CountsSourceProps {
  readonly machine: MachineData
  readonly counts: Counts
}

/** Which counts are shown and of what they are, or why there are none. */
export function CountsSource({ machine, counts }: CountsSourceProps) {
  const { choice, opened, isUnreadable, change, open } = useFlowSource()
  const versions = useVersions(machine.id, choice.project)
  return (
    <div className={css.source}>
      {isServed() && opened === null && (
        <Choices {...{ choice, versions }} onChoose={(next) => change({ choice: next })} />
      )}
      <FileDrop onFile={open}>
        <FileButton label="Counts" accept=".json" onFile={open} button={{ size: 'sm' }}>
          Open saved counts
        </FileButton>
        {counts.kind === 'answered' && (
          <Button
            tone="outline"
            size="sm"
            onClick={() => saveFile('flow.json', JSON.stringify(counts.value))}
          >
            Save as flow.json
          </Button>
        )}
        {opened !== null && (
          <Button tone="outline" size="sm" onClick={() => change({ opened: null, isUnreadable: false })}>
            Close the file
          </Button>
        )}
        {counts.kind === 'unreachable' && (
          <Button size="sm" onClick={() => change({ choice: { ...choice } })}>
            Try again
          </Button>
        )}
        <span className={css.minor}>or drop a file here</span>
      </FileDrop>
      {isUnreadable && (
        <Notice tone="danger" role="alert">
          This file has no counts of transitions{opened === null ? '.' : ', and those before it stay.'}
        </Notice>
      )}
      {counts.kind === 'answered' ? (
        <About machine={machine} flow={counts.value} />
      ) : (
        <Notice tone={counts.kind === 'loading' || counts.kind === 'none' ? 'info' : 'danger'} role="status">
          {TEXTS[counts.kind]}
        </Notice>
      )}
    </div>
  )
}

/** Of which days and which chart the counts are, and what they leave out. */
const About = ({ machine, flow }: { readonly machine: MachineData; readonly flow: Flow }) => (
  <>
    <p className={css.minor}>
      {flow.from} to {flow.to}, chart version <span className={css.code}>{flow.version}</span>. Counts have no
      person, device or visit; those below 5 read “&lt;5”.
    </p>
    {flow.version !== machine.version && (
      <Notice tone="warn">
        These counts are of another version of this chart than the one on this page ({machine.version}).
        Transitions that it does not have are left out.
      </Notice>
    )}
    {flow.unknown + flow.unattributed > 0 && (
      <p className={css.minor}>
        Left out: {countText(flow.unknown)} of unknown transitions, {countText(flow.unattributed)} of unknown
        builds or machines.
      </p>
    )}
    {flow.rows.every(({ taken }) => taken === null) && <p>Nothing was counted in these days.</p>}
  </>
)

interface ChoicesProps {
  readonly choice: Choice
  readonly versions: readonly string[]
  readonly onChoose: (choice: Choice) => void
}

const Choices = ({ choice, versions, onChoose }: ChoicesProps) => (
  <div className={css.buttons}>
    <SelectField
      label="Storefront"
      value={choice.project}
      onChange={(event) => onChoose({ ...choice, project: event.target.value })}
    >
      <option value="11">Consumer</option>
      <option value="14">Professional</option>
    </SelectField>
    <SelectField
      label="Days"
      value={choice.days}
      onChange={(event) => onChoose({ ...choice, days: Number(event.target.value) })}
    >
      {[1, 7, 30, 90, 400].map((days) => (
        <option key={days} value={days}>
          {days === 1 ? 'today' : `last ${days}`}
        </option>
      ))}
    </SelectField>
    <SelectField
      label="Chart version"
      value={choice.version}
      onChange={(event) => onChoose({ ...choice, version: event.target.value })}
    >
      <option value="">of the running shop</option>
      {versions.map((version) => (
        <option key={version}>{version}</option>
      ))}
    </SelectField>
  </div>
)
