import { counted } from '#contract/platform/format-count.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ShowSource } from '#machines/shows/show-builder/show-builder.types.ts'
import { savedCartsQuery } from '#src/services/cart/cart-queries.ts'
import { ordersQuery } from '#src/services/orders/order-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { momentText } from '#src/views/platform/date-text.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './list.css.ts'

export interface OrderDialogProps {
  readonly onClose: () => void
  readonly onTake: (source: ShowSource) => void
}

/** Orders and saved carts of the customer, each of which becomes a show. */
export function OrderDialog({ onClose, onTake }: OrderDialogProps) {
  const scope = useQueryScope()
  const open = useQuery(ordersQuery(scope, 'open', 1))
  const complete = useQuery(ordersQuery(scope, 'complete', 1))
  const carts = useQuery(savedCartsQuery(scope))
  const orders = [...(open.data?.orders ?? []), ...(complete.data?.orders ?? [])].map((order) => ({
    source: { kind: 'order', id: order.orders_id } as const,
    name: `Order ${order.orders_id}`,
    note: [momentText(order.date_purchased), counted(order.item_count, 'case')].join(' · '),
  }))
  const saved = (carts.data ?? [])
    .filter(({ item_count }) => item_count > 0)
    .map((cart) => ({
      source: { kind: 'savedCart', id: cart.id } as const,
      name: cart.cart_name ?? `Cart ${cart.id}`,
      note: [momentText(cart.date_modified), counted(cart.item_count, 'case')].join(' · '),
    }))
  const take = (source: ShowSource) => {
    onClose()
    onTake(source)
  }
  return (
    <Dialog open onClose={onClose} title="A show from an order or a saved cart">
      <div className={css.field}>
        <Sources
          title="Orders"
          none="You have no orders yet."
          queries={[open, complete]}
          rows={orders}
          onTake={take}
        />
        <Sources
          title="Saved carts"
          none="You have no saved carts."
          queries={[carts]}
          rows={saved}
          onTake={take}
        />
      </div>
    </Dialog>
  )
}

interface SourcesProps {
  readonly title: string
  readonly none: string
  readonly queries: readonly UseQueryResult[]
  readonly rows: readonly { readonly source: ShowSource; readonly name: string; readonly note: string }[]
  readonly onTake: (source: ShowSource) => void
}

function Sources({ title, none, queries, rows, onTake }: SourcesProps) {
  const offline = useOffline()
  const failed = queries.filter((query) => query.isLoadingError)
  const isPending = queries.some((query) => query.isPending)
  return (
    <section className={css.field} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      {isPending && (
        <SkeletonGroup label={`Loading ${title.toLowerCase()}`}>
          <Skeleton className={css.sourceSkeleton} />
        </SkeletonGroup>
      )}
      {failed.length > 0 && (
        <ErrorState
          title={`${title} could not be loaded.`}
          titleLevel="h3"
          retryBlocked={offline}
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
        />
      )}
      {!isPending && failed.length === 0 && rows.length === 0 && <p className={css.note}>{none}</p>}
      {rows.length > 0 && (
        <ul className={css.sources}>
          {rows.map(({ source, name, note }) => (
            <li key={name}>
              <button type="button" className={css.source} onClick={() => onTake(source)}>
                <span className={css.sourceName}>{name}</span>
                <span className={css.note}>{note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
