import { expect, test } from 'vitest'
import { CANCELLED_STATUS, ORDER_STATUSES } from '#contract/platform/constants.ts'
import { MOVES, moveObstacle, movesOf, ORDER_MOVES, type OrderMove } from '#contract/orders/order-moves.ts'

const WAITING = 'release cancel'
/** What is possible in each status while nothing has shipped. */
const EXPECTED: Readonly<Record<number, readonly [freight: string, pickup: string]>> = {
  1: [
    'review pick pack wait_for_payment wait_for_documents ship cancel',
    'review pick pack ready wait_for_payment wait_for_documents cancel',
  ],
  2: [
    'pick pack wait_for_payment wait_for_documents ship cancel',
    'pick pack ready wait_for_payment wait_for_documents cancel',
  ],
  3: ['complete', 'complete'],
  10: [`wait_for_documents ${WAITING}`, `wait_for_documents ${WAITING}`],
  11: [`wait_for_payment ${WAITING}`, `wait_for_payment ${WAITING}`],
  20: [
    'review pack wait_for_payment wait_for_documents ship cancel',
    'review pack ready wait_for_payment wait_for_documents cancel',
  ],
  21: [
    'review pick wait_for_payment wait_for_documents ship cancel',
    'review pick ready wait_for_payment wait_for_documents cancel',
  ],
  22: [
    'review pick pack wait_for_payment wait_for_documents cancel',
    'review pick pack ready_again wait_for_payment wait_for_documents hand_over cancel',
  ],
  25: ['', ''],
  30: ['', ''],
}

const order = (status_id: number, is_pickup: boolean, shipped = 0) => ({
  id: 7,
  status_id,
  status: `Status ${status_id}`,
  is_pickup,
  ordered: 4,
  shipped,
})
const cells = [...ORDER_STATUSES.previous, CANCELLED_STATUS].flatMap((status) =>
  [false, true].map((isPickup) => ({ status, isPickup })),
)

test('[T90] each move of each kind of order is possible in its statuses and refused with a reason in all others', () => {
  for (const { status, isPickup } of cells) {
    const expected = (EXPECTED[status]?.[isPickup ? 1 : 0] ?? 'none').split(' ').filter(Boolean)
    const now = order(status, isPickup)
    expect([status, isPickup, movesOf(now)]).toEqual([status, isPickup, expected])
    for (const move of ORDER_MOVES.filter((each) => !expected.includes(each)))
      expect([status, move, moveObstacle(now, move)]).toEqual([
        status,
        move,
        expect.stringMatching(/order 7.*\.$/i),
      ])
  }
})

test('whatever the table allows is found from its rows: no row names a status or kind in which its move is refused', () => {
  const shippedFor = { casesLeft: 0, casesShipped: 1, nothingShipped: 0 } as const
  for (const move of ORDER_MOVES) {
    const { from, kinds, needs } = MOVES[move]
    const shipped = needs === undefined ? 0 : shippedFor[needs]
    const allowed = cells.filter(
      ({ status, isPickup }) => moveObstacle(order(status, isPickup, shipped), move) === null,
    )
    const named = cells.filter(
      ({ status, isPickup }) => from.includes(status) && kinds.includes(isPickup ? 'pickup' : 'freight'),
    )
    expect([move, allowed]).toEqual([move, named])
  }
})

test('[T89] what has shipped in part is shipped on or closed, and no longer cancelled; all of it is not shipped again', () => {
  const has = (shipped: number, move: OrderMove) => movesOf(order(21, false, shipped)).includes(move)
  const moves = ['ship', 'close', 'cancel'] as const
  expect([0, 1, 4].map((shipped) => moves.filter((move) => has(shipped, move)))).toEqual([
    ['ship', 'cancel'],
    ['ship', 'close'],
    ['close'],
  ])
})
