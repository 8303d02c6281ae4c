import { useSelector } from '@xstate/react'
import { flagOf } from '#contract/site/settings.ts'
import { isRushed } from '#machines/cart/cart.selectors.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { useIsOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'

export function RushShipping() {
  const cart = useSystemActor('cart')
  const isChecked = useSelector(cart, isRushed)
  const isOffered = flagOf(useAppSettings(), 'rush_shipping_in_cart_enabled')
  const isOffline = useIsOffline()
  if (!isOffered) return null
  return (
    <Checkbox
      label="Rush shipping"
      hint="Orders after noon Central time leave one business day sooner, for 25% of the freight. Before noon there is no charge."
      checked={isChecked}
      disabled={isOffline}
      onChange={(event) => cart.send({ type: 'rush.set', rush_shipping: event.currentTarget.checked })}
    />
  )
}
