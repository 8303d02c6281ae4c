import { useEffect, useRef } from 'react'

/**
 * The control that was pressed is gone with its mode: the focus moves to what the new one has for it, the element with
 * `data-focus` inside the one with the returned ref.
 */
export function useFocusOfMode<E extends HTMLElement>(mode: string) {
  const ref = useRef<E>(null)
  const last = useRef(mode)
  useEffect(() => {
    if (last.current === mode) return
    last.current = mode
    ref.current?.querySelector<HTMLElement>(`[data-focus="${mode}"]`)?.focus()
  }, [mode])
  return ref
}
