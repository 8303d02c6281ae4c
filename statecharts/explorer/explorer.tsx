import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { SkipLink } from '#src/ui/navigation/skip-link.tsx'
import { type Address, changesAddress } from './address.ts'
import { ChangesPage } from './changes/changes-page.tsx'
import * as css from './explorer.css.ts'
import type { ExplorerData } from './explorer.types.ts'
import { FlowSourceProvider } from './flow/flow-source.tsx'
import { LivePage } from './live/live-page.tsx'
import { AddressLink } from './parts/address-link.tsx'
import { MachineList } from './parts/machine-list.tsx'
import { SearchPalette } from './parts/search-palette.tsx'
import { useTheme } from './parts/use-theme.ts'
import { useAddress } from './use-address.ts'
import { useArrival } from './use-arrival.ts'
import { EventPage } from './views/event-page.tsx'
import { MachinePage } from './views/machine-page.tsx'
import { MessagesPage } from './views/messages-page.tsx'
import { RequirementPage } from './views/requirement-page.tsx'
import { StartPage } from './views/start-page.tsx'

/** The page of the statecharts: machines at the side, and what the address names. */
export function Explorer({ data }: { readonly data: ExplorerData }) {
  const address = useAddress()
  const main = useRef<HTMLElement>(null)
  useArrival(address, main)
  const [isSearching, setIsSearching] = useState(false)
  const theme = useTheme()
  // before the first paint: whoever sees the page may press the keys
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setIsSearching(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <div className={css.page}>
      <SkipLink to="main">Skip to content</SkipLink>
      <header className={css.header}>
        <AddressLink address={{ kind: 'start' }} className={css.brand}>
          Statecharts
        </AddressLink>
        <Button tone="outline" size="sm" onClick={() => setIsSearching(true)}>
          Find anything <kbd>Ctrl K</kbd>
        </Button>
        <AddressLink address={{ kind: 'messages' }} className={css.tab}>
          Messages
        </AddressLink>
        <AddressLink address={changesAddress()} className={css.tab}>
          Changes
        </AddressLink>
        <AddressLink address={{ kind: 'live' }} className={css.tab}>
          Live
        </AddressLink>
        <Button tone="quiet" size="sm" onClick={theme.toggle}>
          {theme.isDark ? 'Light' : 'Dark'}
        </Button>
      </header>
      <div className={css.body}>
        <MachineList machines={data.machines} shown={address.kind === 'machine' ? address.machine : null} />
        <main ref={main} id="main" tabIndex={-1} className={css.main}>
          <FlowSourceProvider>
            <Shown data={data} address={address} />
          </FlowSourceProvider>
        </main>
      </div>
      <SearchPalette data={data} open={isSearching} onClose={() => setIsSearching(false)} />
    </div>
  )
}

function Shown({ data, address }: { readonly data: ExplorerData; readonly address: Address }) {
  switch (address.kind) {
    case 'start':
      return <StartPage data={data} />
    case 'messages':
      return <MessagesPage data={data} />
    case 'changes':
      return <ChangesPage data={data} address={address} />
    case 'live':
      return <LivePage data={data} />
    case 'event':
      return <EventPage data={data} event={address.event} />
    case 'requirement':
      return <RequirementPage data={data} requirement={address.requirement} />
    case 'machine':
      return <MachinePage data={data} address={address} />
    default:
      return address satisfies never
  }
}
