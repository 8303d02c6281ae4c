import type { Step } from '#contract/constants.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { foldedSkeleton } from './checkout.css.ts'

/** Keeps the place of the collapsed earlier steps. */
export function FoldedSkeleton({ step }: { step: Step }) {
  return step === 'checkout' ? null : <Skeleton className={foldedSkeleton[step]} />
}
