import { Suspense } from 'react'
import type { Step } from '#contract/constants.ts'
import { FoldedSkeleton } from './folded-skeleton.tsx'
import { LazyDeclinedPanel, LazyFoldedRows, LazyTexasPanel } from './lazy-steps.ts'
import { OutcomePanel } from './review/outcome-panel.tsx'
import { SentBackNotice } from './sent-back-notice.tsx'
import { useIsRestricted } from './use-is-restricted.ts'
import type { CheckoutActors } from './use-checkout-actors.ts'

export interface AboveStepProps {
  step: Step
  actors: CheckoutActors
}

/** Errors and collapsed earlier steps above the current step. */
export function AboveStep({ step, actors }: AboveStepProps) {
  const isRestricted = useIsRestricted()
  return (
    <>
      <Suspense>{step === 'payment' && <LazyDeclinedPanel actors={actors} />}</Suspense>
      <OutcomePanel />
      <Suspense>{isRestricted && <LazyTexasPanel actors={actors} />}</Suspense>
      <SentBackNotice step={step} />
      <Suspense fallback={<FoldedSkeleton step={step} />}>
        {step !== 'checkout' && <LazyFoldedRows actors={actors} step={step} />}
      </Suspense>
    </>
  )
}
