import { useSelector } from '@xstate/react'
import { textOf } from '#contract/settings.ts'
import { useShop } from '#src/views/shop/shop-context.ts'

/**
 * The address of the warehouse, "4200 Lantern Mill Road, Springfield, MO 65803", or empty until the settings have it.
 */
export function useWarehouse(): string {
  const settings = useSelector(useShop().shop, ({ context }) => context.storeSettings)
  const [street, city, state, postcode] = ['street', 'city', 'state', 'postcode'].map((part) =>
    textOf(settings, `warehouse_${part}`),
  )
  return street === '' || city === '' ? '' : `${street}, ${city}, ${state} ${postcode}`
}
