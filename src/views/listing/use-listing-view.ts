import { useSyncExternalStore } from 'react'

export type ListingView = 'cards' | 'form'

/** Cards or order form; kept until the page is closed. */
let current: ListingView = 'cards'
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
  useSyncExternalStore(subscribe, () => current),
  choose,
]
