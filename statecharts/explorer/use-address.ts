import { useMemo, useSyncExternalStore } from 'react'
import { type Address, fragmentOf, parseAddress } from './address.ts'

/** The address in the fragment, which Back and a shared link change too. */
export function useAddress(): Address {
  const fragment = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => parseAddress(fragment), [fragment])
}

export function openAddress(address: Address): void {
  location.hash = fragmentOf(address)
}

/** The same without an entry in the history: for steps of a player. */
export function replaceAddress(address: Address): void {
  history.replaceState(history.state, '', fragmentOf(address))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(notify: () => void): () => void {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}
