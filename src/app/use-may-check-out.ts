import { flagOf } from '#contract/settings.ts'
import { useSession } from '#src/views/shop/use-session.ts'
import { useAppSettings } from '#src/views/shop/use-settings.ts'

/** Checkout is switched off by a setting, and on again for customers with the permission. */
export function useMayCheckOut(): boolean {
  const settings = useAppSettings()
  const { customer } = useSession()
  return !flagOf(settings, 'is_checkout_disabled') || (customer?.allow_disabled_checkout ?? false)
}
