import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { normalizedPath, PATHS } from '#contract/content/paths.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { PageSkeleton } from '#src/ui/feedback/page-skeleton.tsx'
import { ChunkFailure } from '#src/app/routing/page-failure.tsx'

// their many chunks are named here and not in the first load
const ShowBuilder = lazyComponent(
  () => import('./show-builder-route.tsx'),
  (module) => module.ShowBuilderRoute,
  { isSuspending: true, Failure: ChunkFailure },
)
const SharedShow = lazyComponent(
  () => import('./shared-show-route.tsx'),
  (module) => module.SharedShowRoute,
  { isSuspending: true, Failure: ChunkFailure },
)

/** The show builder, or a shared show. */
export function ShowsRoute() {
  const isShared = normalizedPath(useLocation().pathname).startsWith(PATHS.sharedShow)
  return <Suspense fallback={<PageSkeleton />}>{isShared ? <SharedShow /> : <ShowBuilder />}</Suspense>
}
