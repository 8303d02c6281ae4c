import { useCallback, useEffect, useRef, useState } from 'react'
import type { AskToLeave } from './leave-guard.ts'
import { useBlockedLeaving } from './use-blocked-leaving.ts'

/** Asks before changes are left that are not saved, with a dialog that gets what this returns; `drop` has to end the block. */
export function useLeaveQuestion(isBlocked: boolean, drop: () => void) {
  const [isAsking, setAsking] = useState(false)
  const leave = useRef<(() => void) | null>(null)
  const isLeaving = useRef(false)
  const ask = useCallback<AskToLeave>((next) => {
    leave.current = next
    setAsking(true)
  }, [])
  useBlockedLeaving(isBlocked, ask)
  useEffect(() => {
    // after the block has ended, because it would ask again
    if (isBlocked || !isLeaving.current) return
    isLeaving.current = false
    leave.current?.()
  }, [isBlocked])
  const onYes = () => {
    setAsking(false)
    // saved while the question was open
    if (!isBlocked) return leave.current?.()
    isLeaving.current = true
    drop()
  }
  return { open: isAsking, onYes, onNo: () => setAsking(false) }
}
