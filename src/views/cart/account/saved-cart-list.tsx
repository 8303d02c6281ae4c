import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PATHS } from '#contract/content/paths.ts'
import type { SavedCart } from '#contract/cart/carts.ts'
import { savedCartsQuery } from '#src/services/cart/cart-queries.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import type { CartFormActor } from '#src/views/cart/saved/cart-form.ts'
import type { SendCartRequest } from '#src/views/cart/saved/use-cart-request.ts'
import { useCart } from '#src/views/platform/hooks/use-cart.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './carts.css.ts'
import { ReplaceCart } from './replace-cart.tsx'
import { SavedCartCard } from './saved-cart-card.tsx'

export interface SavedCartListProps {
  readonly form: CartFormActor
  readonly send: SendCartRequest
  readonly pending: string | null
}

/** The saved carts; loading one asks what becomes of a cart that has lines. */
export function SavedCartList({ form, send, pending }: SavedCartListProps) {
  const query = useQuery(savedCartsQuery(useQueryScope()))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  const { count } = useCart()
  // a deleted cart takes its controls with it
  const focus = useFocusFallback(
    () => null,
    () => document.querySelector<HTMLElement>('main h1'),
  )
  const [replacing, setReplacing] = useState<SavedCart | null>(null)
  const load = (cart: SavedCart) => {
    if (count > 0) return setReplacing(cart)
    send(`load ${cart.id}`, { kind: 'load', id: cart.id, to: PATHS.cart })
  }
  if (query.isLoadingError)
    return (
      <ErrorState
        title="Your saved carts could not be loaded."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined) return showsSkeleton && <Loading />
  if (query.data.length === 0)
    return (
      <EmptyState title="No saved carts." icon="cart">
        A cart that you save is kept here with its lines.
      </EmptyState>
    )
  return (
    <div className={css.list} {...focus}>
      <h2 className={css.name}>Saved carts</h2>
      <ul className={css.list}>
        {query.data.map((cart) => (
          <SavedCartCard
            key={cart.id}
            cart={cart}
            form={form}
            send={send}
            pending={pending}
            onLoad={() => load(cart)}
          />
        ))}
      </ul>
      <ReplaceCart
        cart={replacing}
        isPending={pending === `load ${replacing?.id}`}
        send={send}
        onClose={() => setReplacing(null)}
      />
    </div>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading saved carts" className={css.list}>
      <Skeleton className={css.skeleton} />
      <Skeleton className={css.skeleton} />
    </SkeletonGroup>
  )
}
