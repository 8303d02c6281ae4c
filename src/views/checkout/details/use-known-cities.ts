import { useSelector } from '@xstate/react'
import { textOf } from '#contract/site/settings.ts'
import type { KnownCity } from '#src/views/account/address/known-cities.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** The cities of the address book and of the warehouse. */
export function useKnownCities({ delivery }: CheckoutActors): readonly KnownCity[] {
  const settings = useSelector(useShop().shop, ({ context }) => context.storeSettings)
  const addresses = useSelector(delivery, ({ context }) => context.addresses)
  const warehouse = {
    postcode: textOf(settings, 'warehouse_postcode'),
    city: textOf(settings, 'warehouse_city'),
  }
  return [...addresses, warehouse]
}
