import { createPath, type Location, type Navigator, NavigationType, type To } from 'react-router'

type OnMove = (type: NavigationType, location: Location) => void

/** What an entry holds, by the names of React Router, which wrote those of earlier builds. */
interface Entry {
  /** the state of its location */
  readonly usr: unknown
  /** its place among the entries of the tab; null after a link to a fragment, whose entry the browser makes */
  readonly idx: number | null
}

/** The history of the tab, for a `Router` to navigate. `listen` calls back after each move, also after one of the user. */
export function createBrowserHistory() {
  const { history } = globalThis
  const idx = () => entryIn(history).idx
  let onMove: OnMove = () => undefined
  const navigator: Navigator = {
    createHref: addressOf,
    go: (by) => history.go(by),
    push: (to, state: unknown = null) => {
      push({ usr: state, idx: (idx() ?? 0) + 1 }, addressOf(to))
      onMove(NavigationType.Push, shownLocation())
    },
    replace: (to, state: unknown = null) => {
      history.replaceState({ usr: state, idx: idx() }, '', addressOf(to))
      onMove(NavigationType.Replace, shownLocation())
    },
  }
  const listen = (listener: OnMove) => {
    const handlePop = () => listener(NavigationType.Pop, shownLocation())
    onMove = listener
    globalThis.addEventListener('popstate', handlePop)
    return () => globalThis.removeEventListener('popstate', handlePop)
  }
  if (idx() === null) history.replaceState({ ...history.state, idx: 0 }, '')
  return { navigator, listen }
}

/** Throws if the state cannot be cloned. */
function push(entry: Entry, address: string): void {
  try {
    history.pushState(entry, '', address)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error
    // a browser may limit how many entries are made in a while
    location.assign(address)
  }
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/** The address of the tab, with the state of its entry. */
export function shownLocation(): Location {
  const { pathname, search, hash } = globalThis.location
  return { pathname, search, hash, state: entryIn(history).usr, key: 'default' }
}

export function entryIn({ state }: Pick<History, 'state'>): Entry {
  const { usr = null, idx } = (state ?? {}) as { readonly usr?: unknown; readonly idx?: unknown }
  return { usr, idx: typeof idx === 'number' ? idx : null }
}
