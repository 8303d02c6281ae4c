import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData, TransitionData } from '#statecharts/explorer/explorer.types.ts'
import { stateOf } from '#statecharts/explorer/explorer-index.ts'
import { sentenceIn } from '#statecharts/explorer/words-of.ts'
import { EventLink, Requirements, StateLink } from '#statecharts/explorer/parts/address-link.tsx'

/** The whole chart as text: the tree of states, then every transition. */
export const Outline = ({ machine }: { readonly machine: MachineData }) => (
  <>
    <h2>States</h2>
    <Tree machine={machine} path="" />
    <h2>Transitions</h2>
    <Table caption={`Transitions of ${machine.title}`} captionHidden>
      <thead>
        <tr>
          {['State', 'In words', 'Event', 'Condition', 'Target', 'Actions', 'Requirements'].map((head) => (
            <HeadCell key={head}>{head}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {machine.transitions.map((transition) => (
          <Row key={transition.id} {...{ machine, transition }} />
        ))}
      </tbody>
    </Table>
  </>
)

function Row({
  machine,
  transition,
}: {
  readonly machine: MachineData
  readonly transition: TransitionData
}) {
  const { source, cause, event, condition, targets, actions, spec } = transition
  return (
    <tr>
      <Cell>
        <StateLink machine={machine} state={source} />
      </Cell>
      <Cell>
        <div className={css.sentence}>{sentenceIn(machine, transition)}</div>
      </Cell>
      <Cell>{event === null ? cause : <EventLink event={event} />}</Cell>
      <Cell>{condition}</Cell>
      <Cell>
        {targets.length === 0
          ? 'stays'
          : targets.map((target) => <StateLink key={target} machine={machine} state={target} />)}
      </Cell>
      <Cell>{actions.join(', ')}</Cell>
      <Cell>
        <Requirements ids={spec} />
      </Cell>
    </tr>
  )
}

function Tree({ machine, path }: { readonly machine: MachineData; readonly path: string }) {
  const state = stateOf(machine, path)
  if (!state) return null
  return (
    <ul className={css.list}>
      {state.children.map((child) => {
        const inner = stateOf(machine, child)
        return (
          <li key={child} className={css.card}>
            <StateLink machine={machine} state={child} />
            {inner?.type === 'final' && ' (final)'} <span className={css.minor}>{inner?.description}</span>
            {inner && inner.children.length > 0 && <Tree machine={machine} path={child} />}
          </li>
        )
      })}
    </ul>
  )
}
