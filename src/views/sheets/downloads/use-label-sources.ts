import { counted } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { savedCartsQuery } from '#src/services/cart/cart-queries.ts'
import { ordersQuery } from '#src/services/orders/order-queries.ts'
import { momentText } from '#src/views/platform/date-text.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useCurrentCart } from '#src/views/sheets/cart-sheets.tsx'

export interface LabelSource {
  readonly key: string
  readonly source: 'order' | 'cart'
  readonly id: number
  /** of different products; null: not known yet */
  readonly count: number | null
  readonly label: string
}

const MOST_ORDERS = 20

/** The current cart, the saved ones, and the latest orders. */
export function useLabelSources() {
  const scope = useQueryScope()
  const current = useCurrentCart()
  const open = useQuery(ordersQuery(scope, 'open', 1))
  const previous = useQuery(ordersQuery(scope, 'previous', 1))
  const saved = useQuery(savedCartsQuery(scope))
  const queries = [open, previous, saved]
  const orders = [...(open.data?.orders ?? []), ...(previous.data?.orders ?? [])]
    .toSorted((one, other) => other.date_purchased.localeCompare(one.date_purchased))
    .slice(0, MOST_ORDERS)
  const carts = (saved.data ?? []).filter(({ id, item_count }) => item_count > 0 && id !== current?.id)
  const sources: readonly LabelSource[] = [
    ...(current === null || current.count === 0
      ? []
      : [source('cart', current.id, current.count, `Your cart, ${counted(current.count, 'product')}`)]),
    ...orders.map(({ orders_id: id, products_count: count, date_purchased }) =>
      source('order', id, count, `Order ${id}, ${momentText(date_purchased)}, ${counted(count, 'product')}`),
    ),
    ...carts.map(({ id, cart_name }) => source('cart', id, null, `Saved cart: ${cart_name ?? `Cart ${id}`}`)),
  ]
  return {
    sources,
    isPending: queries.some((query) => query.isPending),
    isLoadingError: queries.some((query) => query.isLoadingError),
    isFetching: queries.some((query) => query.isFetching),
    retry: () => {
      for (const query of queries) if (query.isLoadingError) void query.refetch()
    },
  }
}

const source = (
  kind: LabelSource['source'],
  id: number,
  count: number | null,
  label: string,
): LabelSource => ({ key: `${kind} ${id}`, source: kind, id, count, label })
