import { useEffect, useRef } from 'react'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'

/** Focuses the heading when a pressed button goes away, and when `takesFocus` begins with nothing focused. */
export function useHeadingFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const handlers = useFocusFallback(
    () => null,
    () => heading.current,
  )
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus()
  }, [takesFocus])
  return { heading, ...handlers }
}
