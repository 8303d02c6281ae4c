import { useSelector } from '@xstate/react'
import { useNavigate } from 'react-router'
import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import { flagOf, textOf } from '#contract/site/settings.ts'
import { isRushed } from '#machines/cart/cart.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { sticky } from '#src/ui/layout/layout.css.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useCheckoutAccess } from '#src/views/platform/hooks/use-checkout-access.ts'
import { useIsOffline, useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import * as css from './cart-page.css.ts'
import { CouponBox } from './coupon/coupon-box.tsx'
import { Totals } from './coupon/totals.tsx'
import { useCartPage } from './use-cart-page.ts'

export function CartSummary() {
  const { cart, totals, isUpdating } = useCartPage()
  const settings = useAppSettings()
  const { mayCheckOut, disabledText } = useCheckoutAccess()
  const offline = useOffline()
  const navigate = useNavigate()
  return (
    <Card as="aside" className={sticky} aria-label="Order summary">
      <Stack gap={16}>
        <h2>Summary</h2>
        {totals !== null && <Totals totals={totals} isOld={isUpdating} />}
        <RushShipping />
        <CouponBox />
        {mayCheckOut ? (
          <Button
            tone="primary"
            size="lg"
            wide
            data-keep-clear
            blockedReason={offline}
            onClick={() => void navigate(CHECKOUT_PATHS.checkout)}
          >
            Check out
          </Button>
        ) : (
          <Button tone="primary" size="lg" wide disabled>
            {disabledText}
          </Button>
        )}
        <p className={css.help}>{textOf(settings, 'preferred_carrier_message')}</p>
        <p className={css.help}>
          {textOf(settings, 'text_cart_contact_help')}
          {cart !== null && <> Cart number {cart.id}</>}
        </p>
      </Stack>
    </Card>
  )
}

function RushShipping() {
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
