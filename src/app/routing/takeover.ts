import { useEffect } from 'react'

/** For the starter: from now on React handles what is pressed. */
export const HYDRATING = 'hydrating'
/** For the starter and for measurements: from now on the app answers to the visitor. */
export const TAKEN_OVER = 'taken-over'

/** Announces that the page is shown, or why it cannot be. */
export function useTakeover(): void {
  useEffect(() => {
    performance.mark(TAKEN_OVER)
    document.dispatchEvent(new Event(TAKEN_OVER))
  }, [])
}
