import { useSelector } from '@xstate/react'
import { textOf } from '#contract/site/settings.ts'
import type { KnownCity } from '#src/views/address/known-cities.ts'
import type { CheckoutActors } from '#src/views/checkout/use-checkout-actors.ts'
import { useShop } from '#src/views/shop/shop-context.ts'

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
