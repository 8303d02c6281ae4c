import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { StepFoot } from '#src/views/checkout/step-card.tsx'
import { TEXAS_REASON, useIsRestricted } from '#src/views/checkout/use-is-restricted.ts'
import { useSaveProblems } from '#src/views/checkout/use-save-problems.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { DateChoice } from './date-choice.tsx'
import { QUOTE_GROUP, QuoteList } from './quote-list.tsx'

/** Carrier and ship date. */
export function FreightChoice({ actors }: { actors: CheckoutActors }) {
  const { stepCompletion, shippingQuotes } = actors
  const isQuotePending = useSelector(shippingQuotes, (snapshot) => snapshot.hasTag('pending'))
  const hasCarrier = useSelector(shippingQuotes, (snapshot) => snapshot.hasTag('hasValidCarrier'))
  const hasNone = useSelector(shippingQuotes, (snapshot) => snapshot.hasTag('noCarrier'))
  const isRestricted = useIsRestricted()
  const carrierSaves = useSaveProblems(actors, 'shippingQuotes')
  const daySaves = useSaveProblems(actors, 'schedule')
  const [attempt, setAttempt] = useState(0)
  const isCompleting = useSelector(stepCompletion, (snapshot) => snapshot.hasTag('completingShipping'))
  const isMissing = attempt > 0 && !hasCarrier && !isQuotePending
  const problems: FieldProblem[] = [
    ...(isMissing ? [{ text: 'Choose a carrier.', fieldId: QUOTE_GROUP }] : []),
    ...carrierSaves.problems,
    ...daySaves.problems,
  ]
  const goOn = () => {
    setAttempt((count) => count + 1)
    stepCompletion.send({ type: 'shipping.confirm' })
  }
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt + carrierSaves.count + daySaves.count} />
      <QuoteList actors={actors} error={isMissing ? 'Choose a carrier.' : undefined} />
      {!hasNone && (
        <DateChoice
          actors={actors}
          legend="Ship date"
          hint="The day on which the order leaves our warehouse"
        />
      )}
      <StepFoot
        step="shipping"
        busy={isCompleting}
        blockedReason={blockOf(isRestricted, hasNone)}
        onClick={goOn}
      >
        Continue to payment
      </StepFoot>
    </>
  )
}

function blockOf(isRestricted: boolean, hasNoCarrier: boolean): string | undefined {
  if (isRestricted) return TEXAS_REASON
  return hasNoCarrier ? 'No carrier takes this order to this address.' : undefined
}
