import { useEffect, useMemo, useRef } from 'react'
import { changesAddress, stateAddress } from '#statecharts/explorer/address.ts'
import { ChartPicture, type Chosen } from '#statecharts/explorer/chart/chart-picture.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { ExplorerData, MachineChangesData, MachineData } from '#statecharts/explorer/explorer.types.ts'
import { machineOf } from '#statecharts/explorer/explorer-index.ts'
import { AddressLink } from '#statecharts/explorer/parts/address-link.tsx'
import { replaceAddress } from '#statecharts/explorer/use-address.ts'
import { Kind } from './change-kind.tsx'
import * as own from './changes.css.ts'
import { focusCurrent } from './focus-current.ts'
import { unionMarkup } from './union-markup.ts'
import { Wording } from './wording.tsx'

const MEANINGS = [
  ['added', '+', 'is new, or leads there now'],
  ['removed', '−', 'is removed, or led there before'],
  ['changed', '±', 'has another guard, order, or does something else'],
  ['same', '', 'as before'],
] as const

interface MachineChangesPageProps {
  readonly data: ExplorerData
  readonly release: number
  /** id */
  readonly machine: string
  readonly part: string
}

/** The changes of one machine beside a picture of both of its versions. */
export function MachineChangesPage({ data, release, machine: id, part }: MachineChangesPageProps) {
  const machine = machineOf(data, id)
  const changed = data.changes?.machines.find((each) => each.machine === id)
  return (
    <>
      <p className={css.crumbs}>
        <AddressLink address={changesAddress('', part)}>All changes since release {release}</AddressLink>
      </p>
      <h1>Changes of {machine?.title ?? id}</h1>
      {machine && changed ? (
        <Compared {...{ machine, changed, part }} />
      ) : (
        <p>{machine ? `Nothing has changed since release ${release}.` : `There is no machine ${id}.`}</p>
      )}
      {machine && <AddressLink address={stateAddress(id, '', 'chart')}>The chart as it is now</AddressLink>}
    </>
  )
}

interface ComparedProps {
  readonly machine: MachineData
  readonly changed: MachineChangesData
  readonly part: string
}

function Compared({ machine, changed, part }: ComparedProps) {
  const list = useRef<HTMLUListElement>(null)
  const frame = useRef<HTMLElement>(null)
  const markup = useMemo(() => unionMarkup(machine, changed.picture), [machine, changed])
  const all = [...changed.differences, ...changed.reworded]
  const shown = all.find(({ parts }) => parts.includes(part))?.parts ?? []
  const wanted = useRef<'sentence' | 'picture'>('sentence')
  useEffect(() => {
    if (part === '') return
    if (wanted.current === 'picture') frame.current?.focus()
    else focusCurrent(list.current)
    wanted.current = 'sentence'
  }, [part])
  const choose = (chosen: Chosen) => {
    const ids = chosen.kind === 'state' ? [idOf(machine, chosen.path)] : chosen.ids
    const found = all.flatMap(({ parts }) => parts.filter((id) => ids.includes(id)))
    if (found[0] !== undefined) replaceAddress(changesAddress(machine.id, found[0]))
  }
  return (
    <div className={own.beside}>
      <ul ref={list} className={css.list} aria-label="Changes; Enter leads to the picture">
        {all.map(({ kind, text, parts, words }) => (
          <li key={text}>
            <button
              type="button"
              className={own.choice}
              aria-current={parts.includes(part) ? 'true' : undefined}
              onClick={() => {
                if (parts.includes(part)) return frame.current?.focus()
                wanted.current = 'picture'
                return replaceAddress(changesAddress(machine.id, parts[0]))
              }}
            >
              <Kind kind={kind} />
              <span>{text}</span>
            </button>
            {words && <Wording {...words} />}
          </li>
        ))}
      </ul>
      <div className={css.stack}>
        {changed.picture && <ChangeLegend />}
        <ChartPicture
          {...{ machine, markup, frame }}
          active={[]}
          taken={shown.filter((id) => id.includes('|'))}
          selected={pathIn(machine, shown)}
          sought={part}
          label="Picture of both versions; Escape leads back to the sentence"
          onChoose={choose}
          onEscape={() => focusCurrent(list.current)}
        />
      </div>
    </div>
  )
}

const idOf = ({ id }: MachineData, path: string): string => (path === '' ? id : `${id}.${path}`)

/** The path of the first state among parts of a picture; null: none is one. */
function pathIn({ id }: MachineData, parts: readonly string[]): string | null {
  const state = parts.find((part) => !part.includes('|') && part !== id)
  return state === undefined ? null : state.slice(id.length + 1)
}

/** How the picture of both versions tells what has changed: by the line, its sign and its color. */
const ChangeLegend = () => (
  <ul className={own.legend} aria-label="Marks in the picture">
    {MEANINGS.map(([mark, sign, meaning]) => (
      <li key={mark} className={own.meaning}>
        <svg width="48" height="8" className={own.sample} data-mark={mark} aria-hidden="true">
          <path d="M0 4h48" />
        </svg>
        {sign !== '' && <span className={own.sign}>{sign}</span>}
        {meaning}
      </li>
    ))}
  </ul>
)
