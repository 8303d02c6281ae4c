import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when the focus moves to an element of the page that the panel covers. */
export function useGiveWay(ref: RefObject<HTMLElement | null>, isShown: boolean, putAway: () => void): void {
  const check = useEffectEvent(() => {
    const [panel, focused] = [ref.current, document.activeElement]
    if (panel && focused && !panel.contains(focused) && covers(panel, focused)) putAway()
  })
  useEffect(() => {
    if (!isShown) return undefined
    // the browser scrolls to the focused element only after the focus event
    const checkSoon = () => requestAnimationFrame(() => check())
    document.addEventListener('focusin', checkSoon)
    return () => document.removeEventListener('focusin', checkSoon)
  }, [isShown])
}

function covers(panel: HTMLElement, focused: Element): boolean {
  if (focused === document.body || focused.id === 'main') return false
  const a = panel.getBoundingClientRect()
  const b = focused.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
