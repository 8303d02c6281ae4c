import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { DeliveryEvent } from '#machines/delivery/delivery.types.ts'
import type { Parts } from '#src/views/checkout/use-parts.ts'

/**
 * The latest of several choices made in quick succession, for example with the arrow keys: it is shown at once and
 * told as soon as the machine has finished with the one before.
 */
export function useWish(delivery: Parts['delivery'], eventOf: (value: string) => DeliveryEvent) {
  const [wish, setWish] = useState<string | null>(null)
  const snapshot = useSelector(delivery, (current) => current)
  useEffect(() => {
    if (wish === null) return
    const event = eventOf(wish)
    if (!snapshot.can(event)) return
    setWish(null)
    delivery.send(event)
  }, [wish, snapshot, delivery])
  return [wish, setWish] as const
}
