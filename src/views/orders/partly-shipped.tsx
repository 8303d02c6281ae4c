import type { Order } from '#contract/orders/order-history.ts'
import { isPartlyShipped } from './shipped-cases.ts'
import * as css from './order-shipments.css.ts'

/** Beside the status, which says nothing of parts. */
export const PartlyShipped = ({ order }: { order: Order }) =>
  isPartlyShipped(order) ? <span className={css.partly}>Partly shipped</span> : null
