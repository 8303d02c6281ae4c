import type { ReactNode } from 'react'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData, TransitionData } from '#statecharts/explorer/explorer.types.ts'
import { walksOver } from '#statecharts/explorer/coverage.ts'
import { causeIn, effectIn } from '#statecharts/explorer/words-of.ts'
import { AddressLink, EventLink, Requirements, StateLink } from './address-link.tsx'

interface TransitionCardProps {
  readonly machine: MachineData
  readonly transition: TransitionData
  /** also names the state in which it happens */
  readonly withSource?: boolean
  /** below its description */
  readonly children?: ReactNode
}

/** One transition in words: cause, condition, target, effects, requirements, and which paths take it. */
export function TransitionCard({ machine, transition, withSource = false, children }: TransitionCardProps) {
  const { kind, cause, event, condition, source, targets, spec, description } = transition
  const outcomes = outcomesLeadingTo(machine, transition)
  return (
    <li className={css.card} data-kind={kind}>
      {withSource && (
        <>
          <StateLink machine={machine} state={source} />:{' '}
        </>
      )}
      {causeIn(machine, transition)}
      {' → '}
      {targets.length === 0 ? 'stays' : null}
      {targets.map((target) => (
        <StateLink key={target} machine={machine} state={target} />
      ))}
      <p className={css.minor}>
        {event === null ? <span className={css.cause}>{cause}</span> : <EventLink event={event} />}
        {condition !== null && <span className={css.code}> [{condition}]</span>}
      </p>
      {description !== null && <p>{description}</p>}
      {children}
      {outcomes.length > 0 && <p className={css.minor}>When the answer is {outcomes.join(' or ')}.</p>}
      <Effects machine={machine} actions={transition.actions} />
      {spec.length > 0 && (
        <p className={css.minor}>
          <Requirements ids={spec} />
        </p>
      )}
      <Uses machine={machine} transition={transition} />
    </li>
  )
}

/** What actions do, in words, with what they send, announce and set. */
export function Effects({
  machine,
  actions,
}: {
  readonly machine: MachineData
  readonly actions: readonly string[]
}) {
  if (actions.length === 0) return null
  return (
    <ul className={css.effects}>
      {actions.map((action) => (
        <li key={action}>
          {effectIn(machine, action)} <span className={css.minor}>({mechanismOf(machine, action)})</span>
        </li>
      ))}
    </ul>
  )
}

function mechanismOf({ actions }: MachineData, action: string): string {
  const found = actions.find(({ name }) => name === action.replace(/\(.*$/s, ''))
  if (!found || found.does === 'acts' || (found.what === '' && found.does === 'sets')) return action
  const [what, to] = [found.what === '' ? '' : ` ${found.what}`, found.to === '' ? '' : ` to ${found.to}`]
  return `${found.does}${what}${to}`
}

/** Of a service whose end is this transition: the outcomes that take it. */
function outcomesLeadingTo(
  machine: MachineData,
  { kind, source, condition }: TransitionData,
): readonly string[] {
  if (kind !== 'done' || condition === null) return []
  const name = condition.replace(/\(.*$/s, '')
  return machine.services
    .filter(({ state }) => state === source)
    .flatMap(({ outcomes }) => outcomes)
    .filter(({ leadsTo }) => leadsTo.split('; ').some((way) => way.startsWith(`${name}:`)))
    .map((outcome) => (outcome.cause === '' ? outcome.name : `${outcome.name} (${outcome.cause})`))
}

function Uses({ machine, transition }: Pick<TransitionCardProps, 'machine' | 'transition'>) {
  const [first] = transition.uses
  const [, ...running] = walksOver(machine, transition)
  return (
    <p className={css.minor}>
      {first ? (
        <>
          Unit:{' '}
          <AddressLink
            address={{
              kind: 'machine',
              machine: machine.id,
              state: transition.source,
              show: 'paths',
              path: first.path,
              step: first.step,
            }}
          >
            {first.path}, step {first.step}
          </AddressLink>
        </>
      ) : (
        'No golden path takes it'
      )}
      {running.map(({ walk, isTaken, reason }) => (
        <span key={walk}>
          {' · '}
          {WALKS[walk]}: {takenText(isTaken, reason)}
        </span>
      ))}
    </p>
  )
}

function takenText(isTaken: boolean | null, reason: string | null): string {
  if (isTaken === null) return 'not walked'
  return isTaken ? 'taken' : `not taken. ${reason}`
}

const WALKS = { unit: 'Unit', services: 'Services', browser: 'Browser' } as const
