import { counted } from '#contract/platform/format-count.ts'
import { staffOrdersQuery } from '#src/services/staff/order-desk-queries.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { DeskColumns, DeskOpened } from '#src/views/staff/desk-list.tsx'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import { OrderDetail, type OrderDeskProps } from './order-detail.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import { ordersPath, useOrderLocation } from './order-location.ts'
import * as css from '#src/views/staff/desk.css.ts'

/** The orders of the storefront, and the one that is open. */
export function OrdersScreen(desk: OrderDeskProps) {
  const location = useOrderLocation()
  const { page, id, ...wanted } = location
  const { call } = useShop()
  const orders = useStaffQuery(staffOrdersQuery(call, { ...wanted, page: String(page) }))
  const aside = id === null ? '' : css.aside
  const hint = orders.data?.orders.length === 0 ? null : <p className={css.hint}>Choose an order.</p>
  return (
    <Stack>
      <div className={aside}>
        <OrderFilters location={location} statuses={orders.data?.statuses ?? []} />
      </div>
      {orders.data !== undefined && orders.data.owing > 0 && location.show !== 'refunds' && (
        <div className={aside}>
          <Notice
            tone="warn"
            actions={
              <Link to={ordersPath({ show: 'refunds' })}>Show {counted(orders.data.owing, 'order')}</Link>
            }
          >
            Refunds are still owed: declined by the payment provider, or to be made by hand.
          </Notice>
        </div>
      )}
      <DeskColumns
        list={
          <div className={aside}>
            {orders.data === undefined ? (
              <QueryState query={orders} title="Could not load the orders." />
            ) : (
              <OrderList location={location} answer={orders.data} isOutdated={orders.isPlaceholderData} />
            )}
          </div>
        }
        detail={
          id === null ? (
            hint
          ) : (
            <DeskOpened listPath={ordersPath({ ...location, id: null })}>
              <OrderDetail key={id} id={id} {...desk} />
            </DeskOpened>
          )
        }
      />
    </Stack>
  )
}
