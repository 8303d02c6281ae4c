import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { Step } from '#contract/platform/constants.ts'
import { outcomeOf } from '#machines/checkout/checkout.selectors.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { CollapsedStepsSkeleton } from './collapsed-steps-skeleton.tsx'
import { LazyCollapsedSteps, LazyDeclinedPanel, LazyOutcomePanel, LazyTexasPanel } from './lazy-steps.ts'
import { isBefore, stepOfPath } from './steps.ts'
import { useIsRestricted } from './use-is-restricted.ts'
import { useStepTexts } from './use-step-texts.ts'

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

/** Why another step is shown than the URL requests. */
function SentBackNotice({ step }: { step: Step }) {
  const { label } = useStepTexts()(step)
  const wanted = useLocationState().wanted
  if (wanted === null || !isBefore(step, stepOfPath(wanted))) return null
  return <Notice tone="info">Finish {label.toLowerCase()} first.</Notice>
}
