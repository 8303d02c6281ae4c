import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { Button } from '#src/ui/action/button.tsx'
import type { MachineAddress } from '#statecharts/explorer/address.ts'
import { ChartPicture } from '#statecharts/explorer/chart/chart-picture.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { StateLink } from '#statecharts/explorer/parts/address-link.tsx'
import { effectIn } from '#statecharts/explorer/words-of.ts'
import { ChoiceRow } from './choice-row.tsx'
import * as own from './simulate.css.ts'
import { leavesNow, type Moment } from './simulation.ts'
import { useRun } from './use-run.ts'
import { WhatHappened } from './what-happened.tsx'

interface SimulateViewProps {
  readonly machine: MachineData
  readonly address: MachineAddress
}

/** Runs a machine in the page with the sample events and answers of its model; nothing reaches a server. */
export function SimulateView({ machine, address }: SimulateViewProps) {
  const model = registry.find((each) => each.machine.id === machine.id)
  return model ? <Running {...{ machine, model, address }} /> : <p>This machine cannot be simulated.</p>
}

function Running({ machine, model, address }: SimulateViewProps & { readonly model: MachineModel }) {
  const run = useRun(machine, model, address)
  const { moments } = run
  const now = moments.at(-1)
  if (!now) return null
  return (
    <>
      <div className={own.now}>
        <p className={css.buttons}>
          <Button
            tone="outline"
            size="sm"
            disabled={moments.length === 1}
            onClick={() => run.go(moments.length - 2)}
          >
            Step back
          </Button>
          {Object.keys(model.inputs).map((input) => (
            <Button key={input} tone="quiet" size="sm" onClick={() => run.begin(input)}>
              Begin: {input}
            </Button>
          ))}
        </p>
        <Now {...{ machine, now }} />
        <KeptSteps {...run} />
      </div>
      <div className={css.split}>
        <section>
          <h2>What can happen now</h2>
          <ul className={css.list}>
            {run.choices.map((choice) => (
              <ChoiceRow key={choice.name} {...{ machine, choice }} take={() => run.take(choice)} />
            ))}
          </ul>
          {now.state.snapshot.status !== 'active' && <p>The workflow has ended.</p>}
        </section>
        <div className={own.beside}>
          <ChartPicture
            machine={machine}
            active={leavesNow(now.state)}
            taken={now.transitions}
            selected={null}
          />
          <WhatHappened {...{ machine, moments }} go={run.go} />
        </div>
      </div>
    </>
  )
}

const Now = ({ machine, now }: { readonly machine: MachineData; readonly now: Moment }) => (
  <output>
    {now.brief}. Now in{' '}
    {leavesNow(now.state).map((leaf) => (
      <span key={leaf}>
        <StateLink machine={machine} state={leaf} />{' '}
      </span>
    ))}
    <span className={`${css.minor} ${own.did}`}>
      {now.actions.length === 0
        ? 'It did nothing else.'
        : `It did: ${[...new Set(now.actions)].map((action) => effectIn(machine, action)).join('; ')}.`}
    </span>
  </output>
)

/** Where the address and what happened differ. */
const KeptSteps = ({ lost, unkept }: Pick<ReturnType<typeof useRun>, 'lost' | 'unkept'>) => (
  <>
    {lost > 0 && (
      <p role="status">
        {lost} {lost === 1 ? 'step' : 'steps'} of the link cannot happen in this chart and are left out.
      </p>
    )}
    {unkept > 0 && (
      <p className={css.minor}>
        The address is full: a reload goes back to where {unkept} {unkept === 1 ? 'step was' : 'steps were'}{' '}
        not yet taken.
      </p>
    )}
  </>
)
