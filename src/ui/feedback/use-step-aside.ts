import { type RefObject, useEffect } from 'react'

/**
 * Moves toasts to the opposite edge of the window while they would cover the focused element (keyboard) or a control
 * with `data-keep-clear`. @param isInTheWay what else it steps aside for
 */
export function useStepAside(
  region: RefObject<HTMLElement | null>,
  count: number,
  isInTheWay?: (region: Element) => boolean,
): void {
  useEffect(() => {
    const element = region.current
    if (!element || count === 0) return
    // the browser scrolls to the focused element only after the focus event
    const lookSoon = () => requestAnimationFrame(() => stepAside(element, isInTheWay))
    stepAside(element, isInTheWay)
    document.addEventListener('focusin', lookSoon)
    document.addEventListener('scroll', lookSoon, { passive: true })
    // what has loaded since may be below the region
    const sizes = new ResizeObserver(lookSoon)
    sizes.observe(document.body)
    return () => {
      sizes.disconnect()
      document.removeEventListener('focusin', lookSoon)
      document.removeEventListener('scroll', lookSoon)
      delete element.dataset['aside']
    }
  }, [region, count, isInTheWay])
}

function stepAside(region: HTMLElement, isInTheWay?: (region: Element) => boolean): void {
  const focused = document.activeElement
  // a button that keeps the focus after a press by mouse is in the way like any other
  const isInUse = region.contains(focused) && (focused !== region || region.matches(':focus-visible'))
  if (!focused || isInUse) return
  delete region.dataset['aside']
  const kept = [...document.querySelectorAll('[data-keep-clear]')]
  if (focused.matches(':focus-visible')) kept.push(focused)
  if (kept.some((control) => overlap(region, control)) || isInTheWay?.(region))
    region.dataset['aside'] = 'true'
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect()
  const b = other.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
