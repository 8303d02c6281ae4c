import { useEffect, useRef, useState } from 'react'

export interface HoldTimes {
  after: number
  hold: number
}

const skeletonTimes: HoldTimes = { after: 150, hold: 300 }

/**
 * Whether a skeleton is to be shown: only once `pending` has lasted 150 ms, and then for at least 300 ms,
 * so that a quick answer does not flash.
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
