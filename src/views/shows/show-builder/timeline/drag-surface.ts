import { type RefObject, useEffect, useRef } from 'react'

/** Nearer than this, a press is no drag. */
const SLOP = 4
/** A finger that rests is less still than a mouse. */
const TOUCH_SLOP = 10
/** Near its edges the timeline scrolls. */
const EDGE = 48
const SCROLL_STEP = 24

interface Press {
  readonly x: number
  readonly y: number
  readonly isMouse: boolean
}

/** The pointer is so near to where it was pressed that it does not count as a move. */
export const isLeftInPlace = (
  { x, y, isMouse }: Press,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): boolean => Math.hypot(clientX - x, clientY - y) < (isMouse ? SLOP : TOUCH_SLOP)

interface TrackPlace {
  readonly id: string
  /** where the show begins */
  readonly left: number
  readonly top: number
}

/** The track at a height, the nearest one above or below all. */
export function trackAt(scroller: HTMLElement | null, y: number): TrackPlace | null {
  const rows = [...(scroller?.querySelectorAll<HTMLElement>('[data-track]') ?? [])]
  const found = rows.find((row) => y < row.getBoundingClientRect().bottom) ?? rows.at(-1)
  const id = found?.dataset['track']
  if (found === undefined || id === undefined) return null
  const { left, top } = found.getBoundingClientRect()
  return { id, left, top }
}

export function scrollAtEdges(scroller: HTMLElement | null, x: number) {
  if (scroller === null) return
  const { left, right } = scroller.getBoundingClientRect()
  if (x > right - EDGE) scroller.scrollBy({ left: SCROLL_STEP })
  else if (x < left + headWidth(scroller) + EDGE) scroller.scrollBy({ left: -SCROLL_STEP })
}

/** Of the names of the tracks, which stay in sight at the left. */
export const headWidth = (scroller: HTMLElement): number =>
  scroller.querySelector<HTMLElement>('[role="rowheader"]')?.offsetWidth ?? 0

/** While a finger drags it does not scroll, and its long press opens no menu. */
export function useScrollLock(scroller: RefObject<HTMLElement | null>, isLocked: () => boolean) {
  const latest = useRef(isLocked)
  useEffect(() => {
    latest.current = isLocked
  })
  useEffect(() => {
    const element = scroller.current
    const hold = (event: Event) => latest.current() && event.cancelable && event.preventDefault()
    element?.addEventListener('touchmove', hold, { passive: false })
    element?.addEventListener('contextmenu', hold)
    return () => {
      element?.removeEventListener('touchmove', hold)
      element?.removeEventListener('contextmenu', hold)
    }
  }, [scroller])
}
