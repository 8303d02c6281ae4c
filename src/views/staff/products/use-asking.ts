import { useState } from 'react'

/** Whether a dialog asks before a call: it stays open until the call has ended. */
export function useAsking(isPending: boolean) {
  const [isAsking, setAsking] = useState(false)
  const [wasPending, setWasPending] = useState(isPending)
  if (isPending !== wasPending) {
    setWasPending(isPending)
    if (!isPending) setAsking(false)
  }
  return { isAsking, ask: () => setAsking(true), stopAsking: () => setAsking(false) }
}
