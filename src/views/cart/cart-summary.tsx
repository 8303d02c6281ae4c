import { useNavigate } from 'react-router'
import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import { textOf } from '#contract/site/settings.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { sticky } from '#src/ui/layout/layout.css.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useCheckoutAccess } from '#src/views/platform/hooks/use-checkout-access.ts'
import { CouponBox } from './coupon/coupon-box.tsx'
import { Totals } from './coupon/totals.tsx'
import * as css from './cart-page.css.ts'
import { RushShipping } from './rush-shipping.tsx'
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
