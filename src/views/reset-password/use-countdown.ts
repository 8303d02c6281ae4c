import { useEffect, useState } from 'react'

const SECOND = 1_000

/** Seconds that are left, by the clock: a tab in the background ticks slowly. `start` begins anew. */
export function useCountdown(seconds: number): { readonly left: number; readonly start: () => void } {
  const [now, setNow] = useState(() => performance.now())
  const [end, setEnd] = useState(now + seconds * SECOND)
  const left = Math.max(0, Math.ceil((end - now) / SECOND))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = () => {
    setNow(performance.now())
    setEnd(performance.now() + seconds * SECOND)
  }
  return { left, start }
}
