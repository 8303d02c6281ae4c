import { Button } from '#src/ui/action/button.tsx'
import type { MachineAddress } from '#statecharts/explorer/address.ts'
import { ChartPicture } from '#statecharts/explorer/chart/chart-picture.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData, PathData, StepData } from '#statecharts/explorer/explorer.types.ts'
import { AddressLink, Requirements, StateLink } from '#statecharts/explorer/parts/address-link.tsx'
import { sentenceIn } from '#statecharts/explorer/words-of.ts'
import { replaceAddress } from '#statecharts/explorer/use-address.ts'

interface PathsViewProps {
  readonly machine: MachineData
  readonly address: MachineAddress
}

/** The golden paths of a machine; the chosen one is played step by step beside the chart. */
export function PathsView({ machine, address }: PathsViewProps) {
  const path = machine.paths.find(({ id }) => id === address.path)
  if (path) return <Player {...{ machine, address, path }} />
  return (
    <ul className={css.list}>
      {machine.paths.map(({ id, steps, spec }) => (
        <li key={id} className={css.card}>
          <AddressLink address={{ ...address, path: id, step: 0 }}>{id}</AddressLink>, {steps.length} steps
          <p className={css.minor}>
            {steps
              .slice(0, 6)
              .map(({ text }) => text)
              .join(' › ')}
            {steps.length > 6 && ' › …'}
          </p>
          <p className={css.minor}>
            <Requirements ids={spec} />
          </p>
        </li>
      ))}
      {machine.paths.length === 0 && (
        <li>
          No golden paths yet. Run <code>npm run paths</code>.
        </li>
      )}
    </ul>
  )
}

function Player({ machine, address, path }: PathsViewProps & { readonly path: PathData }) {
  const at = Math.min(address.step, path.steps.length)
  const go = (step: number) => replaceAddress({ ...address, step })
  const shown = at === 0 ? undefined : path.steps[at - 1]
  return (
    <div className={css.split}>
      <section>
        <p className={css.buttons}>
          <AddressLink address={{ ...address, path: null, step: 0 }}>All paths</AddressLink>
          <Button tone="outline" size="sm" disabled={at === 0} onClick={() => go(at - 1)}>
            Back
          </Button>
          <Button size="sm" disabled={at === path.steps.length} onClick={() => go(at + 1)}>
            Next
          </Button>
          <output>
            Step {at} of {path.steps.length}
          </output>
        </p>
        <ol className={css.steps}>
          <StepRow
            {...{ isCurrent: at === 0, go: () => go(0) }}
            text={`It begins with input ${path.input}`}
            leaves={path.start}
          />
          {path.steps.map((step, index) => (
            <StepRow
              // a step has no identity but its number
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              isCurrent={at === index + 1}
              go={() => go(index + 1)}
              text={step.text}
              leaves={step.leaves}
            />
          ))}
        </ol>
        {shown && <StepDetail machine={machine} step={shown} />}
      </section>
      <ChartPicture
        machine={machine}
        active={shown?.leaves ?? path.start}
        taken={shown?.transitions ?? []}
        selected={null}
      />
    </div>
  )
}

interface StepRowProps {
  readonly isCurrent: boolean
  readonly go: () => void
  readonly text: string
  readonly leaves: readonly string[]
}

const StepRow = ({ isCurrent, go, text, leaves }: StepRowProps) => (
  <li>
    <button type="button" className={css.step} aria-current={isCurrent ? 'step' : undefined} onClick={go}>
      <span className={css.cause}>{text}</span> <span className={css.minor}>{leaves.join(', ')}</span>
    </button>
  </li>
)

const StepDetail = ({ machine, step }: { readonly machine: MachineData; readonly step: StepData }) => (
  <div className={css.panel} aria-live="polite">
    <h3>{step.text}</h3>
    {step.payload !== '' && <p className={css.code}>{step.payload}</p>}
    <p>
      Then:{' '}
      {step.leaves.map((leaf) => (
        <span key={leaf}>
          <StateLink machine={machine} state={leaf} />{' '}
        </span>
      ))}
    </p>
    {step.transitions.length === 0 && <p>The event is ignored here.</p>}
    {machine.transitions
      .filter(({ id }) => step.transitions.includes(id))
      .map((transition) => (
        <p key={transition.id}>{sentenceIn(machine, transition)}.</p>
      ))}
    <ul className={css.minor}>
      {step.effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  </div>
)
