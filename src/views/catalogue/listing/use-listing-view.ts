import { useSyncExternalStore } from 'react'

export type ListingView = 'cards' | 'form'

const FIRST = 'cards'
/** Cards or order form; kept until the page is closed. */
let current: ListingView = FIRST
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function choose(next: ListingView): void {
  current = next
  for (const listener of listeners) listener()
}

export const useListingView = (): readonly [ListingView, (next: ListingView) => void] => [
  useSyncExternalStore(
    subscribe,
    () => current,
    () => FIRST,
  ),
  choose,
]
