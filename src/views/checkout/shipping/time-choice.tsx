import { useSelector } from '@xstate/react'
import type { Pickup } from '#contract/delivery/delivery.ts'
import { failedDayOf, planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { longDayText, timeText } from '#src/views/checkout/day-text.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { ChoiceChips } from './choice-chips.tsx'
import * as css from './choice-chips.css.ts'

export const TIME_GROUP = 'pickup-time'
const SKELETONS = [1, 2, 3, 4]

/** The times of the selected date; for a saved date that is no longer offered only the saved time. */
export function TimeChoice({
  actors: { schedule },
  error,
}: {
  actors: CheckoutActors
  error?: string | undefined
}) {
  const times = useSelector(schedule, ({ context }) => context.times)
  const plan = useSelector(schedule, planOf)
  const failedDay = useSelector(schedule, failedDayOf)
  const isPending = useSelector(schedule, (snapshot) => snapshot.hasTag('pending'))
  const day = plan.pickup_date
  const offered = times.length > 0 ? times : savedTime(plan)
  const showsSkeleton = useDelayedFlag(isPending && day !== null && offered.length === 0)
  const offline = useOffline()
  if (failedDay !== null) {
    return (
      <ErrorState
        title="The times of this day could not be loaded."
        onRetry={() => schedule.send({ type: 'date.choose', date: failedDay })}
        retryBlocked={offline}
      />
    )
  }
  if (day === null) return null
  if (offered.length === 0) {
    if (isPending) return showsSkeleton ? <TimesSkeleton /> : null
    return <p>No pickup times are open on this day. Choose another date.</p>
  }
  return (
    <ChoiceChips
      id={TIME_GROUP}
      name="time"
      legend={`Pickup time on ${longDayText(day)}`}
      hint="Central time"
      error={error}
      disabled={offline !== undefined}
      choices={offered}
      chosen={plan.pickup_time}
      onChoose={(time) => schedule.send({ type: 'time.choose', time })}
    >
      {times.length === 0 && (
        <div className={css.more}>
          <Button
            tone="quiet"
            size="sm"
            flush
            blockedReason={offline}
            onClick={() => schedule.send({ type: 'date.choose', date: day })}
          >
            Show other times
          </Button>
        </div>
      )}
    </ChoiceChips>
  )
}

const savedTime = ({ pickup_time }: Pickup) =>
  pickup_time === null ? [] : [{ value: pickup_time, label: timeText(pickup_time) }]

function TimesSkeleton() {
  return (
    <SkeletonGroup label="Loading times" className={css.chips}>
      {SKELETONS.map((key) => (
        <Skeleton key={key} className={css.chipSkeleton} />
      ))}
    </SkeletonGroup>
  )
}
