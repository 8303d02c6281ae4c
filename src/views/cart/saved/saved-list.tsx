import { useQuery } from '@tanstack/react-query'
import { savedCartsQuery } from '#src/services/cart/cart-queries.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { SavedRow } from './saved-row.tsx'
import * as css from './saved-carts.css.ts'
import type { SendCartRequest } from './use-cart-request.ts'

export interface SavedListProps {
  send: SendCartRequest
  pending: string | null
  onLoad: () => void
}

export function SavedList({ send, pending, onLoad }: SavedListProps) {
  const query = useQuery(savedCartsQuery(useQueryScope()))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  if (query.isError)
    return (
      <ErrorState
        title="Your saved carts could not be loaded."
        titleLevel="h3"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined) return showsSkeleton ? <Loading /> : null
  if (query.data.length === 0)
    return (
      <EmptyState title="No saved carts." titleLevel="h3" icon="cart">
        A cart that you save is kept here with its lines.
      </EmptyState>
    )
  return (
    <>
      <p className={css.note}>The cart that you have now is saved when you load another.</p>
      <ul className={css.list}>
        {query.data.map((cart) => (
          <SavedRow key={cart.id} cart={cart} send={send} pending={pending} onLoad={onLoad} />
        ))}
      </ul>
    </>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading saved carts" className={css.list}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}
