import { ageMissingText } from '#contract/site/age.ts'
import type { CartTotals } from '#contract/cart/carts.ts'
import { useState } from 'react'
import { useSelector } from '@xstate/react'
import { Button } from '#src/ui/action/button.tsx'
import { formatMoney } from '#contract/platform/money.ts'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { CouponBox } from '#src/views/cart/coupon/coupon-box.tsx'
import { Totals } from '#src/views/cart/coupon/totals.tsx'
import { useDrafts } from '#src/views/checkout/drafts.ts'
import { TEXAS_REASON, useIsRestricted } from '#src/views/checkout/use-is-restricted.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import * as css from './review.css.ts'
import { AGE_FIELD, AgeCheck } from './age-check.tsx'
import { Terms, TERMS_FIELD } from './terms.tsx'

const TERMS_PROBLEM = 'Agree to the terms to place the order.'

/** @param totals null while they are being read: the button never shows an amount that the order may not have */
const labelOf = (totals: CartTotals | null) =>
  totals === null ? 'Place order' : `Place order ${formatMoney(totals.total)}`

/** Totals, terms and the Place order button. */
export function PlaceOrder({ actors }: { actors: CheckoutActors }) {
  const { isPlacing, isUpdating, isLong, totals, place, ageToConfirm } = usePlaceOrder(actors)
  const { drafts, change } = useDrafts()
  const isRestricted = useIsRestricted()
  const offline = useOffline()
  const [attempt, setAttempt] = useState(0)
  const isYoung = ageToConfirm !== null && drafts.confirmedAge !== ageToConfirm
  const problems = [
    ...(drafts.hasAgreed ? [] : [{ text: TERMS_PROBLEM, fieldId: TERMS_FIELD }]),
    ...(isYoung ? [{ text: ageMissingText(ageToConfirm), fieldId: AGE_FIELD }] : []),
  ]
  const isMissing = attempt > 0 && problems.length > 0
  const press = () => {
    setAttempt((count) => count + 1)
    if (problems.length === 0) place()
  }
  return (
    <Card as="section" className={css.sideCard} aria-label="Total and order">
      <div className={css.place}>
        <div className={css.quiet} inert={isPlacing}>
          {totals !== null && <Totals totals={totals} isOld={isUpdating} />}
          <CouponBox />
          <ErrorSummary problems={isMissing ? problems : []} attempt={attempt} />
          <Terms
            isChecked={drafts.hasAgreed}
            error={isMissing && !drafts.hasAgreed ? TERMS_PROBLEM : undefined}
            onChange={(hasAgreed) => change({ hasAgreed })}
          />
          {ageToConfirm !== null && (
            <AgeCheck
              age={ageToConfirm}
              isChecked={!isYoung}
              isMissing={isMissing && isYoung}
              onChange={(confirmedAge) => change({ confirmedAge })}
            />
          )}
        </div>
        <Button
          tone="primary"
          size="lg"
          wide
          busy={isPlacing || isUpdating}
          blockedReason={isPlacing ? undefined : (offline ?? (isRestricted ? TEXAS_REASON : undefined))}
          onClick={press}
        >
          {isPlacing ? 'Placing order...' : labelOf(isUpdating ? null : totals)}
        </Button>
        <output className={css.wait}>
          {isPlacing && (isLong ? 'Still working. Do not close this page.' : 'Placing order...')}
        </output>
        <p className={css.disclaimer}>
          Professional use only products are sold to licensed buyers. You confirm that you may receive, store
          and use what you order.
        </p>
      </div>
    </Card>
  )
}

/** Sends `order.submit` with cart id, version and total exactly as shown. */
function usePlaceOrder({ payment }: CheckoutActors) {
  const checkout = useSystemActor('checkout')
  const isPlacing = useSelector(checkout, (snapshot) => snapshot.hasTag('placing'))
  const isLong = useSelector(checkout, ({ context }) => context.isLongWait)
  const method = useSelector(payment, ({ context }) => context.cartBilling?.payment_method ?? null)
  const { cart, totals, isUpdating } = useOrder()
  const { drafts } = useDrafts()
  const place = () => {
    if (cart === null || totals === null || method === null) return
    checkout.send({
      type: 'order.submit',
      cart_id: cart.id,
      cart_version: cart.version,
      reviewed_total: totals.total,
      shipping_quotes_id: cart.shipping_quotes_id,
      payment_method: method,
      age_to_confirm: cart.age_to_confirm,
      confirmed_age: drafts.confirmedAge,
      comments: (drafts.comments ?? cart.comments ?? '').trim() || null,
    })
  }
  const ageToConfirm = cart?.age_to_confirm ?? null
  return { isPlacing, isUpdating, totals, place, isLong, ageToConfirm }
}
