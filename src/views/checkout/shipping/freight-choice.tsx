import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { StepFoot } from '#src/views/checkout/step-card.tsx'
import { TEXAS_REASON, useIsRestricted } from '#src/views/checkout/use-is-restricted.ts'
import { useConfirmation } from '#src/views/checkout/use-confirmation.ts'
import type { CheckoutActors } from '#src/views/checkout/use-checkout-actors.ts'
import { DateChoice } from './date-choice.tsx'
import { QUOTE_GROUP, QuoteList } from './quote-list.tsx'

/** Carrier and ship date. The first possible day is taken when none is chosen. */
export function FreightChoice({ actors }: { actors: CheckoutActors }) {
  const { delivery, shippingQuotes } = actors
  const { pickup, dates } = useSelector(delivery, ({ context }) => context)
  const isSchedulePending = useSelector(delivery, (snapshot) => snapshot.hasTag('schedulePending'))
  const isQuotePending = useSelector(shippingQuotes, (snapshot) => snapshot.hasTag('pending'))
  const hasCarrier = useSelector(shippingQuotes, (snapshot) => snapshot.hasTag('hasValidCarrier'))
  const hasNone = useSelector(shippingQuotes, (snapshot) => snapshot.hasTag('noCarrier'))
  const isRestricted = useIsRestricted()
  const [attempt, setAttempt] = useState(0)
  const { isWaiting, press } = useConfirmation({
    isPending: isSchedulePending || isQuotePending,
    isSaved: hasCarrier && (pickup.ship_date !== null || dates.length === 0),
    confirm: () => shippingQuotes.send({ type: 'quote.confirm' }),
  })
  const isMissing = attempt > 0 && !hasCarrier && !isQuotePending
  const problems: FieldProblem[] = isMissing ? [{ text: 'Choose a carrier.', fieldId: QUOTE_GROUP }] : []
  const goOn = () => {
    setAttempt((count) => count + 1)
    const [first] = dates
    if (pickup.ship_date === null && first !== undefined) delivery.send({ type: 'date.choose', date: first })
    if (hasCarrier || isQuotePending) press()
  }
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
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
        busy={isWaiting}
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
