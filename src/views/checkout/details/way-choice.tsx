import { useSelector } from '@xstate/react'
import { planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { RadioCard, RadioCardGroup } from '#src/ui/form/radio-card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useIsOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useWarehouse } from './use-warehouse.ts'

/** Freight or pickup; optimistic while the choice is being saved. */
export function WayChoice({ actors: { schedule } }: { actors: CheckoutActors }) {
  const isPickup = useSelector(schedule, (snapshot) => planOf(snapshot).is_pickup)
  const warehouse = useWarehouse()
  const isOffline = useIsOffline()
  const choose = (is_pickup: boolean) => schedule.send({ type: 'delivery.choose', is_pickup })
  return (
    <RadioCardGroup legend="How should the order reach you?" sideBySide>
      <RadioCard
        name="way"
        label="Ship"
        description="By freight carrier to your address"
        aside={<Icon name="truck" />}
        checked={!isPickup}
        disabled={isOffline}
        onChange={() => choose(false)}
      />
      <RadioCard
        name="way"
        label="Pick up"
        description={warehouse === '' ? 'At our warehouse' : `At our warehouse, ${warehouse}`}
        aside={<Icon name="store" />}
        checked={isPickup}
        disabled={isOffline}
        onChange={() => choose(true)}
      />
    </RadioCardGroup>
  )
}
