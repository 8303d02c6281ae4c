import { type MachineAddress, stateAddress } from '#statecharts/explorer/address.ts'
import { coverageTone } from '#statecharts/explorer/coverage.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { stateOf } from '#statecharts/explorer/explorer-index.ts'
import { countText, percentText } from '#statecharts/explorer/flow/figures.ts'
import { type ChartFlow, takenSentence } from '#statecharts/explorer/flow/flow-overlay.ts'
import type { StateStay } from '#statecharts/explorer/flow/state-stays.ts'
import { AddressLink } from '#statecharts/explorer/parts/address-link.tsx'
import { TransitionCard } from '#statecharts/explorer/parts/transition-card.tsx'

interface ChosenPanelProps {
  readonly machine: MachineData
  readonly address: MachineAddress
  /** ids of the chosen ones */
  readonly transitions: readonly string[]
  /** while it is shown */
  readonly flow: ChartFlow | null
}

/** What was pressed in the picture, in words; while coverage is shown, what is not taken by every walk. */
export function ChosenPanel({ machine, address, transitions, flow }: ChosenPanelProps) {
  const chosen = machine.transitions.filter(({ id }) => transitions.includes(id))
  const state = stateOf(machine, address.state)
  if (chosen.length > 0) return <Cards title="This line" {...{ machine, flow }} transitions={chosen} />
  if (address.over === 'coverage') {
    const left = machine.transitions.filter((each) => coverageTone(machine, each) !== 'good')
    return <Cards title="Not taken by every walk" {...{ machine }} transitions={left} />
  }
  if (!state || state.path === '') return null
  const stay = flow?.stays.find(({ path }) => path === state.path)
  return (
    <section className={css.panel}>
      <h2 className={css.code}>{state.path}</h2>
      <p>{state.description ?? 'An end of the workflow.'}</p>
      {stay && <p>{stayText(stay)}</p>}
      <p>
        <AddressLink address={stateAddress(machine.id, state.path)}>
          How one gets there, and what can happen
        </AddressLink>
      </p>
    </section>
  )
}

interface CardsProps {
  readonly title: string
  readonly machine: MachineData
  readonly transitions: MachineData['transitions']
  readonly flow?: ChartFlow | null
}

const Cards = ({ title, machine, transitions, flow = null }: CardsProps) =>
  transitions.length === 0 ? null : (
    <section className={css.panel}>
      <h2>{title}</h2>
      <ul className={css.list}>
        {transitions.map((transition) => (
          <TransitionCard key={transition.id} {...{ machine, transition }} withSource>
            {flow && <p>{usedText(flow, transition.id)}</p>}
          </TransitionCard>
        ))}
      </ul>
    </section>
  )

function usedText({ uses }: ChartFlow, id: string): string | null {
  const use = uses.find(({ transition }) => transition.id === id)
  if (!use) return null
  return use.left === 0
    ? takenSentence(use)
    : `${takenSentence(use)} Page left after it: ${countText(use.left)}.`
}

const stayText = ({ times, left, leftShare, wait }: StateStay): string =>
  `${countText(times)} times in this state, for ${wait} (median). ${
    left === 0
      ? 'No page was left here.'
      : `Page left here: ${countText(left)}${left < 5 ? '' : `, ${percentText(leftShare)}`}.`
  }`
