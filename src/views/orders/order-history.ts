import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import type { Order } from '#contract/orders/order-history.ts'

interface HistoryEntry {
  /** null: a shipment */
  readonly status_id: number | null
  readonly title: string
  /** null: not known */
  readonly at: string | null
}

/** Statuses and shipments of the order, the latest first. A status whose time is not known is the present one. */
export function historyOf({ events, shipments, status_id, status_name }: Order): readonly HistoryEntry[] {
  const statuses = events.map((event) => ({ ...event, title: event.status_name }))
  const sent = shipments.map(({ at, lines }) => ({ at, status_id: null, title: shipmentTitle(lines) }))
  // the status that a shipment brings about stands above it
  const past: HistoryEntry[] = [...statuses.toReversed(), ...sent.toReversed()].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  )
  return statuses.at(-1)?.status_id === status_id
    ? past
    : [{ status_id, title: status_name, at: null }, ...past]
}

const shipmentTitle = (lines: Order['shipments'][number]['lines']): string =>
  `${counted(countCases(lines), 'case')} shipped`
