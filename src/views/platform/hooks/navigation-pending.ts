import { createContext, use } from 'react'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'

/** True while the path has changed and its page is not rendered yet. */
export const NavigationPending = createContext(false)

const TIMES = { delay: 80, minDuration: 200 }

/** The same, delayed so that fast navigations do not flicker. */
export const useIsNavigating = (): boolean => useDelayedFlag(use(NavigationPending), TIMES)
