import { Container } from '#src/ui/layout/container.tsx'
import * as css from './page-skeleton.css.ts'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'
import { useDelayedFlag } from './use-delayed-flag.ts'

/** The skeleton of any page while its chunk is loading. */
export function PageSkeleton() {
  if (!useDelayedFlag(true)) return null
  return (
    <Container className={css.page}>
      <SkeletonGroup label="Loading page" className={css.lines}>
        <Skeleton shape="title" width="third" />
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton className={css.block} />
      </SkeletonGroup>
    </Container>
  )
}
