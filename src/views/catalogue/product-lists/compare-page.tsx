import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { comparedQuery } from '#src/services/catalogue/compared-query.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './compare-page.css.ts'
import { CompareTable } from './compare-table.tsx'
import { useProductLists } from './product-lists.ts'

/** The compared products side by side. */
export function ComparePage() {
  usePageTitle('Compare products')
  const { compare } = useProductLists()
  return (
    <Container className={css.page}>
      <h1 tabIndex={-1}>Compare products</h1>
      {compare.length === 0 ? (
        <EmptyState
          title="No products to compare."
          icon="compare"
          actions={
            <Link to={ALL_PRODUCTS} className={buttonStyle({ tone: 'primary' })}>
              Shop all
            </Link>
          }
        >
          Press Compare at up to four products; they are kept until you log out or load the page again.
        </EmptyState>
      ) : (
        <Compared urls={compare.map(({ products_url }) => products_url)} />
      )}
    </Container>
  )
}

function Compared({ urls }: { urls: readonly string[] }) {
  const query = useQuery(comparedQuery(useQueryScope(), urls))
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const offline = useOffline()
  const showsSkeleton = useDelayedFlag(query.isPending)
  const products = query.data
  if (query.isLoadingError)
    return (
      <ErrorState
        title="The products could not be loaded."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (products === undefined)
    return (
      showsSkeleton && (
        <SkeletonGroup label="Loading products">
          <Skeleton className={css.skeleton} />
        </SkeletonGroup>
      )
    )
  return (
    <>
      {products.length === 1 ? (
        <p>
          Choose another one to compare it with: <Link to={ALL_PRODUCTS}>Shop all</Link>
        </p>
      ) : (
        <Checkbox
          label="Only what differs"
          checked={onlyDifferent}
          onChange={({ currentTarget }) => setOnlyDifferent(currentTarget.checked)}
        />
      )}
      <CompareTable products={products} onlyDifferent={onlyDifferent && products.length > 1} />
    </>
  )
}
