import { expect, test } from 'vitest'
import { type EventFrom, transition } from 'xstate'
import { MOVES, movesOf, ORDER_MOVES, type OrderMove } from '#contract/orders/order-moves.ts'
import { orderLifeMachine } from '#machines/orders/order-life/order-life.machine.ts'

const STATUSES = {
  received: 1,
  inReview: 2,
  shipped: 3,
  waitingForPayment: 10,
  waitingForDocuments: 11,
  picking: 20,
  packed: 21,
  readyForPickup: 22,
  completed: 25,
  cancelled: 30,
} as const
type State = keyof typeof STATUSES
const STATES = Object.keys(STATUSES) as State[]

const ORDERED = 4
const EVENTS: Readonly<Record<OrderMove, (left: number) => EventFrom<typeof orderLifeMachine>>> = {
  review: () => ({ type: 'order.review' }),
  pick: () => ({ type: 'order.pick' }),
  pack: () => ({ type: 'order.pack' }),
  ship: (left) => ({ type: 'order.ship', cases: left }),
  void_shipment: () => ({ type: 'shipment.void', cases: 1 }),
  ready: () => ({ type: 'order.ready' }),
  ready_again: () => ({ type: 'order.readyAgain' }),
  hand_over: () => ({ type: 'order.handOver' }),
  wait_for_payment: () => ({ type: 'order.waitForPayment' }),
  wait_for_documents: () => ({ type: 'order.waitForDocuments' }),
  release: () => ({ type: 'order.release' }),
  complete: () => ({ type: 'order.complete' }),
  close: () => ({ type: 'order.close' }),
  cancel: () => ({ type: 'order.cancel' }),
}

interface Cell {
  readonly state: State
  readonly isPickup: boolean
  readonly shipped: number
}
/** Orders of older versions can be otherwise too. */
const isPossible = ({ state, isPickup, shipped }: Cell): boolean => {
  if (isPickup) return shipped === 0 && state !== 'shipped'
  if (state === 'shipped') return shipped === ORDERED
  return state !== 'readyForPickup' && shipped < ORDERED && !(state === 'cancelled' && shipped > 0)
}
const CELLS: readonly Cell[] = STATES.flatMap((state) =>
  [false, true].flatMap((isPickup) => [0, 2, ORDERED].map((shipped) => ({ state, isPickup, shipped }))),
).filter(isPossible)
const snapshotOf = ({ state, isPickup, shipped }: Cell) =>
  orderLifeMachine.resolveState({ value: state, context: { isPickup, ordered: ORDERED, shipped } })

test.each(CELLS)(
  '[T88][T90] the chart allows what the table of moves allows, and leads to the same status: $state, pickup $isPickup, $shipped shipped',
  (cell) => {
    const { state, isPickup, shipped } = cell
    const snapshot = snapshotOf(cell)
    const can = ORDER_MOVES.filter((move) => snapshot.can(EVENTS[move](ORDERED - shipped)))
    const order = { id: 7, status_id: STATUSES[state], status: state, is_pickup: isPickup, ordered: ORDERED }
    expect(can).toEqual(movesOf({ ...order, shipped }))
    for (const move of can) {
      const [next] = transition(orderLifeMachine, snapshot, EVENTS[move](ORDERED - shipped))
      const stays = move === 'void_shipment' && state !== 'shipped'
      expect([move, STATUSES[next.value]]).toEqual([move, stays ? STATUSES[state] : MOVES[move].to])
    }
  },
)

test('[T88] an order with cases left after a shipment stays in its status', () => {
  const [next] = transition(orderLifeMachine, snapshotOf({ state: 'packed', isPickup: false, shipped: 0 }), {
    type: 'order.ship',
    cases: 1,
  })
  expect([next.value, next.context.shipped]).toEqual(['packed', 1])
})
