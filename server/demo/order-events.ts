import { NEW_ORDER_STATUS } from '#contract/platform/constants.ts'

export interface DatedOrder {
  readonly id: number
  readonly status_id: number
  readonly purchased_at: Date
  /** null for a pickup */
  readonly ship_date: string | null
}

interface LaterStatus {
  readonly status_id: number
  /** after the purchase */
  readonly hours: number
}

const HOUR = 3_600_000
const PICKING = { status_id: 20, hours: 24 }
const PACKED = { status_id: 21, hours: 27 }
const READY = { status_id: 22, hours: 28 }

/** When an order came into its statuses, up to the one that it has. */
export function orderEventRows(order: DatedOrder) {
  const { id, purchased_at } = order
  const events = [{ status_id: NEW_ORDER_STATUS, hours: 0 }, ...laterStatuses(order)]
  return events.map(({ status_id, hours }) => ({
    order_id: id,
    at: new Date(purchased_at.getTime() + hours * HOUR),
    status_id,
  }))
}

function laterStatuses(order: DatedOrder): readonly LaterStatus[] {
  const { status_id } = order
  const hours = hoursToDelivery(order)
  const made = order.ship_date === null ? [PICKING, READY] : [PICKING, PACKED]
  if (status_id === 3) return [...made, { status_id, hours }]
  if (status_id === 25 && order.ship_date === null) return [...made, { status_id, hours }]
  if (status_id === 25) return [...made, { status_id: 3, hours }, { status_id, hours: hours + 120 }]
  if (status_id === 2) return [{ status_id, hours: 1 }]
  const present = made.findIndex((event) => event.status_id === status_id)
  return made.slice(0, present + 1)
}

/** Freight leaves in the afternoon of its ship date; a pickup is on the third day. */
function hoursToDelivery({ purchased_at, ship_date }: DatedOrder): number {
  if (ship_date === null) return 72
  const day = Date.parse(purchased_at.toISOString().slice(0, 10))
  return (Date.parse(ship_date) - day) / HOUR + 4
}
