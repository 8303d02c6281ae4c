import { stateAddress } from '#statecharts/explorer/address.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { ExplorerData, MachineData } from '#statecharts/explorer/explorer.types.ts'
import { leavesIn, leavesTaking, machineOf } from '#statecharts/explorer/explorer-index.ts'
import { AddressLink, StateLink } from '#statecharts/explorer/parts/address-link.tsx'
import { eventIn } from '#statecharts/explorer/words-of.ts'
import { TransitionCard } from '#statecharts/explorer/parts/transition-card.tsx'

interface EventPageProps {
  readonly data: ExplorerData
  readonly event: string
}

/** Who sends an event, who takes it, and what it does in every state. */
export function EventPage({ data, event }: EventPageProps) {
  const takers = data.machines.filter(({ transitions }) => transitions.some((each) => each.event === event))
  const senders = data.messages.filter((message) => message.event === event)
  const others = data.senders[event] ?? []
  if (takers.length === 0 && senders.length === 0)
    return (
      <>
        <h1>{event}</h1>
        <p>No machine takes or sends this event.</p>
      </>
    )
  return (
    <div className={css.stack}>
      <h1 className={css.codeHeading}>{event}</h1>
      <section className={css.panel}>
        <h2>Sent by</h2>
        <ul className={css.list}>
          {senders.map(({ from, to }) => (
            <li key={`${from} ${to}`}>
              <AddressLink address={stateAddress(from, '')}>
                {machineOf(data, from)?.title ?? from}
              </AddressLink>
              {' to '}
              {to === from ? (
                'itself'
              ) : (
                <AddressLink address={stateAddress(to, '')}>{machineOf(data, to)?.title ?? to}</AddressLink>
              )}
            </li>
          ))}
          {others.map((sender) => (
            <li key={sender}>
              <Sender sender={sender} />
            </li>
          ))}
        </ul>
      </section>
      {takers.map((machine) => (
        <Taker key={machine.id} {...{ machine, event }} />
      ))}
    </div>
  )
}

function Sender({ sender }: { readonly sender: string }) {
  const owner = /^(src|statecharts)\//.exec(sender)?.[1]
  if (owner === undefined) return sentenceCase(sender)
  return (
    <>
      The {owner === 'src' ? 'app' : 'explorer'}, in <code>{sender}</code>
    </>
  )
}

function Taker({ machine, event }: { readonly machine: MachineData; readonly event: string }) {
  const taken = machine.transitions.filter((each) => each.event === event)
  const taking = leavesTaking(machine, event)
  const ignoring = leavesIn(machine).filter((leaf) => !taking.includes(leaf) && leaf.type !== 'final')
  return (
    <section className={css.panel}>
      <h2>{machine.title}</h2>
      <p>{sentenceCase(eventIn(machine, event))}.</p>
      <ul className={css.list}>
        {taken.map((transition) => (
          <TransitionCard key={transition.id} {...{ machine, transition }} withSource />
        ))}
      </ul>
      <p>
        Taken in:{' '}
        {taking.map(({ path }) => (
          <span key={path}>
            <StateLink machine={machine} state={path} />{' '}
          </span>
        ))}
      </p>
      <p>
        Ignored in: {ignoring.length === 0 ? 'no state' : null}
        {ignoring.map(({ path }) => (
          <span key={path}>
            <StateLink machine={machine} state={path} />{' '}
          </span>
        ))}
      </p>
    </section>
  )
}

const sentenceCase = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
