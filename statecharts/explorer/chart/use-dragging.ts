import { type RefObject, useEffect } from 'react'

/** Scrolls a frame with the mouse: dragging its content moves it. */
export function useDragging(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let from: { readonly x: number; readonly y: number } | null = null
    const begin = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button === 0)
        from = { x: event.clientX + element.scrollLeft, y: event.clientY + element.scrollTop }
    }
    const move = (event: PointerEvent) => {
      if (from === null || event.buttons === 0) return
      element.scrollTo(from.x - event.clientX, from.y - event.clientY)
    }
    const end = () => {
      from = null
    }
    element.addEventListener('pointerdown', begin)
    element.addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    return () => {
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
    }
  }, [frame])
}
