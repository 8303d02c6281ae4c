import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import type { Order } from '#contract/orders/order-history.ts'
import { formatCount } from '#contract/platform/format-count.ts'

type Shipped = Pick<Order, 'status_id' | 'item_count' | 'shipped_count'>

/** Whether more of the order will follow. */
const isOpen = ({ status_id: id }: Pick<Order, 'status_id'>): boolean =>
  ORDER_STATUSES.open.some((open) => open === id)

/** Whether a part of an open order has shipped, and another part has not. */
export const isPartlyShipped = (order: Shipped): boolean =>
  isOpen(order) && order.shipped_count > 0 && order.shipped_count < order.item_count

/** "2 shipped, 3 still to come" of a line; null while nothing of the order is known to have shipped. */
export function shippedText(
  { quantity, shipped, cancelled }: Order['lines'][number],
  order: Pick<Order, 'status_id' | 'shipped_count'>,
): string | null {
  if (order.shipped_count === 0) return null
  const left = quantity - cancelled - shipped
  if (left === 0 && shipped === 0) return null
  if (left === 0) return shipped === 1 ? 'Shipped' : `All ${formatCount(shipped)} shipped`
  const still = `${formatCount(left)} ${isOpen(order) ? 'still to come' : 'not shipped'}`
  return shipped === 0 ? still : `${formatCount(shipped)} shipped, ${still}`
}

/** "1 cancelled, 2 returned" of a line; null: neither. */
export function goneText({ cancelled, returned }: Order['lines'][number]): string | null {
  const parts = [
    cancelled > 0 ? `${formatCount(cancelled)} cancelled` : '',
    returned > 0 ? `${formatCount(returned)} returned` : '',
  ]
  return parts.filter((part) => part !== '').join(', ') || null
}
