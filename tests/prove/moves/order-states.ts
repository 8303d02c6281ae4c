import { sql } from 'kysely'
import { type MovedOrder, MOVES, movesOf, type OrderMove } from '#contract/orders/order-moves.ts'
import { CANCELLED_STATUS, NEW_ORDER_STATUS, ORDER_STATUSES } from '#contract/platform/constants.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { OrderDesk } from './order-desk.ts'

/** What the moves of an order depend on. */
export interface OrderState {
  readonly isPickup: boolean
  readonly status: number
  /** cases */
  readonly shipped: number
}

/** Cases of an order that is placed here: two products, of which a shipment has all cases of one. */
export const ORDERED = 4
const SHIPMENT = 2

export const movedOrder = (id: number, state: OrderState, name: string): MovedOrder => ({
  id,
  status_id: state.status,
  status: name,
  is_pickup: state.isPickup,
  ordered: ORDERED,
  shipped: state.shipped,
})

/** The state that a move leads to, by the table. */
export function stateAfter(state: OrderState, move: OrderMove): OrderState {
  const { status, shipped } = state
  const { to } = MOVES[move]
  if (move === 'ship') {
    const all = shipped + SHIPMENT
    return { ...state, shipped: all, status: all === ORDERED ? to : status }
  }
  if (move === 'void_shipment') {
    const isReopened = !ORDER_STATUSES.open.some((open) => open === status)
    return { ...state, shipped: shipped - SHIPMENT, status: isReopened ? to : status }
  }
  return { ...state, status: to }
}

/** A state with the shortest way to it from a new order; null: only orders of older versions can be so. */
export interface StateWay {
  readonly state: OrderState
  readonly way: readonly OrderMove[] | null
}

const keyOf = ({ isPickup, status, shipped }: OrderState): string => `${isPickup}.${status}.${shipped}`
const movesIn = (state: OrderState): readonly OrderMove[] => movesOf(movedOrder(0, state, ''))

/** Every status, kind and number of shipped cases. */
export function allStates(): readonly StateWay[] {
  const ways = waysByTable()
  return [...ORDER_STATUSES.previous, CANCELLED_STATUS].flatMap((status) =>
    [false, true].flatMap((isPickup) =>
      [0, SHIPMENT, ORDERED].map((shipped) => {
        const state = { isPickup, status, shipped }
        return { state, way: ways.get(keyOf(state)) ?? null }
      }),
    ),
  )
}

function waysByTable(): ReadonlyMap<string, readonly OrderMove[]> {
  const ways = new Map<string, readonly OrderMove[]>()
  const open = [false, true].map((isPickup) => ({
    state: { isPickup, status: NEW_ORDER_STATUS, shipped: 0 },
    way: [] as readonly OrderMove[],
  }))
  for (const { state, way } of open) {
    if (ways.has(keyOf(state))) continue
    ways.set(keyOf(state), way)
    for (const move of movesIn(state)) open.push({ state: stateAfter(state, move), way: [...way, move] })
  }
  return ways
}

/** Brings a new order into a state: by moves at the desk, or, where no move leads, as an older version left it. */
export async function bringInto(
  { db }: TestEnvironment,
  desk: OrderDesk,
  id: number,
  { state, way }: StateWay,
): Promise<void> {
  const { isPickup, status, shipped } = state
  const pickup = sql`update orders set pickup = '2026-06-20 13:30', delivery = null where id = ${id}`
  if (isPickup && way) await pickup.execute(db)
  const shipments = Array.from({ length: shipped / SHIPMENT }, (): OrderMove => 'ship')
  for (const move of way ?? shipments) {
    const { kind, text } = await desk.make(id, move)
    if (kind === 'invalid' || kind === 'changed') throw new Error(`${move} of a new order: ${text}`)
  }
  if (way) return
  if (isPickup) await pickup.execute(db)
  await sql`update orders set status_id = ${status} where id = ${id}`.execute(db)
}
