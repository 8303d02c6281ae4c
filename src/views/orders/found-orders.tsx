import { counted } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { foundOrdersQuery, type OrderSearch } from '#src/services/orders/order-queries.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { ClearSearch, searchText } from './order-search.tsx'
import { OrderPages, OrderRows, OrdersState } from './order-table.tsx'
import * as css from './orders.css.ts'

interface FoundOrdersProps {
  readonly search: OrderSearch
  readonly page: number
  /** the address of another page of what is found */
  readonly pathOf: (page: number) => string
}

/** A page of the orders that are looked for, of whatever state. */
export function FoundOrders({ search, page, pathOf }: FoundOrdersProps) {
  const query = useQuery(foundOrdersQuery(useQueryScope(), search, page))
  const { data, isPlaceholderData } = query
  const total = data?.meta.pagination.total ?? 0
  const isKnown = data !== undefined && !isPlaceholderData
  return (
    <div className={css.results} aria-busy={isPlaceholderData}>
      {/* there before its text, so that it is read out */}
      <p role="status" className={css.rest}>
        {isKnown && total > 0 && `${counted(total, 'order')}: ${searchText(search)}`}
      </p>
      <OrdersState query={query} />
      {isKnown && total === 0 && (
        <EmptyState title={`No order found: ${searchText(search)}`} actions={<ClearSearch />}>
          Try the whole number of the order or cart, a part of the PO number, or of the name or model of a
          product.
        </EmptyState>
      )}
      {data !== undefined && total > 0 && (
        <>
          <OrderRows caption="Found orders" orders={data.orders} />
          <OrderPages answer={data} pathOf={pathOf} />
        </>
      )}
    </div>
  )
}
