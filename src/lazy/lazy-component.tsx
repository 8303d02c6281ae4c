import { type ComponentType, type ReactNode, use, useSyncExternalStore } from 'react'
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx'
import { type LazyState, LazyStore } from './lazy-store.ts'

export interface LazyOptions {
  /** suspends until the script is here; without it the place is empty until then */
  readonly isSuspending?: boolean
  /** what stands in the place of the component when its script cannot be fetched */
  readonly Failure?: ComponentType<LoadFailureProps>
}

export interface Lazy<P> {
  (props: P): ReactNode
  readonly preload: () => void
}

/** A component whose script is fetched when it is first drawn. */
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
