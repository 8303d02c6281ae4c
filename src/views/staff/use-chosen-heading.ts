import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useHeadingFocus } from './use-heading-focus.ts'

/** Focuses the heading of what was chosen in a list, and when a pressed button goes away. */
export function useChosenHeading() {
  const focus = useHeadingFocus(false)
  const { heading } = focus
  // the boundary between the history of the browser and its state
  const state = useLocation().state as { readonly staysInPlace?: boolean } | null
  const isChosen = state?.staysInPlace === true
  useEffect(() => {
    if (isChosen) heading.current?.focus()
  }, [isChosen, heading])
  return focus
}
