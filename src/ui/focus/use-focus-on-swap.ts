import { useEffect, useRef } from 'react'

/** When the value changes, focuses the first heading or field inside the element with the returned ref. */
export function useFocusOnSwap<E extends HTMLElement>(value: unknown) {
  const ref = useRef<E>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    ref.current?.querySelector<HTMLElement>('[tabindex="-1"], input')?.focus()
  }, [value])
  return ref
}
