import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'

export function LoadingRows() {
  return (
    <SkeletonGroup label="Loading">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  )
}
