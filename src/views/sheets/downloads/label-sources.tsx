import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import { savedCartLinesQuery } from '#src/services/cart/cart-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { productsOf } from '#src/views/sheets/cart-sheets.tsx'
import { LabelSheetList } from '#src/views/sheets/label-sheets.tsx'
import * as css from './downloads.css.ts'
import { useLabelSources } from './use-label-sources.ts'

/** Price tags and barcodes of a cart or one of the latest orders, which is chosen. */
export function LabelSources() {
  const { sources, ...query } = useLabelSources()
  const [chosen, setChosen] = useState('')
  if (query.isPending || query.isLoadingError)
    return <Reading title="Your orders and carts could not be loaded." query={query} />
  const shown = sources.find((each) => each.key === chosen) ?? sources[0]
  if (shown === undefined)
    return <p className={css.meta}>None yet: your cart is empty, and you have no orders.</p>
  const { key, source, id, count } = shown
  return (
    <div className={css.labels}>
      <SelectField
        label="Order or cart"
        value={key}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {sources.map((each) => (
          <option key={each.key} value={each.key}>
            {each.label}
          </option>
        ))}
      </SelectField>
      {count === null ? (
        <SavedCartSheets id={id} />
      ) : (
        <LabelSheetList source={source} id={id} count={count} />
      )}
      <p className={css.meta}>
        One for each product, without the prices that you pay. Every order has them on its page under{' '}
        <Link to={ACCOUNT_PATHS.orders}>Orders</Link>, too.
      </p>
    </div>
  )
}

/** Of a saved cart it is read first how many products it has. */
function SavedCartSheets({ id }: { id: number }) {
  const query = useQuery(savedCartLinesQuery(useQueryScope(), id))
  if (query.data === undefined)
    return (
      <Reading
        title="The products of this cart could not be loaded."
        query={{ ...query, retry: () => void query.refetch() }}
      />
    )
  if (query.data === null) return <p className={css.meta}>This cart is no longer saved.</p>
  return <LabelSheetList source="cart" id={id} count={productsOf(query.data)} />
}

interface ReadingProps {
  readonly title: string
  readonly query: {
    readonly isLoadingError: boolean
    readonly isFetching: boolean
    readonly retry: () => void
  }
}

function Reading({ title, query: { isLoadingError, isFetching, retry } }: ReadingProps) {
  const showsSkeleton = useDelayedFlag(!isLoadingError)
  const offline = useOffline()
  if (isLoadingError)
    return (
      <ErrorState
        title={title}
        titleLevel="h3"
        onRetry={retry}
        retrying={isFetching}
        retryBlocked={offline}
      />
    )
  return showsSkeleton ? (
    <SkeletonGroup label="Loading orders and carts">
      <Skeleton shape="control" />
    </SkeletonGroup>
  ) : null
}
