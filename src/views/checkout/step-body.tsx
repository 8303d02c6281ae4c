import { Suspense, useEffect } from 'react'
import type { Step } from '#contract/platform/constants.ts'
import { preloadSteps, STEP_BODIES } from './lazy-steps.ts'
import { StepSkeleton } from './step-skeleton.tsx'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'

/** Each step is a chunk of its own; the others are preloaded after the first has rendered. */
export function StepBody({ step, actors }: { step: Step; actors: CheckoutActors }) {
  const Body = STEP_BODIES[step]
  return (
    <Suspense fallback={<StepSkeleton step={step} />}>
      <Body actors={actors} />
      <Drawn />
    </Suspense>
  )
}

function Drawn() {
  useEffect(preloadSteps, [])
  return null
}
