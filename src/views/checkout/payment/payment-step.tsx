import { useSelector } from '@xstate/react'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import * as css from '#src/views/checkout/checkout.css.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { PaymentForm } from './payment-form.tsx'

/** The third step: payment method, card, billing address. */
export function PaymentStep({ actors }: { actors: CheckoutActors }) {
  const { payment } = actors
  const isKnown = useSelector(payment, ({ context }) => context.cartBilling !== null)
  const isUnreachable = useSelector(payment, (snapshot) => snapshot.hasTag('unreachable'))
  const showsSkeleton = useDelayedFlag(!isKnown && !isUnreachable) && !isKnown
  const offline = useOffline()
  return (
    <>
      {isUnreachable && (
        <ErrorState
          title="Your payment methods could not be loaded."
          onRetry={() => payment.send({ type: 'billing.reload' })}
          retryBlocked={offline}
        />
      )}
      {isKnown && !isUnreachable && <PaymentForm actors={actors} />}
      {showsSkeleton && <PaymentSkeleton />}
    </>
  )
}

function PaymentSkeleton() {
  return (
    <SkeletonGroup label="Loading payment methods" className={css.section}>
      <Skeleton className={css.choiceSkeleton} />
      <Skeleton className={css.choiceSkeleton} />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}
