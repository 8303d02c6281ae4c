import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData, MessageData, StateData } from '#statecharts/explorer/explorer.types.ts'
import { incomingOf, outgoingOf, stateName } from '#statecharts/explorer/explorer-index.ts'
import { AddressLink, StateLink } from '#statecharts/explorer/parts/address-link.tsx'
import { TransitionCard } from '#statecharts/explorer/parts/transition-card.tsx'
import { causeIn } from '#statecharts/explorer/words-of.ts'
import { StateFacts } from './state-facts.tsx'

interface StateViewProps {
  readonly machine: MachineData
  readonly state: StateData
  readonly messages: readonly MessageData[]
  /** beside the views of all other states: what those tell stands here by name */
  readonly isPrinted?: boolean
}

/** A state in three columns: how one gets here, what it is, what can happen. */
export const StateView = ({ machine, state, messages, isPrinted = false }: StateViewProps) => (
  <div className={css.columns}>
    <section className={css.panel}>
      <h2>How one gets here</h2>
      <Way machine={machine} state={state} />
      <ul className={css.list}>
        {incomingOf(machine, state).map((transition) =>
          isPrinted ? (
            <li key={transition.id}>
              <StateLink machine={machine} state={transition.source} />: {causeIn(machine, transition)}
            </li>
          ) : (
            <TransitionCard key={transition.id} {...{ machine, transition }} withSource />
          ),
        )}
      </ul>
    </section>
    <section className={`${css.panel} ${css.firstPanel}`}>
      <h2>What it is</h2>
      <p>{state.description ?? (state.type === 'final' ? 'An end of the workflow.' : machine.purpose)}</p>
      <StateFacts machine={machine} state={state} />
      <Services machine={machine} state={state} />
      {(!isPrinted || state.path === '') && <Proven machine={machine} />}
      {state.path === '' && <Traffic machine={machine} messages={messages} />}
    </section>
    <section className={css.panel}>
      <h2>What can happen</h2>
      {outgoingOf(machine, state).map(({ from, transitions }) =>
        transitions.length === 0 || (isPrinted && from !== state) ? null : (
          <div key={from.path}>
            {from !== state && <h3>In all of {stateName(machine, from.path)}</h3>}
            <ul className={css.list}>
              {transitions.map((transition) => (
                <TransitionCard key={transition.id} {...{ machine, transition }} />
              ))}
            </ul>
          </div>
        ),
      )}
      {isPrinted && <Inherited machine={machine} state={state} />}
    </section>
  </div>
)

function Inherited({ machine, state }: Omit<StateViewProps, 'messages'>) {
  const groups = outgoingOf(machine, state).filter(
    ({ from, transitions }) => from !== state && transitions.length > 0,
  )
  if (groups.length === 0) return null
  return (
    <p>And what can happen in all of {groups.map(({ from }) => stateName(machine, from.path)).join(', ')}.</p>
  )
}

function Way({ machine, state }: Omit<StateViewProps, 'messages'>) {
  const { way, path } = state
  if (way === null) return <p>No golden path reaches it.</p>
  if (way.steps === 0) return <p>The workflow begins here.</p>
  const address = { kind: 'machine', machine: machine.id, state: path, show: 'paths' } as const
  return (
    <p>
      A shortest golden path:{' '}
      <AddressLink address={{ ...address, path: way.path, step: way.steps }}>
        {way.path}, {way.steps} {way.steps === 1 ? 'step' : 'steps'}
      </AddressLink>
    </p>
  )
}

const Services = ({ machine, state }: Omit<StateViewProps, 'messages'>) =>
  machine.services
    .filter((service) => service.state === state.path)
    .map(({ service, asks, outcomes }) => (
      <div key={service}>
        <h3 className={css.code}>{service}</h3>
        {asks.length > 0 && <p className={css.code}>{asks.join(', ')}</p>}
        <ul className={css.list}>
          {outcomes.map(({ name, cause, leadsTo }) => (
            <li key={name}>
              <strong>{name}</strong> {cause !== '' && <span className={css.minor}>{cause}</span>}{' '}
              {leadsTo !== '' && <span className={css.code}>→ {leadsTo}</span>}
            </li>
          ))}
        </ul>
      </div>
    ))

/** Whether it can get stuck: what the checks prove. */
const Proven = ({ machine: { proven } }: { readonly machine: MachineData }) =>
  proven.length === 0 ? null : (
    <>
      <h3>Proven in all states</h3>
      <ul className={css.list}>
        {proven.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )

/** Of a machine: what it hears from others, and what it tells them. */
function Traffic({ machine, messages }: Omit<StateViewProps, 'state'>) {
  const others = messages.filter(({ from, to }) => from !== to)
  const heard = others.filter(({ to }) => to === machine.id)
  const told = others.filter(({ from }) => from === machine.id)
  return (
    <>
      <h3>Hears from other machines</h3>
      <MessageList messages={heard} other="from" />
      <h3>Tells other machines</h3>
      <MessageList messages={told} other="to" />
    </>
  )
}

const MessageList = ({
  messages,
  other,
}: {
  readonly messages: readonly MessageData[]
  readonly other: 'from' | 'to'
}) =>
  messages.length === 0 ? (
    <p className={css.minor}>Nothing.</p>
  ) : (
    <ul className={css.list}>
      {messages.map((message) => (
        <li key={`${message.event} ${message[other]}`}>
          <AddressLink address={{ kind: 'event', event: message.event }} className={css.cause}>
            {message.event}
          </AddressLink>{' '}
          {other} {message[other]}
        </li>
      ))}
    </ul>
  )
