import { type MachineAddress, SHOWS } from '#statecharts/explorer/address.ts'
import { ChartView } from '#statecharts/explorer/chart/chart-view.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { ExplorerData, MachineData, StateData } from '#statecharts/explorer/explorer.types.ts'
import { ancestorsOf, machineOf, stateOf } from '#statecharts/explorer/explorer-index.ts'
import { FlowView } from '#statecharts/explorer/flow/flow-view.tsx'
import { AddressLink, StateLink } from '#statecharts/explorer/parts/address-link.tsx'
import { VIEW_NAMES } from '#statecharts/explorer/page-title.ts'
import { PrintedMachine } from '#statecharts/explorer/print/printed-machine.tsx'
import * as print from '#statecharts/explorer/print/print.css.ts'
import { usePrinting } from '#statecharts/explorer/print/use-printing.ts'
import { SimulateView } from '#statecharts/explorer/simulate/simulate-view.tsx'
import { Outline } from './outline.tsx'
import { PathsView } from './paths-view.tsx'
import { StateView } from './state-view.tsx'

interface MachinePageProps {
  readonly data: ExplorerData
  readonly address: MachineAddress
}

export function MachinePage({ data, address }: MachinePageProps) {
  const isPrinted = usePrinting() && address.show === 'chart'
  const machine = machineOf(data, address.machine)
  const state = machine && stateOf(machine, address.state)
  if (!machine || !state)
    return (
      <>
        <h1>{machine ? 'No such state' : 'No such machine'}</h1>
        <p>
          {machine
            ? `${machine.title} has no state ${address.state}. It may have been renamed since the link was made.`
            : `There is no machine ${address.machine}. Choose one of the list.`}
        </p>
      </>
    )
  const shown = (
    <>
      <Heading machine={machine} state={state} />
      <nav className={css.tabs} aria-label="Views">
        {SHOWS.map((show) => (
          <AddressLink
            key={show}
            address={{ ...address, show }}
            className={css.tab}
            isCurrent={show === address.show}
          >
            {VIEW_NAMES[show]}
          </AddressLink>
        ))}
      </nav>
      <View {...{ data, machine, state, address }} />
    </>
  )
  return (
    <>
      <div className={isPrinted ? print.screen : undefined}>{shown}</div>
      {isPrinted && <PrintedMachine {...{ machine, messages: data.messages, fold: address.fold }} />}
    </>
  )
}

function Heading({ machine, state }: { readonly machine: MachineData; readonly state: StateData }) {
  const above = ancestorsOf(machine, state).toReversed()
  return (
    <>
      <p className={css.crumbs}>
        {above.map(({ path }) => (
          <span key={path}>
            <StateLink machine={machine} state={path} /> ›{' '}
          </span>
        ))}
      </p>
      <h1>{state.path === '' ? machine.title : state.key}</h1>
      <p className={css.minor}>
        Chart version <span className={css.code}>{machine.version}</span>
      </p>
    </>
  )
}

interface ViewProps extends MachinePageProps {
  readonly machine: MachineData
  readonly state: StateData
}

function View({ data, machine, state, address }: ViewProps) {
  switch (address.show) {
    case 'state':
      return <StateView machine={machine} state={state} messages={data.messages} />
    case 'chart':
      return <ChartView machine={machine} address={address} />
    case 'outline':
      return <Outline machine={machine} />
    case 'paths':
      return <PathsView machine={machine} address={address} />
    case 'flow':
      return <FlowView machine={machine} />
    case 'simulate':
      return <SimulateView key={machine.id} machine={machine} address={address} />
    default:
      return address.show satisfies never
  }
}
