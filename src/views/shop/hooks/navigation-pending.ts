import { createContext, use } from 'react'
import { useHeldFlag } from '#src/ui/feedback/use-held-flag.ts'

/** True while the path has changed and its page is not rendered yet. */
export const NavigationPending = createContext(false)

const TIMES = { after: 80, hold: 200 }

/** The same, delayed so that fast navigations do not flicker. */
export const useIsNavigating = (): boolean => useHeldFlag(use(NavigationPending), TIMES)
