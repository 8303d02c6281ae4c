import type { Step } from '#contract/platform/constants.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import * as css from './checkout.css.ts'
import { useStepTexts } from './use-step-texts.ts'

/** The skeleton of a step during the preflight of checkout; it takes its place before it is drawn. */
export function StepSkeleton({ step }: { step: Step }) {
  const { label } = useStepTexts()(step)
  return (
    <SkeletonGroup label={`Loading ${label.toLowerCase()}`} className={css.stepSkeleton}>
      <Skeleton width="third" />
      <Skeleton className={css.choiceSkeleton} />
      <Skeleton className={css.choiceSkeleton} />
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" width="third" />
    </SkeletonGroup>
  )
}
