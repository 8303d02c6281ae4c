import { useState } from 'react'
import { stateAddress } from '#statecharts/explorer/address.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { leavesIn } from '#statecharts/explorer/explorer-index.ts'
import { AddressLink } from './address-link.tsx'

interface MachineListProps {
  readonly machines: readonly MachineData[]
  /** id of the machine that is shown */
  readonly shown: string | null
}

export function MachineList({ machines, shown }: MachineListProps) {
  const [text, setText] = useState('')
  const kept = machines.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(text.toLowerCase()))
  return (
    <nav className={css.side} aria-label="Machines">
      <input
        type="search"
        className={css.filter}
        aria-label="Filter machines"
        placeholder="Filter machines"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className={css.machines}>
        {kept.map((machine) => (
          <li key={machine.id}>
            <AddressLink
              address={stateAddress(machine.id, '')}
              className={css.machine}
              isCurrent={machine.id === shown}
            >
              {machine.title}
              <span className={css.minor}>
                <br />
                {leavesIn(machine).length} states · {machine.transitions.length} transitions
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
      {kept.length === 0 && <p className={css.minor}>No machine has this name.</p>}
    </nav>
  )
}
