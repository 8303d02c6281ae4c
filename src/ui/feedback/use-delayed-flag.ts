import { useEffect, useRef, useState } from 'react'

export interface DelayTimes {
  delay: number
  minDuration: number
}

const skeletonTimes: DelayTimes = { delay: 150, minDuration: 300 }

/**
 * Delays a skeleton: true after `pending` has lasted 150 ms, then for at least 300 ms, so that fast responses do not
 * flicker.
 */
export function useDelayedFlag(
  pending: boolean,
  { delay, minDuration }: DelayTimes = skeletonTimes,
): boolean {
  const [shown, setShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (pending === shown) return
    const wait = pending ? delay : Math.max(0, shownAt.current + minDuration - performance.now())
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setShown(pending)
    }, wait)
    return () => clearTimeout(timer)
  }, [pending, shown, delay, minDuration])
  return shown
}
