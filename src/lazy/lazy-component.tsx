import { type ComponentType, type ReactNode, use, useSyncExternalStore } from 'react'
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx'
import { type LazyState, LazyStore } from './lazy-store.ts'

export interface LazyOptions {
  /** suspends while loading; otherwise renders nothing until loaded */
  readonly isSuspending?: boolean
  /** rendered when the script cannot be fetched */
  readonly Failure?: ComponentType<LoadFailureProps>
}

export interface Lazy<P> {
  (props: P): ReactNode
  readonly preload: () => void
}

/** A component whose chunk is fetched when it is first rendered. */
export function lazyComponent<M, P extends object>(
  importModule: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
  { isSuspending = false, Failure = LoadFailure }: LazyOptions = {},
): Lazy<P> {
  const store = new LazyStore(importModule, pick)
  function LazyComponent(props: P) {
    const state = useLazyState(store)
    if (state.kind === 'loading') {
      if (isSuspending) use(store.settled())
      return null
    }
    if (state.kind === 'failed') return <Failure {...state} onRetry={store.retry} />
    const Loaded = state.value
    return <Loaded {...props} />
  }
  return Object.assign(LazyComponent, { preload: store.preload })
}

const useLazyState = <M, T>({ subscribe, read }: LazyStore<M, T>): LazyState<T> =>
  useSyncExternalStore(subscribe, read, read)
