import { useSelector } from '@xstate/react'
import type { Parts } from '#src/views/checkout/use-parts.ts'
import { FreightChoice } from './freight-choice.tsx'
import { PickupChoice } from './pickup-choice.tsx'

/** The carrier and the ship date, or the day and time of the pickup. */
export function ShippingStep({ parts }: { parts: Parts }) {
  const isPickup = useSelector(parts.delivery, ({ context }) => context.pickup.is_pickup)
  return isPickup ? <PickupChoice parts={parts} /> : <FreightChoice parts={parts} />
}
