import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { integer, pick, seededRandom } from './seeded-random.ts'

export interface PaidOrder {
  readonly id: number
  readonly status_id: number
  readonly purchased_at: Date
  readonly total_cents: number
  readonly pickup: string | null
}

const DAY = 86_400_000

/** How a complete order was paid: at the pickup on the third day, or on terms within a month or so; the newest are not paid yet. */
export function paymentRows(order: PaidOrder, today: string) {
  const { id, status_id, purchased_at, total_cents: cents, pickup } = order
  if (!ORDER_STATUSES.complete.some((complete) => complete === status_id)) return []
  const random = seededRandom('payment', id)
  const at = new Date(purchased_at.getTime() + (pickup === null ? integer(random, 20, 32) : 3) * DAY)
  if (at.getTime() > Date.parse(today)) return []
  const how = pick(random, pickup === null ? ['check', 'wire'] : ['cash', 'check'])
  const reference = how === 'cash' ? null : String(integer(random, 1_000, 9_999))
  const payment = { order_id: id, kind: 'manual', how, cents, state: 'done', reference }
  return [
    {
      ...payment,
      id: idOf(id),
      code: null,
      reason: null,
      staff_id: null,
      at,
      settled_at: at,
      takes_back: null,
    },
  ]
}

const idOf = (orderId: number): string => `00000000-0000-4000-8000-${String(orderId).padStart(12, '0')}`
