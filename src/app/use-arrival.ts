import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * After each change of address the heading has the focus and the page starts at its top, or where it was left. A
 * change that says `staysInPlace`, such as one more filter, moves neither.
 */
export function useArrival(): void {
  const isPop = useNavigationType() === NavigationType.Pop
  const { pathname, search, state } = useLocation()
  const address = `${pathname}${search}`
  const last = useRef(address)
  useEffect(() => {
    // at the first page the browser itself arrives
    if (last.current === address) return undefined
    last.current = address
    if (!isPop && staysInPlace(state)) return undefined
    if (!isPop) globalThis.scrollTo(0, 0)
    return whenHeadingAppears((heading) => heading.focus({ preventScroll: true }))
  }, [address, isPop, state])
}

const staysInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'staysInPlace' in state

/** A lazy page draws its heading a moment later than the address changes. */
function whenHeadingAppears(act: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1')
  const found = find()
  if (found) {
    act(found)
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    observer.disconnect()
    act(heading)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
