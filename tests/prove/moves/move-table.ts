import {
  MOVES,
  moveObstacle,
  movesOf,
  moveWord,
  ORDER_MOVES,
  type OrderMove,
} from '#contract/orders/order-moves.ts'
import { STAFF_RIGHTS, type StaffRight } from '#contract/staff/staff-rights.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Figures, Trial } from '#tests/prove/proof.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { isDone, OrderDesk, pressOf } from './order-desk.ts'
import { digestOf, factsOf, type OrderFacts } from './order-facts.ts'
import {
  allStates,
  bringInto,
  movedOrder,
  ORDERED,
  type OrderState,
  stateAfter,
  type StateWay,
} from './order-states.ts'

/** Who presses: staff with each single right and with none; `all` looks orders up, whose calls need a right as well. */
interface Staff {
  readonly all: OrderDesk
  readonly single: ReadonlyMap<StaffRight, OrderDesk>
  readonly none: OrderDesk
}

async function openStaff(environment: TestEnvironment): Promise<Staff> {
  const single = new Map<StaffRight, OrderDesk>()
  for (const right of STAFF_RIGHTS) single.set(right, await OrderDesk.open(environment, [right]))
  return {
    all: await OrderDesk.open(environment, STAFF_RIGHTS),
    single,
    none: await OrderDesk.open(environment, []),
  }
}

/** Cells are a state, a move and a person. */
class Tally {
  readonly figures = {
    states: 0,
    /** made, refused by the table, and refused for want of the right */
    made: 0,
    refused: 0,
    forbidden: 0,
    wrong_answers: 0,
    changed_by_refusal: 0,
    not_once: 0,
    wrong_after: 0,
  }
  readonly #say: (line: string) => void

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  /** Counts a fault, and says which. */
  note(name: 'wrong_answers' | 'changed_by_refusal' | 'not_once' | 'wrong_after', line: string): void {
    this.figures[name]++
    this.#say(`${name}: ${line}`)
  }
}

interface Table {
  readonly environment: TestEnvironment
  readonly staff: Staff
  readonly tally: Tally
}

/**
 * Tries every move by every person in states, at most as many as are counted: made once and as the table says, or refused with a
 * reason and nothing changed.
 */
export async function tryTable(
  environment: TestEnvironment,
  { seed, count, say }: Pick<Trial, 'seed' | 'count' | 'say'>,
): Promise<Figures> {
  const table = { environment, staff: await openStaff(environment), tally: new Tally(say) }
  for (const way of shuffled(randomFrom(seed), allStates()).slice(0, count)) {
    await tryState(table, way)
    table.tally.figures.states++
    if (table.tally.figures.states % 10 === 0) say(`${table.tally.figures.states} states`)
  }
  return table.tally.figures
}

function shuffled<T>(random: () => number, list: readonly T[]): readonly T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

const allowedIn = (state: OrderState): readonly OrderMove[] => movesOf(movedOrder(0, state, ''))
const nameOf = ({ isPickup, status, shipped }: OrderState, move: OrderMove): string =>
  `${move} of ${isPickup ? 'pickup' : 'freight'} in ${status}, ${shipped} of ${ORDERED} shipped`

async function tryState(table: Table, way: StateWay): Promise<void> {
  const { environment, staff } = table
  const allowed = allowedIn(way.state)
  const orders = await runConcurrently([null, ...allowed], 2, async () => (await placeOrder(environment)).id)
  for (const id of orders) await bringInto(environment, staff.all, id, way)
  const [refused = 0, ...made] = orders
  for (const move of ORDER_MOVES) await tryForbidden(table, way.state, refused, move)
  for (const move of ORDER_MOVES.filter((each) => !allowed.includes(each)))
    await tryRefused(table, way.state, refused, move)
  for (const [index, move] of allowed.entries()) await tryMade(table, way.state, made[index] ?? 0, move)
}

async function tryForbidden(
  { environment: { db }, staff, tally }: Table,
  state: OrderState,
  id: number,
  move: OrderMove,
) {
  const press = pressOf(await staff.all.read(id), move)
  const others = [...staff.single].flatMap(([right, desk]) => (right === press.call.right ? [] : [desk]))
  const before = await digestOf(db, id)
  const replies = await Promise.all([...others, staff.none].map((desk) => desk.send(press)))
  tally.figures.forbidden += replies.length
  for (const { status } of replies.filter((reply) => reply.status !== 403))
    tally.note('wrong_answers', `${nameOf(state, move)} without the right: ${status}`)
  if ((await digestOf(db, id)) !== before)
    tally.note('changed_by_refusal', `${nameOf(state, move)} without the right`)
}

const holderOf = ({ single, none }: Staff, move: OrderMove): OrderDesk =>
  single.get(move === 'cancel' ? 'refunds' : 'orders') ?? none

async function tryRefused(
  { environment: { db }, staff, tally }: Table,
  state: OrderState,
  id: number,
  move: OrderMove,
) {
  const order = await staff.all.read(id)
  const before = await digestOf(db, id)
  const answer = await holderOf(staff, move).press(pressOf(order, move))
  tally.figures.refused++
  const moved = movedOrder(id, state, order.status)
  const possible = movesOf(moved).map(moveWord).join(', ')
  const text = [moveObstacle(moved, move), ...(possible ? [`Possible now: ${possible}.`] : [])].join(' ')
  if (answer?.kind !== 'invalid' || answer.text !== text)
    tally.note('wrong_answers', `${nameOf(state, move)}: ${answer?.text}, not ${text}`)
  if ((await digestOf(db, id)) !== before) tally.note('changed_by_refusal', nameOf(state, move))
}

/** Pressed twice at once and once later, it is done once; a press about the order as it was shown before is told of the change. */
async function tryMade(
  { environment: { db }, staff, tally }: Table,
  state: OrderState,
  id: number,
  move: OrderMove,
) {
  const order = await staff.all.read(id)
  const before = await factsOf(db, id)
  const desk = holderOf(staff, move)
  const press = pressOf(order, move)
  const answers = await Promise.all([desk.press(press), desk.press(press)])
  answers.push(await desk.press(press))
  tally.figures.made++
  const texts = new Set(answers.map((answer) => answer?.text.split(' (The ')[0]))
  if (!answers.every(isDone) || texts.size > 1)
    tally.note('not_once', `${nameOf(state, move)}: ${answers.map((answer) => answer?.text).join(' / ')}`)
  const [after, expected] = [await factsOf(db, id), expectedAfter(before, state, move, order.total)]
  if (JSON.stringify(after) !== JSON.stringify(expected))
    tally.note('wrong_after', `${nameOf(state, move)}: ${JSON.stringify({ after, expected })}`)
  // the order is as it was shown
  if (move === 'ready_again') return
  const digest = await digestOf(db, id)
  const late = await desk.press({ ...press, body: { ...press.body, request_id: crypto.randomUUID() } })
  if (late?.kind !== 'changed') tally.note('wrong_answers', `${nameOf(state, move)} again: ${late?.text}`)
  if ((await digestOf(db, id)) !== digest) tally.note('changed_by_refusal', `${nameOf(state, move)} again`)
}

function expectedAfter(before: OrderFacts, state: OrderState, move: OrderMove, total: number): OrderFacts {
  const { status, shipped } = stateAfter(state, move)
  const isCancelled = move === 'cancel'
  // one of the cancellation and one of its refund
  const emails = isCancelled ? 2 : Number(MOVES[move].isTold)
  const back = isCancelled ? total : 0
  return {
    status,
    shipped,
    events: before.events + Number(status !== before.status),
    actions: before.actions + 1,
    emails: before.emails + emails,
    stock: before.stock + (isCancelled ? ORDERED : 0),
    credited: before.credited + back,
    refunded: before.refunded + back,
    refundedAtGateway: before.refundedAtGateway + back,
  }
}
