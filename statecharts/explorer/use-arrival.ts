import { type RefObject, useEffect, useRef } from 'react'
import { type Address, fragmentOf } from './address.ts'
import { pageTitle } from './page-title.ts'

/** Names the tab by the view. A new view begins at its heading, one that Back leads to where it was left. */
export function useArrival(address: Address, main: RefObject<HTMLElement | null>): void {
  const view = viewOf(address)
  const shown = useRef(view)
  const title = pageTitle(address)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => keptPlaces(main), [main])
  useEffect(() => {
    if (shown.current === view || !main.current) return
    shown.current = view
    // such a view leads to its own part
    if (address.kind === 'changes' && address.part !== '') return
    // a state is chosen in the picture, and the keys go on there
    if (!main.current.querySelector('section[tabindex="0"]')?.contains(document.activeElement))
      focusHeading(main.current)
    scrollerOf(main.current).scrollTop = places.get(entry()) ?? 0
  }, [address, main, view])
}

/** What is another view, and no other moment of the same one. */
function viewOf(address: Address): string {
  if (address.kind === 'machine')
    return [address.machine, address.state, address.show, address.path].join(' ')
  return address.kind === 'changes' ? `changes ${address.machine}` : fragmentOf(address)
}

function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Where each entry of the history was scrolled to. */
const places = new Map<string, number>()

function keptPlaces(main: RefObject<HTMLElement | null>) {
  const keep = () => {
    if (main.current) places.set(entry(), scrollerOf(main.current).scrollTop)
  }
  // events of an element do not bubble
  addEventListener('scroll', keep, { passive: true, capture: true })
  return () => removeEventListener('scroll', keep, { capture: true })
}

/** The id of the entry of the history that is shown. */
function entry(): string {
  const { state }: { readonly state: unknown } = history
  if (typeof state === 'string') return state
  const id = crypto.randomUUID()
  history.replaceState(id, '')
  return id
}

/** The main part beside a list, the page where they are below each other. */
const scrollerOf = (main: HTMLElement): Element =>
  getComputedStyle(main).overflowY === 'auto' ? main : (document.scrollingElement ?? main)
