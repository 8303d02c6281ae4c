import { type RefObject, useLayoutEffect, useState } from 'react'
import { headWidth } from './drag-surface.ts'
import { fittingZoom, nextZoom, ZOOMS } from './time-scale.ts'

/** Pixels a second, from which on names can be read. */
const READABLE = 16

/**
 * Pixels a second: what shows the whole show until somebody changes it. By itself it only shows more time, so that
 * blocks do not grow while they are edited.
 */
export function useZoom(scroller: RefObject<HTMLElement | null>, length_ms: number) {
  const [width, setWidth] = useState<number | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [fitted, setFitted] = useState<number>(ZOOMS[4])
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const measure = () => setWidth(element.clientWidth - headWidth(element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  const fitting = width === null ? fitted : fittingZoom(length_ms, width)
  const readable = Math.max(READABLE, fitting)
  if (readable < fitted) setFitted(readable)
  const zoom = chosen ?? fitted
  return {
    zoom,
    changeZoom: (step: 1 | -1) => setChosen(nextZoom(zoom, step)),
    fit: () => {
      setChosen(fitting)
    },
  }
}
