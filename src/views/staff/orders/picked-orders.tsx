import { useState } from 'react'
import { MOST_PICKED_ORDERS } from '#contract/staff/staff-order-papers.ts'
import type { StaffOrderRow } from '#contract/staff/staff-orders.ts'
import { ordersCsvHref, pickListHref } from '#src/services/staff/order-papers.ts'
import { Button } from '#src/ui/action/button.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Checkbox, CheckMark } from '#src/ui/form/checkbox.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as desk from '#src/views/staff/desk.css.ts'
import type { OrderLocation } from './order-location.ts'
import * as css from './orders.css.ts'

interface PickedOrders {
  readonly ids: readonly number[]
  /** Adds the orders, or takes them away. */
  readonly pick: (ids: readonly number[], isPicked: boolean) => void
}

/** The orders that are chosen for a pick list, over pages; other filters begin anew. */
export function usePickedOrders({ show, q, from, to, kind, owed }: OrderLocation): PickedOrders {
  const listed = JSON.stringify([show, q, from, to, kind, owed])
  const [picked, setPicked] = useState({ listed, ids: [] as readonly number[] })
  const ids = picked.listed === listed ? picked.ids : []
  const pick = (some: readonly number[], isPicked: boolean) => {
    const others = ids.filter((each) => !some.includes(each))
    setPicked({ listed, ids: isPicked ? [...others, ...some] : others })
  }
  return { ids, pick }
}

interface PickOrderProps {
  order: Pick<StaffOrderRow, 'id'>
  picked: PickedOrders
}

/** The box of a row. */
export const PickOrder = ({ order: { id }, picked }: PickOrderProps) => (
  <label className={css.pick}>
    <CheckMark
      checked={picked.ids.includes(id)}
      onChange={({ currentTarget }) => picked.pick([id], currentTarget.checked)}
    />
    <VisuallyHidden>{`Choose order ${id}`}</VisuallyHidden>
  </label>
)

interface OrderToolsProps {
  location: OrderLocation
  orders: readonly Pick<StaffOrderRow, 'id'>[]
  picked: PickedOrders
}

/** What can be done with the orders of a list: the chosen ones picked, all of them exported. */
export function OrderTools({ location, orders, picked }: OrderToolsProps) {
  const { projectId } = useShop()
  const { ids, pick } = picked
  const page = orders.map(({ id }) => id)
  const isTooMany = ids.length > MOST_PICKED_ORDERS
  return (
    <Cluster align="center" justify="between">
      <Checkbox
        label="Choose all on this page"
        checked={page.every((id) => ids.includes(id))}
        onChange={({ currentTarget }) => pick(page, currentTarget.checked)}
      />
      <p role="status" className={desk.small}>
        {ids.length > 0 && `${ids.length} chosen`}
        {isTooMany && `. A pick list holds at most ${MOST_PICKED_ORDERS} orders.`}
      </p>
      <a href={ordersCsvHref(projectId, location)} download>
        Export CSV
      </a>
      {ids.length > 0 && (
        <Cluster align="center">
          {!isTooMany && (
            <a href={pickListHref(projectId, ids)} download>
              {`Pick list (${ids.length})`}
            </a>
          )}
          <Button tone="quiet" size="sm" onClick={() => pick(ids, false)}>
            Choose none
          </Button>
        </Cluster>
      )}
    </Cluster>
  )
}
