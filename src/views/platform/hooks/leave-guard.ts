import { createContext, use } from 'react'

/** Runs `leave` once the user has agreed to drop unsaved changes. */
export type AskToLeave = (leave: () => void) => void

/** Stands between the user and whatever would drop unsaved changes. */
export interface LeaveGuard {
  readonly isHeld: () => boolean
  /** Leaves at once unless somebody has unsaved changes. */
  readonly attempt: AskToLeave
  /** Sets who is asked before the page is left; null: nobody. */
  readonly setAsker: (ask: AskToLeave | null) => void
}

export function createLeaveGuard(): LeaveGuard {
  let asker: AskToLeave | null = null
  return {
    isHeld: () => asker !== null,
    attempt: (leave) => (asker ? asker(leave) : leave()),
    setAsker: (ask) => {
      asker = ask
    },
  }
}

/** Of the router, which asks it before it goes back or forward in the history. */
export const LeaveGuardContext = createContext(createLeaveGuard())
export const useLeaveGuard = (): LeaveGuard => use(LeaveGuardContext)
