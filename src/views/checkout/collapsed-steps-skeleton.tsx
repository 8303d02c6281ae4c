import type { Step } from '#contract/platform/constants.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { collapsedStepsSkeleton } from './checkout.css.ts'

/** Reserves the height of the collapsed earlier steps. */
export function CollapsedStepsSkeleton({ step }: { step: Step }) {
  return step === 'checkout' ? null : <Skeleton className={collapsedStepsSkeleton[step]} />
}
