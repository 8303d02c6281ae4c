import type { LeaveGuard } from '#src/views/platform/hooks/leave-guard.ts'
import { entryIn } from './browser-history.ts'

type Entries = Pick<History, 'state' | 'go' | 'replaceState'>

/** Undoes moves in the history while unsaved changes are asked about. */
export function createPopGuard(guard: LeaveGuard, entries: Entries) {
  let shown = entryIn(entries).idx ?? 0
  let wanted = shown
  /** the own move that has not arrived yet: by how much, and where it arrives unless there is another one before */
  let returning: { readonly by: number; readonly to: number } | null = null
  const goBack = (from: number) => {
    returning = { by: shown - from, to: shown }
    entries.go(shown - from)
  }
  return {
    /** Whether the entry that the history has moved to is shown. */
    accepts: (): boolean => {
      const index = entryIn(entries).idx
      if (index === null) {
        // a link to a fragment has made an entry that the router does not know
        shown += 1
        entries.replaceState({ ...entries.state, idx: shown }, '')
        return true
      }
      if (returning !== null && index !== returning.to) {
        wanted = index
        returning = { by: returning.by, to: index + returning.by }
        return false
      }
      if (returning !== null) {
        returning = null
        if (index !== shown) goBack(index)
        return false
      }
      if (index !== shown && guard.isHeld()) {
        wanted = index
        goBack(index)
        guard.attempt(() => entries.go(wanted - shown))
        return false
      }
      shown = index
      return true
    },
  }
}
