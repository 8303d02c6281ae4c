import type { Step } from '#contract/constants.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useHeldFlag } from '#src/ui/feedback/use-held-flag.ts'
import * as css from './checkout.css.ts'
import { useStepTexts } from './use-step-texts.ts'

/** The skeleton of a step during the preflight of checkout. */
export function StepSkeleton({ step }: { step: Step }) {
  const isShown = useHeldFlag(true)
  const { label } = useStepTexts()(step)
  return (
    isShown && (
      <SkeletonGroup label={`Loading ${label.toLowerCase()}`} className={css.skeletons}>
        <Skeleton width="third" />
        <Skeleton className={css.choiceSkeleton} />
        <Skeleton className={css.choiceSkeleton} />
        <Skeleton width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" width="third" />
      </SkeletonGroup>
    )
  )
}
