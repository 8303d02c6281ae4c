import { useLocation } from 'react-router'
import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import type { OrderList } from '#src/services/orders/order-queries.ts'
import { page as pageStyle } from '#src/views/account/account-page.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { OrderTable } from './order-table.tsx'
import * as css from './orders.css.ts'

const LISTS: Readonly<Record<OrderList, string>> = {
  open: 'Open',
  complete: 'Complete',
  previous: 'Previous',
}
const NAMES = ['open', 'complete', 'previous'] as const satisfies readonly OrderList[]

/** The address of a list; the open orders have that of the page. */
function listPath(list: OrderList, page = 1): string {
  const query = new URLSearchParams(list === 'open' ? {} : { list })
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? ACCOUNT_PATHS.orders : `${ACCOUNT_PATHS.orders}?${query}`
}

function useShownList(): { readonly list: OrderList; readonly page: number } {
  const query = new URLSearchParams(useLocation().search)
  const list = NAMES.find((name) => name === query.get('list')) ?? 'open'
  const page = Number(query.get('page'))
  const isPage = list === 'complete' && Number.isInteger(page) && page > 0 && page <= 100_000
  return { list, page: isPage ? page : 1 }
}

/** The orders of the customer in three lists. */
export function OrderLists() {
  usePageTitle('Orders')
  const { list, page } = useShownList()
  return (
    <div className={pageStyle}>
      <h1 tabIndex={-1}>Orders</h1>
      <nav aria-label="Orders by state">
        <ul className={css.tabs}>
          {NAMES.map((name) => (
            <li key={name}>
              <Link to={listPath(name)} className={css.tab} aria-current={name === list ? 'true' : undefined}>
                {LISTS[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OrderTable list={list} page={page} pathOf={(target) => listPath(list, target)} />
    </div>
  )
}
