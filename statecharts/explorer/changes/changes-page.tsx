import { useEffect, useRef } from 'react'
import { type Address, changesAddress } from '#statecharts/explorer/address.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { ChangesData, ExplorerData, MachineChangesData } from '#statecharts/explorer/explorer.types.ts'
import { machineOf } from '#statecharts/explorer/explorer-index.ts'
import { AddressLink } from '#statecharts/explorer/parts/address-link.tsx'
import { Kind } from './change-kind.tsx'
import * as own from './changes.css.ts'
import { focusCurrent } from './focus-current.ts'
import { MachineChangesPage } from './machine-changes-page.tsx'
import { Wording } from './wording.tsx'

interface ChangesPageProps {
  readonly data: ExplorerData
  readonly address: Extract<Address, { readonly kind: 'changes' }>
}

/** What has changed since the last release, a sentence each: behavior, then words. */
export function ChangesPage({ data, address: { machine, part } }: ChangesPageProps) {
  const { changes } = data
  if (changes === null)
    return (
      <>
        <h1>Changes</h1>
        <p>
          No release is kept yet. <code>npm run charts -- --release</code> keeps one.
        </p>
      </>
    )
  if (machine !== '')
    return <MachineChangesPage key={machine} {...{ data, release: changes.release, machine, part }} />
  return (
    <>
      <h1>Changes since release {changes.release}</h1>
      <AllChanges {...{ data, changes, part }} />
    </>
  )
}

interface AllChangesProps {
  readonly data: ExplorerData
  readonly changes: ChangesData
  readonly part: string
}

function AllChanges({ data, changes: { release, machines, requirements }, part }: AllChangesProps) {
  const lists = useRef<HTMLDivElement>(null)
  // whoever comes back from the picture goes on at the same sentence
  useEffect(() => {
    if (part !== '') focusCurrent(lists.current)
  }, [part])
  const behavior = machines.filter(({ differences }) => differences.length > 0)
  const words = machines.filter(({ reworded }) => reworded.length > 0)
  if (machines.length + requirements.length === 0)
    return (
      <p>
        Nothing has changed since release {release}: every chart behaves as it did, in the same words, and
        every requirement has the same text.
      </p>
    )
  return (
    <div ref={lists} className={css.stack}>
      <h2>Behavior</h2>
      {behavior.length === 0 && <p>No chart behaves otherwise.</p>}
      {behavior.map((changed) => (
        <Machine key={changed.machine} {...{ data, changed, part }} list="differences" />
      ))}
      <h2>Reworded</h2>
      {words.length === 0 && <p>All states, events, guards, actions and timers are in the same words.</p>}
      {words.map((changed) => (
        <Machine key={changed.machine} {...{ data, changed, part }} list="reworded" />
      ))}
      <h2>Requirements</h2>
      <RequirementTexts requirements={requirements} />
    </div>
  )
}

interface MachineProps {
  readonly data: ExplorerData
  readonly changed: MachineChangesData
  readonly list: 'differences' | 'reworded'
  readonly part: string
}

function Machine({ data, changed, list, part }: MachineProps) {
  const machine = machineOf(data, changed.machine)
  return (
    <section className={css.panel}>
      <h3>{machine?.title ?? changed.machine}</h3>
      {machine && list === 'differences' && (
        <p>
          <AddressLink address={changesAddress(machine.id)}>Both versions in one picture</AddressLink>
        </p>
      )}
      <ul className={css.list}>
        {changed[list].map(({ kind, text, parts: [first], parts, words }) => (
          <li key={text} className={own.sentence}>
            <Kind kind={kind} />
            <div>
              {machine && first !== undefined ? (
                <AddressLink address={changesAddress(machine.id, first)} isCurrent={parts.includes(part)}>
                  {text}
                </AddressLink>
              ) : (
                text
              )}
              {words && <Wording {...words} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RequirementTexts({ requirements }: Pick<ChangesData, 'requirements'>) {
  if (requirements.length === 0) return <p>Every requirement has the same text.</p>
  return (
    <section className={css.panel} aria-label="Requirements">
      <ul className={css.list}>
        {requirements.map(({ id, was, is }) => (
          <li key={id} className={own.sentence}>
            <Kind kind={kindOf(was, is)} />
            <div>
              <AddressLink address={{ kind: 'requirement', requirement: id }}>{id}</AddressLink>
              <Wording was={was} is={is} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function kindOf(was: string, is: string) {
  if (was === '') return 'added'
  return is === '' ? 'removed' : 'reworded'
}
