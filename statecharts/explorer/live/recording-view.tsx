import { useMemo, useState } from 'react'
import type { Recording } from '#contract/site/tab-messages.ts'
import { stateAddress } from '#statecharts/explorer/address.ts'
import { ChartPicture } from '#statecharts/explorer/chart/chart-picture.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { ExplorerData } from '#statecharts/explorer/explorer.types.ts'
import { machineOf } from '#statecharts/explorer/explorer-index.ts'
import { AddressLink } from '#statecharts/explorer/parts/address-link.tsx'
import { leavesOf } from '#statecharts/formats/format-file.ts'
import { type RecordedActor, recordedActors, standAt } from '#statecharts/live/recorded-actor.ts'
import { stack } from './live.css.ts'
import { PathSaver } from './path-saver.tsx'
import { actorNames } from './sequence.ts'
import { SequenceView } from './sequence-view.tsx'

interface RecordingViewProps {
  readonly data: ExplorerData
  readonly recording: Recording
  /** place of the entry that is shown; null: the latest */
  readonly at: number | null
  readonly onAt: (at: number | null) => void
}

/** A recording at a moment: the machines with their states, one of them in its chart, and what led there. */
export function RecordingView({ data, recording, at, onAt }: RecordingViewProps) {
  const recorded = useMemo(() => recordedActors(recording), [recording])
  const names = useMemo(
    () => actorNames(recording, (machine) => machineOf(data, machine)?.title ?? machine),
    [recording, data],
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const moment = at ?? recording.entries.length - 1
  const there = recorded.filter((each) => standAt(each, moment) !== null)
  const shown = recorded.find(({ actor }) => actor === (chosen ?? latestIn(recording, moment)))
  const machine = shown && machineOf(data, shown.machine)
  return (
    <div className={css.split}>
      <section aria-label="Machines">
        <h2>Machines</h2>
        <ul className={css.steps}>
          {there.map((each) => (
            <ActorRow
              key={each.actor}
              name={names.get(each.actor) ?? each.machine}
              leaves={leavesOf(standAt(each, moment)?.value)}
              isShown={each === shown}
              onChoose={() => setChosen(each.actor)}
            />
          ))}
        </ul>
        {there.length === 0 && <p>No machine runs at this moment.</p>}
      </section>
      <div className={stack}>
        {shown && <ShownActor {...{ data, shown, moment }} name={names.get(shown.actor) ?? shown.machine} />}
        <SequenceView {...{ recording, names, moment, onAt }} />
        {machine && <ChartPicture machine={machine} {...marksAt(shown, moment)} />}
      </div>
    </div>
  )
}

function marksAt(shown: RecordedActor, moment: number) {
  const stand = standAt(shown, moment)
  return { active: leavesOf(stand?.value), taken: stand?.taken ?? [], selected: null }
}

/** The machine that took the latest step. */
function latestIn({ entries }: Recording, moment: number): number | null {
  const last = entries.slice(0, moment + 1).findLast(({ kind }) => kind === 'step')
  return last?.kind === 'step' ? last.actor : null
}

interface ActorRowProps {
  readonly name: string
  readonly leaves: readonly string[]
  readonly isShown: boolean
  readonly onChoose: () => void
}

const ActorRow = ({ name, leaves, isShown, onChoose }: ActorRowProps) => (
  <li>
    <button type="button" className={css.step} aria-current={isShown ? 'true' : undefined} onClick={onChoose}>
      <span className={css.cause}>{name}</span> <span className={css.minor}>{leaves.join(', ')}</span>
    </button>
  </li>
)

interface ShownActorProps {
  readonly data: ExplorerData
  readonly shown: RecordedActor
  readonly moment: number
  readonly name: string
}

function ShownActor({ data, shown, moment, name }: ShownActorProps) {
  const machine = machineOf(data, shown.machine)
  const stand = standAt(shown, moment)
  const leaves = leavesOf(stand?.value)
  return (
    <section aria-label={name} className={stack}>
      <h2>{name}</h2>
      {machine ? (
        <>
          <p aria-live="polite" className={css.buttons}>
            {leaves.map((leaf) => (
              <AddressLink key={leaf} address={stateAddress(machine.id, leaf)} className={css.tab}>
                {leaf}
              </AddressLink>
            ))}
            {stand === null && 'It does not run at this moment.'}
          </p>
          <PathSaver recorded={shown} />
        </>
      ) : (
        <p>This page has no chart of {shown.machine}.</p>
      )}
    </section>
  )
}
