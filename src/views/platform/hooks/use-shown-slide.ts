import { type RefObject, useEffect, useState } from 'react'

/** The index of the slide in view of those that scroll beside each other, however it came there. */
export function useShownSlide(track: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = track.current
    const read = () => setShown(slideInView(element))
    read()
    element?.addEventListener('scroll', read, { passive: true })
    return () => element?.removeEventListener('scroll', read)
  }, [track])
  return shown
}

export const slideInView = (track: HTMLElement | null): number =>
  track === null ? 0 : Math.round(track.scrollLeft / Math.max(1, track.clientWidth))

export const showSlide = (track: HTMLElement | null, index: number): void =>
  track?.scrollTo({ left: index * track.clientWidth })
