import type { Insertable } from 'kysely'
import { NEW_ORDER_STATUS } from '#contract/constants.ts'
import type { Database } from '#server/database/schema.ts'

export interface DatedOrder {
  readonly id: number
  readonly status_id: number
  readonly purchased_at: Date
}

const HOUR = 3_600_000
const PICKED = { status_id: 20, hours: 15 }
const PACKED = { status_id: 21, hours: 19 }
const SHIPPED = { status_id: 3, hours: 40 }
/** The statuses after the first one up to a status, with hours after the purchase. */
const AFTER: Readonly<Record<number, readonly { readonly status_id: number; readonly hours: number }[]>> = {
  2: [{ status_id: 2, hours: 1 }],
  20: [PICKED],
  21: [PICKED, PACKED],
  22: [PICKED, { status_id: 22, hours: 20 }],
  3: [PICKED, PACKED, SHIPPED],
  25: [PICKED, PACKED, SHIPPED, { status_id: 25, hours: 160 }],
}

/** When an order came into its statuses, up to the one that it has. */
export function orderEventRows({
  id,
  status_id,
  purchased_at,
}: DatedOrder): readonly Insertable<Database['order_events']>[] {
  const events = [{ status_id: NEW_ORDER_STATUS, hours: 0 }, ...(AFTER[status_id] ?? [])]
  return events.map((event) => ({
    order_id: id,
    at: new Date(purchased_at.getTime() + event.hours * HOUR),
    status_id: event.status_id,
  }))
}
