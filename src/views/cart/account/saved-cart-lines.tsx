import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartLine, SavedCart } from '#contract/cart/carts.ts'
import { productPath } from '#contract/content/paths.ts'
import { savedCartLinesQuery } from '#src/services/cart/cart-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { casesText } from '#contract/catalogue/packaging.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './carts.css.ts'

/** The lines of a saved cart, fetched when they are opened. */
export function SavedCartLines({ cart }: { cart: SavedCart }) {
  const [isOpen, setOpen] = useState(false)
  if (cart.item_count === 0) return null
  return (
    <Disclosure summary="Products" onToggle={(event) => setOpen(event.currentTarget.open)}>
      {isOpen && <Lines id={cart.id} />}
    </Disclosure>
  )
}

function Lines({ id }: { id: number }) {
  const query = useQuery(savedCartLinesQuery(useQueryScope(), id))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  if (query.isLoadingError)
    return (
      <ErrorState
        title="The products of this cart could not be loaded."
        titleLevel="h3"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined)
    return (
      showsSkeleton && (
        <SkeletonGroup label="Loading products">
          <Skeleton shape="control" />
        </SkeletonGroup>
      )
    )
  if (query.data === null) return <p className={css.note}>This cart is no longer saved.</p>
  return (
    <ul className={css.lines}>
      {query.data.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

const Line = ({ line }: { line: CartLine }) => (
  <li className={css.line}>
    <span className={css.lineText}>
      <Link to={productPath(line.products_url)}>{line.products_name}</Link>
      <span className={css.note}>
        {line.products_model} · {casesText(line.quantity, line.products_packaging)}
      </span>
    </span>
    <span className={css.lineTotal}>
      <Money cents={line.total_price} />
    </span>
  </li>
)
