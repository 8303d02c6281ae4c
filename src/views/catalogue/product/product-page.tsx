import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { failureOf } from '#contract/platform/failure.ts'
import { productDescription } from '#contract/catalogue/product-description.ts'
import { decodedSegment } from '#contract/platform/safe-path.ts'
import { productQuery } from '#src/services/platform/queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { NotFoundPage } from '#src/views/platform/not-found/lazy-not-found-page.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { ProductDetail } from './product-detail.tsx'
import * as css from './product-page.css.ts'

export function ProductPage() {
  const { pathname } = useLocation()
  const url = slugOf(pathname)
  const query = useQuery(productQuery(useQueryScope(), url))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  usePageTitle(query.data?.products_name ?? '', query.data && productDescription(query.data))
  if (query.data !== undefined) return <ProductDetail product={query.data} />
  if (query.isError) {
    const failure = failureOf(query.error)
    if (failure.kind === 'status' && failure.status === 404) return <NotFoundPage />
    return (
      <ErrorState
        title="The product could not be loaded."
        titleLevel="h1"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  }
  return showsSkeleton ? <Loading /> : null
}

const slugOf = (pathname: string): string =>
  decodedSegment(pathname.split('/').filter((segment) => segment !== '')[1] ?? '')

function Loading() {
  return (
    <SkeletonGroup label="Loading product" className={css.page}>
      <Skeleton className={css.artSkeleton} />
      <Skeleton className={css.artSkeleton} />
    </SkeletonGroup>
  )
}
