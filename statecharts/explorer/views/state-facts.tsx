import type { ReactNode } from 'react'
import { Badge } from '#src/ui/display/badge.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData, StateData } from '#statecharts/explorer/explorer.types.ts'
import { outgoingOf } from '#statecharts/explorer/explorer-index.ts'
import { Requirements, StateLink } from '#statecharts/explorer/parts/address-link.tsx'
import { Effects } from '#statecharts/explorer/parts/transition-card.tsx'
import { delayIn, noticesIn, tagIn } from '#statecharts/explorer/words-of.ts'

interface StateFactsProps {
  readonly machine: MachineData
  readonly state: StateData
}

/** What a state is: its page, tags, timers, actions, messages and requirements. */
export function StateFacts({ machine, state }: StateFactsProps) {
  const { route, tags, spec, timers, entry, exit, children, initial } = state
  const notices = noticesIn(
    machine,
    state,
    outgoingOf(machine, state).flatMap(({ transitions }) => transitions),
  )
  return (
    <dl className={css.facts}>
      {route !== null && <Fact term="Page">{<span className={css.code}>{route}</span>}</Fact>}
      {tags.length > 0 && (
        <Fact term="Tags">
          {tags.map((tag) => (
            <div key={tag}>
              <Badge>{tag}</Badge> {tagIn(machine, tag)}
            </div>
          ))}
        </Fact>
      )}
      {children.length > 0 && (
        <Fact term="States in it">
          {children.map((child) => (
            <span key={child}>
              <StateLink machine={machine} state={child} />
              {child === initial && ' (first)'}{' '}
            </span>
          ))}
        </Fact>
      )}
      {timers.length > 0 && (
        <Fact term="Timers">
          {timers.map(({ name, time }) => `${time} (${name}): ${delayIn(machine, name)}`).join(', ')}
        </Fact>
      )}
      {entry.length > 0 && (
        <Fact term="On entry">
          <Effects machine={machine} actions={entry} />
        </Fact>
      )}
      {exit.length > 0 && (
        <Fact term="On exit">
          <Effects machine={machine} actions={exit} />
        </Fact>
      )}
      {notices.length > 0 && (
        <Fact term="Messages">
          <ul className={css.list}>
            {notices.map(({ notice, text, when }) => (
              <li key={`${notice} ${when}`}>
                “{text}” <span className={css.minor}>{when}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {spec.length > 0 && (
        <Fact term="Requirements">
          <Requirements ids={spec} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <>
    <dt className={css.term}>{term}</dt>
    <dd>{children}</dd>
  </>
)
