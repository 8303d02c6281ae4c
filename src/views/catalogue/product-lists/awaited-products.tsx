import { useQuery } from '@tanstack/react-query'
import type { StockAlert } from '#contract/catalogue/stock-alerts.ts'
import { productPath } from '#contract/content/paths.ts'
import { stockAlertsQuery } from '#src/services/catalogue/stock-alerts.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useStockAlert } from '#src/views/catalogue/product-tile/use-stock-alert.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './awaited-products.css.ts'

/** The sold-out products of which the customer is told once when they are back. */
export function AwaitedProducts() {
  const query = useQuery(stockAlertsQuery(useQueryScope()))
  const offline = useOffline()
  if (query.isError)
    return (
      <ErrorState
        title="The products that you wait for could not be loaded."
        titleLevel="h3"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined) return null
  if (query.data.length === 0)
    return <p className={css.note}>You wait for no product. Sold-out ones have a button for it.</p>
  return (
    <>
      <p className={css.note}>We e-mail you once when one of these is back.</p>
      <ul className={css.list}>
        {query.data.map((alert) => (
          <Awaited key={alert.products_id} alert={alert} />
        ))}
      </ul>
    </>
  )
}

function Awaited({ alert }: { readonly alert: StockAlert }) {
  const { isPending, problem, change } = useStockAlert(alert.products_id)
  const offline = useOffline()
  return (
    <li className={css.item}>
      <span>
        <Link to={productPath(alert.products_url)}>{alert.products_name}</Link>{' '}
        <span className={css.note}>{alert.products_model}</span>
        {problem !== null && (
          <span role="alert" className={css.problem}>
            {problem}
          </span>
        )}
      </span>
      <Button
        size="sm"
        busy={isPending}
        blockedReason={offline}
        reasonHidden
        aria-label={`Stop waiting for ${alert.products_name}`}
        onClick={() => void change(false)}
      >
        Stop
      </Button>
    </li>
  )
}
