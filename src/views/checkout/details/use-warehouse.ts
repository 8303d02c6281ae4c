import { useSelector } from '@xstate/react'
import { textOf } from '#contract/site/settings.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

const KEYS = ['warehouse_street', 'warehouse_city', 'warehouse_state', 'warehouse_postcode'] as const

/**
 * The address of the warehouse, "4200 Lantern Mill Road, Springfield, MO 65803", or empty until the settings have it.
 */
export function useWarehouse(): string {
  const settings = useSelector(useShop().shop, ({ context }) => context.storeSettings)
  const [street, city, state, postcode] = KEYS.map((key) => textOf(settings, key))
  return street === '' || city === '' ? '' : `${street}, ${city}, ${state} ${postcode}`
}
