import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { StepFoot } from '#src/views/checkout/step-card.tsx'
import { useSaveProblems } from '#src/views/checkout/use-save-problems.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { DATE_GROUP, DateChoice } from './date-choice.tsx'
import { TIME_GROUP, TimeChoice } from './time-choice.tsx'

/** Date and time of the pickup. */
export function PickupChoice({ actors }: { actors: CheckoutActors }) {
  const { schedule, stepCompletion } = actors
  const plan = useSelector(schedule, planOf)
  const isPending = useSelector(schedule, (snapshot) => snapshot.hasTag('pending'))
  const saves = useSaveProblems(actors, 'schedule')
  const [attempt, setAttempt] = useState(0)
  const day = plan.pickup_date
  const isScheduled = day !== null && plan.pickup_time !== null
  const isCompleting = useSelector(stepCompletion, (snapshot) => snapshot.hasTag('completingShipping'))
  const isShown = attempt > 0 && !isPending && !isScheduled
  const dayError = isShown && day === null ? 'Choose a day.' : undefined
  const timeError = isShown && day !== null ? 'Choose a time.' : undefined
  const problems: FieldProblem[] = [
    ...(dayError === undefined ? [] : [{ text: dayError, fieldId: DATE_GROUP }]),
    ...(timeError === undefined ? [] : [{ text: timeError, fieldId: TIME_GROUP }]),
    ...saves.problems,
  ]
  const goOn = () => {
    setAttempt((count) => count + 1)
    stepCompletion.send({ type: 'shipping.confirm' })
  }
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt + saves.count} />
      <DateChoice actors={actors} legend="Pickup day" hint="Days your order can be ready" error={dayError} />
      <TimeChoice actors={actors} error={timeError} />
      <StepFoot step="shipping" busy={isCompleting} onClick={goOn}>
        Continue to payment
      </StepFoot>
    </>
  )
}
