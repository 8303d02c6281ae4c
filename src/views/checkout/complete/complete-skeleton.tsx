import { Card } from '#src/ui/display/card.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Container } from '#src/ui/layout/container.tsx'
import * as css from './complete.css.ts'

export function CompleteSkeleton() {
  const isShown = useDelayedFlag(true)
  return (
    <Container className={css.page}>
      <h1 tabIndex={-1}>Your order</h1>
      {isShown && (
        <Card>
          <SkeletonGroup label="Loading your order" className={css.skeletons}>
            <Skeleton shape="heading" width="half" />
            <Skeleton width="third" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </SkeletonGroup>
        </Card>
      )}
    </Container>
  )
}
