import { useMemo } from 'react'
import type { Flow } from '#contract/site/flow.ts'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { stateAddress } from '#statecharts/explorer/address.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { AddressLink, StateLink } from '#statecharts/explorer/parts/address-link.tsx'
import { DottedName } from '#statecharts/explorer/parts/dotted-name.tsx'
import { TransitionLine } from '#statecharts/explorer/parts/transition-line.tsx'
import {
  countText,
  findingsOf,
  percentText,
  shownAbove,
  transitionsIn,
  type TransitionUse,
} from './figures.ts'
import { chartFlow, shareText } from './flow-overlay.ts'
import { useFlowSource } from './flow-source.tsx'
import { RareSlider } from './rare-slider.tsx'
import type { StateStay } from './state-stays.ts'

interface FlowReportProps {
  readonly machine: MachineData
  readonly flow: Flow
}

const HEADS = ['State', 'Cause', 'Condition', 'Target', 'Times', 'Of its state', 'Median wait', 'Page left']

/** How often each transition was taken, and what that says about the tests. */
export function FlowReport({ machine, flow }: FlowReportProps) {
  const { percent } = useFlowSource()
  const { uses, stays } = useMemo(() => chartFlow(machine, flow.rows), [machine, flow])
  const { shown } = shownAbove(uses, percent)
  const busiest = uses[0]?.times ?? 0
  if (busiest === 0) return null
  return (
    <>
      <div className={css.buttons}>
        <RareSlider uses={uses} />
        <AddressLink address={{ ...stateAddress(machine.id, '', 'chart'), over: 'flow' }}>
          On the chart
        </AddressLink>
      </div>
      <Table caption={`Use of ${machine.title}`} captionHidden>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <HeadCell key={head}>{head}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((use) => (
            <UseRow key={use.transition.id} {...{ machine, use, busiest }} />
          ))}
        </tbody>
      </Table>
      <LeftPages {...{ machine, stays }} />
      <FindingLists {...{ machine, flow }} />
    </>
  )
}

interface UseRowProps {
  readonly machine: MachineData
  readonly use: TransitionUse
  readonly busiest: number
}

/** A bar as long as the logarithm of the count, because counts differ by powers of ten. */
const UseRow = ({ machine, use: { transition, times, share, wait, left }, busiest }: UseRowProps) => (
  <tr>
    <Cell>
      <StateLink machine={machine} state={transition.source} />
    </Cell>
    <Cell>{transition.cause}</Cell>
    <Cell>{transition.condition}</Cell>
    <Cell>
      <DottedName name={transition.targets.length === 0 ? 'stays' : transition.targets.join(', ')} />
    </Cell>
    <Cell>
      {countText(times)}{' '}
      <meter aria-hidden="true" min={0} max={Math.log1p(busiest)} value={Math.log1p(times)} />
    </Cell>
    <Cell>{shareText(times, share)}</Cell>
    <Cell>{wait ?? '–'}</Cell>
    <Cell>{left === 0 ? '–' : leftText(left, times)}</Cell>
  </tr>
)

const leftText = (left: number, times: number): string =>
  left < 5 ? countText(left) : `${countText(left)} (${percentText(times === 0 ? 0 : left / times)})`

interface LeftPagesProps {
  readonly machine: MachineData
  readonly stays: readonly StateStay[]
}

/** What the stubs in the picture say. */
function LeftPages({ machine, stays }: LeftPagesProps) {
  const leaving = stays.filter(({ left }) => left > 0)
  if (leaving.length === 0) return null
  return (
    <Table caption="Where pages were left">
      <thead>
        <tr>
          {['State', 'Times there', 'Page left', 'Median stay'].map((head) => (
            <HeadCell key={head}>{head}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {leaving.map(({ path, times, left, wait }) => (
          <tr key={path}>
            <Cell>
              <StateLink machine={machine} state={path} />
            </Cell>
            <Cell>{countText(times)}</Cell>
            <Cell>{leftText(left, times)}</Cell>
            <Cell>{wait}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function FindingLists({ machine, flow }: FlowReportProps) {
  const { untested, untestedPairs, unused, impossible } = useMemo(
    () => findingsOf(machine, flow.rows),
    [machine, flow],
  )
  return (
    <div className={css.stack}>
      <Finding machine={machine} title="In use, on no golden path" ids={[...untested, ...untestedPairs]}>
        Every transition and pair in use is on a golden path.
      </Finding>
      <Finding machine={machine} title="On a golden path, not in use in these days" ids={unused}>
        Every transition of the golden paths is in use.
      </Finding>
      <Finding machine={machine} title="Listed as impossible to cause, yet taken" ids={impossible}>
        No transition that is listed as impossible to cause was taken.
      </Finding>
    </div>
  )
}

interface FindingProps {
  readonly machine: MachineData
  readonly title: string
  /** of transitions, or of two that follow each other */
  readonly ids: readonly string[]
  /** when there is none */
  readonly children: string
}

const Finding = ({ machine, title, ids, children }: FindingProps) => (
  <section className={css.panel}>
    <h2>{title}</h2>
    {ids.length === 0 ? (
      <p>{children}</p>
    ) : (
      <ul className={css.list}>
        {ids.map((id) => (
          <li key={id} className={css.card}>
            {transitionsIn(id).map((each, at) => (
              <p key={each}>
                {at > 0 && 'then '}
                <TransitionLine machine={machine} id={each} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    )}
  </section>
)
