import { useSelector } from '@xstate/react'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { FreightChoice } from './freight-choice.tsx'
import { PickupChoice } from './pickup-choice.tsx'

/** The second step: carrier and ship date, or date and time of the pickup. */
export function ShippingStep({ actors }: { actors: CheckoutActors }) {
  const isPickup = useSelector(actors.schedule, ({ context }) => context.pickup.is_pickup)
  return isPickup ? <PickupChoice actors={actors} /> : <FreightChoice actors={actors} />
}
