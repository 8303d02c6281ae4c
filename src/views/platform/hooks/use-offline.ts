import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/** The reason why a button that needs the network is disabled; undefined while online. */
export const useOffline = (): string | undefined => (useIsOffline() ? 'You are offline.' : undefined)
