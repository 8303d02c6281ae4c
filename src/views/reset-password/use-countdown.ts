import { useEffect, useState } from 'react'

const SECOND = 1_000

/** Seconds that are left; `start` begins anew. */
export function useCountdown(seconds: number): { readonly left: number; readonly start: () => void } {
  const [left, setLeft] = useState(seconds)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft((before) => before - 1), SECOND)
    return () => clearInterval(timer)
  }, [isRunning])
  return { left, start: () => setLeft(seconds) }
}
