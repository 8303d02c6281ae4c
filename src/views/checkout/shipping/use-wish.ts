import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { DeliveryEvent } from '#machines/delivery/delivery.types.ts'
import type { CheckoutActors } from '#src/views/checkout/use-checkout-actors.ts'

/**
 * The latest of several choices made in quick succession, for example with the arrow keys: it is shown at once and
 * told as soon as the machine has finished with the one before.
 */
export function useWish(delivery: CheckoutActors['delivery'], eventOf: (value: string) => DeliveryEvent) {
  const [wish, setWish] = useState<string | null>(null)
  const snapshot = useSelector(delivery, (current) => current)
  useEffect(() => {
    const event = wish === null ? null : eventOf(wish)
    if (event === null || !snapshot.can(event)) return undefined
    const timer = setTimeout(() => {
      setWish(null)
      delivery.send(event)
    })
    return () => clearTimeout(timer)
  }, [wish, snapshot, delivery, eventOf])
  return [wish, setWish] as const
}
