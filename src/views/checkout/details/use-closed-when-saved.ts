import { useEffect, useRef } from 'react'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'

/** Discards the typed values when the machine has saved the form; after a failure they stay. */
export function useClosedWhenSaved(delivery: CheckoutActors['delivery'], close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const subscription = delivery.on('addressForm.saved', () => latest.current())
    return () => subscription.unsubscribe()
  }, [delivery])
}
