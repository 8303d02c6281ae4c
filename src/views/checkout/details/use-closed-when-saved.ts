import { useEffect, useRef } from 'react'
import type { CheckoutActors } from '#src/views/checkout/use-checkout-actors.ts'

/** What was typed is forgotten when the chart says that the form is saved; until then all of it stays. */
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
