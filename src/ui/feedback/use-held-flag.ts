import { useEffect, useRef, useState } from 'react'

export interface HoldTimes {
  after: number
  hold: number
}

const skeletonTimes: HoldTimes = { after: 150, hold: 300 }

/**
 * Delays a skeleton: true after `pending` has lasted 150 ms, then for at least 300 ms, so that fast responses do not
 * flicker.
 */
export function useHeldFlag(pending: boolean, { after, hold }: HoldTimes = skeletonTimes): boolean {
  const [shown, setShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (pending === shown) return
    const wait = pending ? after : Math.max(0, shownAt.current + hold - performance.now())
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setShown(pending)
    }, wait)
    return () => clearTimeout(timer)
  }, [pending, shown, after, hold])
  return shown
}
