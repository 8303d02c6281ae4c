import { SHIPPED_STATUS } from '#contract/platform/constants.ts'
import {
  MOVES,
  type MovedOrder,
  moveObstacle,
  movesOf,
  moveWord,
  ORDER_MOVES,
  type OrderMove,
} from '#contract/orders/order-moves.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import type { FulfillmentLine, StaffOrder } from '#server/orders/order-of-staff.ts'

type Order = Pick<StaffOrder, 'id' | 'status_id' | 'status' | 'is_pickup'>
type Lines = readonly Pick<FulfillmentLine, 'ordered' | 'shipped'>[]

/** What the moves of an order depend on. */
export const movedOrderOf = ({ id, status_id, status, is_pickup }: Order, lines: Lines): MovedOrder => ({
  id,
  status_id,
  status: status ?? String(status_id),
  is_pickup,
  ordered: lines.reduce((sum, { ordered }) => sum + ordered, 0),
  shipped: lines.reduce((sum, { shipped }) => sum + shipped, 0),
})

/** Throws what keeps an order from a move, with the moves that are possible instead. */
export function requireMove(order: Order, lines: Lines, move: OrderMove): void {
  const moved = movedOrderOf(order, lines)
  const obstacle = moveObstacle(moved, move)
  if (obstacle === null) return
  const possible = movesOf(moved).map(moveWord)
  throw new FulfillmentError(
    possible.length === 0 ? obstacle : `${obstacle} Possible now: ${possible.join(', ')}.`,
  )
}

/** The move into a status: one that is possible, else one that tells why it is not; null: no move leads there. */
export function moveInto(order: Order, lines: Lines, statusId: number): OrderMove | null {
  const moved = movedOrderOf(order, lines)
  const into = ORDER_MOVES.filter(
    // of an open order it leaves the status as it is
    (move) => MOVES[move].to === statusId && (move !== 'void_shipment' || order.status_id === SHIPPED_STATUS),
  )
  const ofKind = into.find((move) => MOVES[move].kinds.includes(order.is_pickup ? 'pickup' : 'freight'))
  return into.find((move) => moveObstacle(moved, move) === null) ?? ofKind ?? into[0] ?? null
}
