import { CANCELLED_STATUS, ORDER_STATUSES, WAITING_STATUSES } from '#contract/platform/constants.ts'

/** The moves of an order that need no more than a press. */
export const PLAIN_MOVES = [
  'review',
  'pick',
  'pack',
  'ready',
  'ready_again',
  'wait_for_payment',
  'wait_for_documents',
  'release',
  'complete',
  'close',
] as const
export type PlainMove = (typeof PLAIN_MOVES)[number]
/** All of them: these need cases, a name, a reason or a shipment as well. */
export const ORDER_MOVES = [...PLAIN_MOVES, 'ship', 'void_shipment', 'hand_over', 'cancel'] as const
export type OrderMove = (typeof ORDER_MOVES)[number]

export type OrderKind = 'freight' | 'pickup'

interface MoveRow {
  readonly kinds: readonly OrderKind[]
  /** ids of statuses */
  readonly from: readonly number[]
  /** `ship`: with the last case; `void_shipment`: from Shipped, any other status stays */
  readonly to: number
  readonly needs?: 'casesLeft' | 'casesShipped' | 'nothingShipped'
  /** the customer gets an e-mail */
  readonly isTold: boolean
}

const EITHER: readonly OrderKind[] = ['freight', 'pickup']
const FREIGHT: readonly OrderKind[] = ['freight']
const PICKUP: readonly OrderKind[] = ['pickup']

/** Which move leads an order from which statuses to which. Whatever moves an order follows this table. */
export const MOVES: Readonly<Record<OrderMove, MoveRow>> = {
  review: { kinds: EITHER, from: [1, 20, 21, 22], to: 2, isTold: false },
  pick: { kinds: EITHER, from: [1, 2, 21, 22], to: 20, isTold: false },
  pack: { kinds: EITHER, from: [1, 2, 20, 22], to: 21, isTold: false },
  ship: { kinds: FREIGHT, from: [1, 2, 20, 21], to: 3, needs: 'casesLeft', isTold: true },
  // a shipment of a pickup order is one of an older version
  void_shipment: {
    kinds: EITHER,
    from: [1, 2, 3, 10, 11, 20, 21, 22],
    to: 20,
    needs: 'casesShipped',
    isTold: true,
  },
  ready: { kinds: PICKUP, from: [1, 2, 20, 21], to: 22, isTold: true },
  ready_again: { kinds: PICKUP, from: [22], to: 22, isTold: true },
  hand_over: { kinds: PICKUP, from: [22], to: 25, isTold: true },
  wait_for_payment: { kinds: EITHER, from: [1, 2, 11, 20, 21, 22], to: 10, isTold: true },
  wait_for_documents: { kinds: EITHER, from: [1, 2, 10, 20, 21, 22], to: 11, isTold: true },
  release: { kinds: EITHER, from: [10, 11], to: 1, isTold: false },
  complete: { kinds: EITHER, from: [3], to: 25, isTold: false },
  // what has not shipped stays part of the order: it is neither cancelled nor refunded
  close: { kinds: FREIGHT, from: [1, 2, 20, 21], to: 25, needs: 'casesShipped', isTold: false },
  cancel: {
    kinds: EITHER,
    from: [1, 2, 10, 11, 20, 21, 22],
    to: CANCELLED_STATUS,
    needs: 'nothingShipped',
    isTold: true,
  },
}

/** What a move depends on. */
export interface MovedOrder {
  readonly id: number
  readonly status_id: number
  /** its name */
  readonly status: string
  readonly is_pickup: boolean
  /** cases */
  readonly ordered: number
  readonly shipped: number
}

/** Why an order cannot be moved so, in a sentence; null: it can. */
export function moveObstacle(order: MovedOrder, move: OrderMove): string | null {
  const { kinds, from, to, needs } = MOVES[move]
  const { id, status_id, status, is_pickup } = order
  const isFrom = from.includes(status_id)
  const isOpen = ORDER_STATUSES.open.some((open) => open === status_id)
  if (!isFrom && (!isOpen || status_id === to)) return `Order ${id} is ${status} already.`
  if (!kinds.includes(is_pickup ? 'pickup' : 'freight'))
    return `Order ${id} is ${is_pickup ? 'picked up, not shipped' : 'shipped, not picked up'}.`
  if (!isFrom && WAITING_STATUSES.some((waiting) => waiting === status_id))
    return `Order ${id} is not ready: ${status}.`
  if (!isFrom) return `While order ${id} is ${status}, ${moveWord(move)} is not possible.`
  return needs === undefined || isMet[needs](order) ? null : LACKS[needs](id)
}

/** What can be done about an order now. */
export const movesOf = (order: MovedOrder): OrderMove[] =>
  ORDER_MOVES.filter((move) => moveObstacle(order, move) === null)

/** As commands and refusals name it. */
export const moveWord = (move: OrderMove): string => move.replaceAll('_', '-')

const isMet = {
  casesLeft: ({ ordered, shipped }: MovedOrder) => shipped < ordered,
  casesShipped: ({ shipped }: MovedOrder) => shipped > 0,
  nothingShipped: ({ shipped }: MovedOrder) => shipped === 0,
}
const LACKS = {
  casesLeft: (id: number) => `Nothing of order ${id} is left to ship.`,
  casesShipped: (id: number) => `Nothing of order ${id} has shipped.`,
  nothingShipped: (id: number) =>
    `A part of order ${id} has shipped: cancel the cases that are left instead.`,
}
