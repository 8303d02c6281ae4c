import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Pickup } from '#contract/delivery/delivery.ts'
import { failedDayOf, planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { reserved } from '#src/views/checkout/checkout.css.ts'
import { dayText, longDayText } from '#src/views/checkout/day-text.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import { ChoiceChips } from './choice-chips.tsx'
import * as css from './choice-chips.css.ts'

export const DATE_GROUP = 'delivery-date'
const FIRST = 8

export interface DateChoiceProps {
  actors: CheckoutActors
  legend: string
  hint: string
  error?: string | undefined
}

/** The dates that the warehouse offers, soonest first. */
export function DateChoice({ actors: { schedule }, legend, hint, error }: DateChoiceProps) {
  const dates = useSelector(schedule, ({ context }) => context.dates) ?? []
  const plan = useSelector(schedule, planOf)
  const failedDay = useSelector(schedule, failedDayOf)
  const isPending = useSelector(schedule, (snapshot) => snapshot.hasTag('pending'))
  const isUnreachable = useSelector(schedule, (snapshot) => snapshot.hasTag('unreachable'))
  const [showsAll, setShowsAll] = useState(false)
  const showsSkeleton = useDelayedFlag(isPending && dates.length === 0)
  const offline = useOffline()
  const { phone } = useSettings()
  if (isUnreachable) {
    return (
      <ErrorState
        title="The days could not be loaded."
        onRetry={() => schedule.send({ type: 'dates.reload' })}
        retryBlocked={offline}
      />
    )
  }
  if (dates.length === 0) {
    if (isPending) return <DatesSkeleton isShown={showsSkeleton} />
    return <p>No day is open in the next weeks. Call {phone}.</p>
  }
  const chosen = failedDay ?? dayOf(plan) ?? (plan.is_pickup ? null : (dates[0] ?? null))
  const shown = showsAll ? dates : dates.filter((date, index) => index < FIRST || date === chosen)
  return (
    <ChoiceChips
      id={DATE_GROUP}
      name="date"
      legend={legend}
      hint={hint}
      error={error}
      disabled={offline !== undefined}
      choices={shown.map((date) => ({ value: date, label: dayText(date), spoken: longDayText(date) }))}
      chosen={chosen}
      onChoose={(date) => schedule.send({ type: 'date.choose', date })}
    >
      {shown.length < dates.length && (
        <div className={css.more}>
          <Button tone="quiet" size="sm" flush onClick={() => setShowsAll(true)}>
            Show later days
          </Button>
        </div>
      )}
    </ChoiceChips>
  )
}

const dayOf = ({ is_pickup, pickup_date, ship_date }: Pickup): string | null =>
  is_pickup ? pickup_date : ship_date

function DatesSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <SkeletonGroup label="Loading days" className={`${css.chips} ${isShown ? '' : reserved}`}>
      {Array.from({ length: FIRST }, (_, index) => (
        <Skeleton key={index} className={css.chipSkeleton} />
      ))}
    </SkeletonGroup>
  )
}
