import { useSelector } from '@xstate/react'
import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import { textOf } from '#contract/site/settings.ts'
import { planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { RadioCard, RadioCardGroup } from '#src/ui/form/radio-card.tsx'
import * as css from '#src/views/checkout/checkout.css.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useAppSettings, useSettings } from '#src/views/platform/hooks/use-settings.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { transitText } from './freight-text.ts'

export const QUOTE_GROUP = 'freight-quotes'

/** The quotes of the carriers; the selection can change until they expire. */
export function QuoteList({ actors, error }: { actors: CheckoutActors; error?: string | undefined }) {
  const { shippingQuotes: machine } = actors
  const { shippingQuotes: quotes, showQuotesUpdated } = useSelector(machine, ({ context }) => context)
  const isPending = useSelector(machine, (snapshot) => snapshot.hasTag('pending'))
  const isUnreachable = useSelector(machine, (snapshot) => snapshot.hasTag('unreachable'))
  const hasNone = useSelector(machine, (snapshot) => snapshot.hasTag('noCarrier'))
  const isLoading = quotes.length === 0 && !isUnreachable && !hasNone
  const showsSkeleton = useDelayedFlag(isLoading && isPending)
  const offline = useOffline()
  if (isUnreachable) {
    return (
      <ErrorState
        title="Freight prices could not be loaded."
        onRetry={() => machine.send({ type: 'quotes.reload' })}
        retryBlocked={offline}
      />
    )
  }
  if (hasNone) return <NoCarrier />
  if (isLoading) return <QuotesSkeleton isShown={showsSkeleton} />
  return (
    <div className={css.section}>
      {showQuotesUpdated && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a role that the notice gives to its own block
        <Notice tone="info" role="status" onDismiss={() => machine.send({ type: 'quotes.dismissNotice' })}>
          Shipping prices were updated for this address.
        </Notice>
      )}
      <Quotes actors={actors} error={error} />
    </div>
  )
}

function Quotes({
  actors: { schedule, shippingQuotes: machine },
  error,
}: {
  actors: CheckoutActors
  error: string | undefined
}) {
  const { shippingQuotes: quotes, choice, nextChoice } = useSelector(machine, ({ context }) => context)
  const dates = useSelector(schedule, ({ context }) => context.dates)
  const shipDate = useSelector(schedule, (snapshot) => planOf(snapshot).ship_date) ?? dates?.[0] ?? null
  const chosen = nextChoice ?? choice
  const preferred = textOf(useAppSettings(), 'preferred_carrier_message')
  const offline = useOffline()
  return (
    <RadioCardGroup legend="Freight" id={QUOTE_GROUP} hint={preferred || undefined} error={error}>
      {quotes.map((quote) => (
        <RadioCard
          key={quote.optionId}
          name="quote"
          label={`${quote.carrier}, ${quote.service}`}
          description={transitText(quote.transit_days, shipDate)}
          aside={<Money cents={quote.cost} />}
          checked={chosen?.shipping_quotes_id === quote.shipping_quotes_id}
          disabled={offline !== undefined}
          onChange={() =>
            machine.send({
              type: 'quote.choose',
              optionId: quote.optionId,
              shipping_quotes_id: quote.shipping_quotes_id,
            })
          }
        />
      ))}
    </RadioCardGroup>
  )
}

function NoCarrier() {
  const { phone } = useSettings()
  return (
    <EmptyState
      title="No carrier can take this order to this address."
      icon="truck"
      actions={
        <Link to={CHECKOUT_PATHS.checkout} className={buttonStyle({ tone: 'outline' })}>
          Use another address or pick up
        </Link>
      }
    >
      Call <PhoneLink phone={phone} />.
    </EmptyState>
  )
}

function QuotesSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <SkeletonGroup label="Asking carriers..." className={`${css.section} ${isShown ? '' : css.reserved}`}>
      <p className={css.muted}>Asking carriers...</p>
      <Skeleton className={css.quoteSkeleton} />
      <Skeleton className={css.quoteSkeleton} />
      <Skeleton className={css.quoteSkeleton} />
      <Skeleton className={css.quoteSkeleton} />
    </SkeletonGroup>
  )
}
