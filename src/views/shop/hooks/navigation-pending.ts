import { createContext, use } from 'react'
import { useHeldFlag } from '#src/ui/feedback/use-held-flag.ts'

/** The address has changed and its page is not shown yet. */
export const NavigationPending = createContext(false)

const TIMES = { after: 80, hold: 200 }

/** Whether to say that a page is on its way: only when it is not there at once. */
export const useIsNavigating = (): boolean => useHeldFlag(use(NavigationPending), TIMES)
