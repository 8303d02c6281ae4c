import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { causeIn } from '#statecharts/explorer/words-of.ts'
import { StateLink } from './address-link.tsx'

interface TransitionLineProps {
  readonly machine: MachineData
  readonly id: string
}

/** A transition in one line: where, when and to where, with its id. */
export function TransitionLine({ machine, id }: TransitionLineProps) {
  const transition = machine.transitions.find((each) => each.id === id)
  if (!transition) return <span className={css.code}>{id}</span>
  const { source, targets } = transition
  return (
    <>
      <StateLink machine={machine} state={source} />: {causeIn(machine, transition)}
      {' → '}
      {targets.length === 0 ? 'stays' : null}
      {targets.map((target) => (
        <StateLink key={target} machine={machine} state={target} />
      ))}
    </>
  )
}
