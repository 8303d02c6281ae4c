import { useEffect, useState } from 'react'

const SECOND = 1_000

/** Seconds until `end` on the monotonic clock (performance.now), which is exact in throttled background tabs too. */
export function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return Math.max(1, Math.ceil((end - now) / SECOND))
}
