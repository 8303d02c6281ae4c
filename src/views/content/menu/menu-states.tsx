import { Button } from '#src/ui/action/button.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import * as css from './menu.css.ts'

const WIDTHS = ['half', 'most', 'half', 'word', 'most', 'half'] as const

/** Six rows of a menu that is loading. */
export function MenuSkeleton({ what }: { what: string }) {
  const isShown = useDelayedFlag(true)
  return (
    <SkeletonGroup label={`Loading ${what}`}>
      {WIDTHS.map((width, index) => (
        // the rows are alike and never change
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.row}>
          {isShown && <Skeleton width={width} />}
        </div>
      ))}
    </SkeletonGroup>
  )
}

export interface MenuFailureProps {
  what: string
  isRetrying: boolean
  onRetry: () => void
}

export function MenuFailure({ what, isRetrying, onRetry }: MenuFailureProps) {
  return (
    <div className={css.failed} role="alert">
      <span>Could not load {what}.</span>
      <Button size="sm" busy={isRetrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
