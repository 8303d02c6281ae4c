import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { retryImport } from './retry-import.ts'

/** milliseconds before each further attempt, unless the network comes back sooner */
const PAUSES = [1_000, 5_000, 30_000]

/**
 * A small part of a page that is a script of its own. Unlike with `lazy`, the page stands without it: where the script
 * cannot be had its place stays empty, and it is fetched again.
 */
export function lazyComponent<M, P extends object>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): (props: P) => ReactNode {
  const script = retriedModule(load)
  return function LazyComponent(props) {
    const module = useSyncExternalStore(script.subscribe, script.current)
    if (module === null) return null
    const Part = pick(module)
    return <Part {...props} />
  }
}

/** What `load` fetches, from the first listener on; null until it is here. */
function retriedModule<M>(load: () => Promise<M>) {
  const listeners = new Set<() => void>()
  let module: M | null = null
  let isOnItsWay = false
  let failure: unknown = null
  let attempts = 0
  const fetchIt = async () => {
    if (module !== null || isOnItsWay) return
    isOnItsWay = true
    try {
      module = await (attempts === 0 ? load() : retryImport<M>(failure, attempts))
      for (const tell of listeners) tell()
    } catch (fault) {
      if (attempts === 0) failure = fault
      const pause = PAUSES[attempts]
      if (pause !== undefined) setTimeout(want, pause)
    } finally {
      attempts++
      isOnItsWay = false
    }
  }
  const want = () => void fetchIt()
  const subscribe = (tell: () => void) => {
    listeners.add(tell)
    globalThis.addEventListener('online', want)
    want()
    return () => {
      listeners.delete(tell)
      if (listeners.size === 0) globalThis.removeEventListener('online', want)
    }
  }
  return { subscribe, current: () => module }
}
