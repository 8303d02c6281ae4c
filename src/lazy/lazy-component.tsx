import { type ComponentType, type ReactNode, use, useSyncExternalStore } from 'react'
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx'
import { LazyStore } from './lazy-store.ts'

export interface LazyOptions {
  /** suspends while loading; otherwise renders nothing until loaded */
  readonly isSuspending?: boolean
  /** rendered when the script cannot be fetched */
  readonly Failure?: ComponentType<LoadFailureProps>
}

export interface Lazy<P> {
  (props: P): ReactNode
  readonly preload: () => void
  /** Resolves when its chunk is there or could not be fetched; true when it is there. */
  readonly load: () => Promise<boolean>
}

const NOT_LOADED = { kind: 'loading' } as const
const notLoaded = () => NOT_LOADED

/** A component whose chunk is fetched when it is first rendered. */
export function lazyComponent<M, P extends object>(
  importModule: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  { isSuspending = false, Failure = LoadFailure }: LazyOptions = {},
): Lazy<P> {
  const store = new LazyStore(importModule, pick)
  function LazyComponent(props: P) {
    // what renders nothing until loaded is not in the document of the server, so hydration starts without it
    const state = useSyncExternalStore(store.subscribe, store.read, isSuspending ? store.read : notLoaded)
    if (state.kind === 'loading') {
      if (isSuspending) use(store.settled())
      return null
    }
    if (state.kind === 'failed') return <Failure {...state} onRetry={store.retry} />
    const Loaded = state.value
    return <Loaded {...props} />
  }
  const load = async () => {
    await store.settled()
    return store.read().kind === 'loaded'
  }
  return Object.assign(LazyComponent, { preload: store.preload, load })
}
