import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { Step } from '#contract/platform/constants.ts'
import { outcomeOf } from '#machines/checkout/checkout.selectors.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { CollapsedStepsSkeleton } from './collapsed-steps-skeleton.tsx'
import { LazyDeclinedPanel, LazyCollapsedSteps, LazyOutcomePanel, LazyTexasPanel } from './lazy-steps.ts'
import { SentBackNotice } from './sent-back-notice.tsx'
import { useIsRestricted } from './use-is-restricted.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'

export interface AboveStepProps {
  step: Step
  actors: CheckoutActors
}

/** Errors and collapsed earlier steps above the current step. */
export function AboveStep({ step, actors }: AboveStepProps) {
  const isRestricted = useIsRestricted()
  const hasOutcome = useSelector(useSystemActor('checkout'), (snapshot) => outcomeOf(snapshot) !== null)
  return (
    <>
      <Suspense>{step === 'payment' && <LazyDeclinedPanel actors={actors} />}</Suspense>
      <Suspense>{hasOutcome && <LazyOutcomePanel />}</Suspense>
      <Suspense>{isRestricted && <LazyTexasPanel actors={actors} />}</Suspense>
      <SentBackNotice step={step} />
      <Suspense fallback={<CollapsedStepsSkeleton step={step} />}>
        {step !== 'checkout' && <LazyCollapsedSteps actors={actors} step={step} />}
      </Suspense>
    </>
  )
}
