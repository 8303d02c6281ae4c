import * as css from '#statecharts/explorer/explorer.css.ts'
import type { ExplorerData, MachineData } from '#statecharts/explorer/explorer.types.ts'
import { AddressLink, StateLink } from '#statecharts/explorer/parts/address-link.tsx'
import { TransitionCard } from '#statecharts/explorer/parts/transition-card.tsx'

interface RequirementPageProps {
  readonly data: ExplorerData
  readonly requirement: string
}

/** The text of a requirement, and where it is met. */
export function RequirementPage({ data, requirement }: RequirementPageProps) {
  const text = data.requirements[requirement]
  return (
    <div className={css.stack}>
      <h1>{requirement}</h1>
      <p>{text ?? 'No machine cites this requirement.'}</p>
      {data.machines.map((machine) => (
        <Places key={machine.id} {...{ machine, requirement }} />
      ))}
    </div>
  )
}

function Places({ machine, requirement }: { readonly machine: MachineData; readonly requirement: string }) {
  const states = machine.states.filter(({ spec }) => spec.includes(requirement))
  const transitions = machine.transitions.filter(({ spec }) => spec.includes(requirement))
  const paths = machine.paths.filter(({ spec }) => spec.includes(requirement))
  if (states.length + transitions.length === 0) return null
  return (
    <section className={css.panel}>
      <h2>{machine.title}</h2>
      <ul className={css.list}>
        {states.map(({ path, description }) => (
          <li key={path} className={css.card}>
            <StateLink machine={machine} state={path} />
            <p className={css.minor}>{description}</p>
          </li>
        ))}
        {transitions.map((transition) => (
          <TransitionCard key={transition.id} {...{ machine, transition }} withSource />
        ))}
      </ul>
      <p className={css.minor}>
        Golden paths that pass there:{' '}
        {paths.slice(0, 12).map(({ id }) => (
          <span key={id}>
            <AddressLink
              address={{ kind: 'machine', machine: machine.id, state: '', show: 'paths', path: id, step: 0 }}
            >
              {id}
            </AddressLink>{' '}
          </span>
        ))}
      </p>
    </section>
  )
}
