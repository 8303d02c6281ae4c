import { Suspense, useEffect } from 'react'
import type { Step } from '#contract/constants.ts'
import { fetchLateParts, STEP_BODIES } from './late-parts.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import type { Parts } from './use-parts.ts'

/** A step comes as a script of its own; once the first is drawn the others are fetched. */
export function StepBody({ step, parts }: { step: Step; parts: Parts }) {
  const Body = STEP_BODIES[step]
  return (
    <Suspense fallback={<StepSkeleton step={step} />}>
      <Body parts={parts} />
      <Drawn />
    </Suspense>
  )
}

function Drawn() {
  useEffect(fetchLateParts, [])
  return null
}
