import { useLocation } from 'react-router'
import type { OrderList } from '#src/services/orders/order-queries.ts'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { page as pageStyle } from '#src/views/account/account-page.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { askedOrders, LISTS, ordersPath } from './asked-orders.ts'
import { FoundOrders } from './found-orders.tsx'
import { OrderSearchForm } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'
import * as css from './orders.css.ts'

const NAMES: Readonly<Record<OrderList, string>> = {
  open: 'Open',
  complete: 'Complete',
  previous: 'Previous',
}

/** The orders of the customer in three lists, or those that are looked for. */
export function OrderLists() {
  usePageTitle('Orders')
  const { list, page, search } = askedOrders(useLocation().search)
  // the link that clears a search goes with it
  const focus = useFocusFallback(
    () => null,
    () => document.querySelector<HTMLElement>('main search input'),
  )
  return (
    <div className={pageStyle} {...focus}>
      <h1 tabIndex={-1}>Orders</h1>
      <OrderSearchForm search={search} />
      <nav aria-label="Orders by state">
        <ul className={css.tabs}>
          {LISTS.map((name) => (
            <li key={name}>
              <Link
                to={ordersPath({ list: name })}
                className={css.tab}
                aria-current={name === list && search === null ? 'true' : undefined}
              >
                {NAMES[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {search === null ? (
        <OrderTable list={list} page={page} pathOf={(target) => ordersPath({ list, page: target })} />
      ) : (
        <FoundOrders search={search} page={page} pathOf={(target) => ordersPath({ search, page: target })} />
      )}
    </div>
  )
}
