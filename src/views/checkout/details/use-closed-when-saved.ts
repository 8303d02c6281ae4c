import { useEffect, useRef } from 'react'
import type { CheckoutActors } from '#src/views/checkout/use-checkout-actors.ts'

/** The form goes when the machine says that the address is saved; while it does not, all that was typed stays. */
export function useClosedWhenSaved(delivery: CheckoutActors['delivery'], close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const subscription = delivery.on('notice.addressUpdated', () => latest.current())
    return () => subscription.unsubscribe()
  }, [delivery])
}
