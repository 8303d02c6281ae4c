import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** After each change of page: the heading has the focus and the page starts at its top, or where it was left. */
export function useArrival(place: string): void {
  const isPop = useNavigationType() === NavigationType.Pop
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return undefined
    last.current = place
    if (!isPop) globalThis.scrollTo(0, 0)
    return whenHeadingAppears((heading) => heading.focus({ preventScroll: true }))
  }, [place, isPop])
}

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
