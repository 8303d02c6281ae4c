import { flagOf, textOf } from '#contract/site/settings.ts'
import { useSession } from './use-session.ts'
import { useAppSettings } from './use-settings.ts'

/** Checkout can be disabled by a setting, except for customers with the permission. */
export function useCheckoutAccess() {
  const settings = useAppSettings()
  const { customer } = useSession()
  return {
    mayCheckOut: !flagOf(settings, 'is_checkout_disabled') || (customer?.allow_disabled_checkout ?? false),
    disabledText: textOf(settings, 'checkout_disabled_button_text', 'Checkout is closed'),
  }
}
