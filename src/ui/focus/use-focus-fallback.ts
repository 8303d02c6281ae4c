import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Handlers for a container. When a render of the calling component removes the focused element, focuses the element
 * returned by `find` instead of the body. `locate` is called while the element is still focused.
 */
export function useFocusFallback<Place>(
  locate: (focused: HTMLElement) => Place,
  find: (place: Place) => HTMLElement | null | undefined,
) {
  const last = useRef<{ readonly element: HTMLElement; readonly place: Place } | null>(null)
  useLayoutEffect(() => {
    if (last.current === null || last.current.element.isConnected) return
    const { place } = last.current
    last.current = null
    if (document.activeElement === null || document.activeElement === document.body) find(place)?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target instanceof HTMLElement) last.current = { element: target, place: locate(target) }
    },
    // React dispatches no events during a commit, so the blur of a removed element does not arrive here
    onBlur: () => {
      last.current = null
    },
  }
}
