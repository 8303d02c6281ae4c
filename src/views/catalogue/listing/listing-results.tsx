import type { ListingChange } from '#src/services/catalogue/listing/listing-filters.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ProductList } from '#contract/catalogue/products.ts'
import { type ListingState, listingPath } from '#contract/catalogue/listing-address.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { ProductTile } from '#src/views/catalogue/product-tile/product-tile.tsx'
import { TileSkeletons } from '#src/views/catalogue/product-tile/tile-skeletons.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './listing-page.css.ts'
import { OrderForm } from './lazy-order-form.tsx'
import { useListingDetails } from './use-listing-details.ts'
import { useListingView } from './use-listing-view.ts'

interface ListingResultsProps {
  state: ListingState
  query: UseQueryResult<ProductList>
  onGo: (change: ListingChange) => void
}

const NoProducts = lazyComponent(
  () => import('./no-products.tsx'),
  (module) => module.NoProducts,
)

const FIRST_VIEW = 4
const SKELETONS = 12

export function ListingResults({ state, query, onGo }: ListingResultsProps) {
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  const [view] = useListingView()
  const details = useListingDetails()
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title="Products could not be loaded."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      >
        An error occurred.
      </ErrorState>
    )
  }
  if (query.data === undefined) return <Loading isShown={showsSkeleton} />
  if (query.data.products.length === 0)
    return <NoProducts state={state} counts={query.data.meta.facets} onGo={onGo} />
  const isOld = query.isPlaceholderData && query.isFetching
  return (
    <div className={isOld ? css.refreshing : undefined} aria-busy={isOld}>
      {view === 'form' ? (
        <Suspense fallback={<FormSkeleton />}>
          <OrderForm products={query.data.products} />
        </Suspense>
      ) : (
        <ul className={css.grid}>
          {query.data.products.map((product, index) => (
            <ProductTile
              key={product.products_id}
              product={product}
              isFirstView={index < FIRST_VIEW}
              hasDetails={details.isShown}
              wantedEffects={state.filters.effect}
            />
          ))}
        </ul>
      )}
      <Pages state={state} answer={query.data} />
    </div>
  )
}

function Loading({ isShown }: { isShown: boolean }) {
  return (
    <SkeletonGroup label="Loading products" className={css.grid}>
      <TileSkeletons count={SKELETONS} isShown={isShown} />
    </SkeletonGroup>
  )
}

/** Shown while the chunk of the order form loads; the rest of the page keeps its focus. */
function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading order form" className={css.formSkeleton}>
      {Array.from({ length: SKELETONS }, (_, row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </SkeletonGroup>
  )
}

function Pages({ state, answer }: { state: ListingState; answer: ProductList }) {
  const { current_page: page, last_page: pageCount, per_page: perPage } = answer.meta.pagination
  return (
    <div className={css.foot}>
      <Pagination
        page={page}
        pageCount={pageCount}
        note={`Page ${page} of ${pageCount}, ${perPage} per page`}
        renderLink={({ page: target, ...link }) => (
          <Link {...link} to={listingPath({ ...state, page: target })} />
        )}
      />
    </div>
  )
}
