import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { planOf } from '#machines/delivery/delivery.selectors.ts'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { StepFoot } from '#src/views/checkout/step-card.tsx'
import { useConfirmation } from '#src/views/checkout/use-confirmation.ts'
import type { CheckoutActors } from '#src/views/checkout/use-checkout-actors.ts'
import { DATE_GROUP, DateChoice } from './date-choice.tsx'
import { TIME_GROUP, TimeChoice } from './time-choice.tsx'

/** Day and time of the pickup. */
export function PickupChoice({ actors }: { actors: CheckoutActors }) {
  const { delivery } = actors
  const plan = useSelector(delivery, planOf)
  const isPending = useSelector(delivery, (snapshot) => snapshot.hasTag('schedulePending'))
  const [attempt, setAttempt] = useState(0)
  const day = plan.pickup_date
  const isScheduled = day !== null && plan.pickup_time !== null
  const { isWaiting, press } = useConfirmation({
    isPending,
    isSaved: isScheduled,
    confirm: () => delivery.send({ type: 'pickup.confirm' }),
  })
  const isShown = attempt > 0 && !isPending && !isScheduled
  const dayError = isShown && day === null ? 'Choose a day.' : undefined
  const timeError = isShown && day !== null ? 'Choose a time.' : undefined
  const problems: FieldProblem[] = [
    ...(dayError === undefined ? [] : [{ text: dayError, fieldId: DATE_GROUP }]),
    ...(timeError === undefined ? [] : [{ text: timeError, fieldId: TIME_GROUP }]),
  ]
  const goOn = () => {
    setAttempt((count) => count + 1)
    press()
  }
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <DateChoice actors={actors} legend="Pickup day" hint="Days your order can be ready" error={dayError} />
      <TimeChoice actors={actors} error={timeError} />
      <StepFoot step="shipping" busy={isWaiting} onClick={goOn}>
        Continue to payment
      </StepFoot>
    </>
  )
}
