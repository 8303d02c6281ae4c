import { setTimeout as pause } from 'node:timers/promises'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { cancelCases, refundAmount } from '#tests/prove/refunds/order-press.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { cancelPress, isDone, OrderDesk, type Press, pressOf, shipPress } from './order-desk.ts'

type Draw = (order: StaffOrder) => Press | null

const cancelFirstLine: Draw = (order) =>
  cancelCases(
    order,
    order.positions.slice(0, 1).map(({ position, quantity }) => ({ position, quantity })),
    true,
  )
const refundPart: Draw = (order) => refundAmount(order, 100, 'card')
const waitForPayment: Draw = (order) => pressOf(order, 'wait_for_payment')

const SHIP_AGAINST_CANCEL = { name: 'ship, cancel', draws: [shipPress, cancelPress] } as const
/** Two presses of which only the first one may do anything. */
const OTHERS = [
  { name: 'ship, ship', draws: [shipPress, shipPress] },
  { name: 'ship, cancel cases', draws: [shipPress, cancelFirstLine] },
  { name: 'cancel, refund', draws: [cancelPress, refundPart] },
  { name: 'cancel, wait for payment', draws: [cancelPress, waitForPayment] },
] as const
type Kind = typeof SHIP_AGAINST_CANCEL | (typeof OTHERS)[number]
/** Of as many races of ship against cancel, one of each other kind. */
const SHARE = 4

/** How the slower desk presses: at once, a moment later, or when the faster one has its answer. */
const DELAYS = ['at once', 'at once', 'a moment later', 'after the answer'] as const
/** milliseconds */
const MOMENT = 4

interface Race {
  readonly name: string
  readonly orderId: number
  /** in the order of the name; null: an error */
  readonly answers: readonly [DecisionAnswer | null, DecisionAnswer | null]
  /** of the one who has lost and has looked again */
  readonly again: DecisionAnswer | null
}

export interface RacesTally {
  readonly orders: readonly number[]
  readonly races: number
  /** of ship against cancel */
  readonly ship_won: number
  readonly cancel_won: number
  /** that both desks have won, or nobody, or of which the loser was not told */
  readonly both: number
  readonly neither: number
  readonly not_told: number
}

interface Racing {
  readonly environment: TestEnvironment
  readonly desks: readonly [OrderDesk, OrderDesk]
  readonly random: () => number
}

/**
 * Two members of staff press about one order that both were shown as it is; then the one who has lost looks again, and presses.
 * @param count of ship against cancel
 * @param url of the shop at which they work
 */
export async function runRaces(
  environment: TestEnvironment,
  url: string,
  {
    seed,
    count,
    say,
  }: { readonly seed: number; readonly count: number; readonly say: (line: string) => void },
): Promise<RacesTally> {
  const { db } = environment
  const open = () => OrderDesk.open({ url, db }, ['orders', 'refunds'])
  const racing: Racing = { environment, desks: [await open(), await open()], random: randomFrom(seed) }
  const kinds: readonly Kind[] = [
    ...Array.from({ length: count }, () => SHIP_AGAINST_CANCEL),
    ...OTHERS.flatMap((kind) => Array.from({ length: Math.ceil(count / SHARE) }, () => kind)),
  ]
  const races = await runConcurrently(kinds, 3, async (kind, index) => {
    if (index > 0 && index % 50 === 0) say(`${index} races`)
    return race(racing, kind)
  })
  const numberOf = (is: (each: Race) => boolean): number => races.filter(is).length
  const isShipAgainstCancel = ({ name }: Race) => name === SHIP_AGAINST_CANCEL.name
  for (const each of races.filter((each) => isBoth(each) || isNeither(each) || !isTold(each)))
    say(lineOf(each))
  return {
    orders: races.map(({ orderId }) => orderId),
    races: races.length,
    ship_won: numberOf((each) => isShipAgainstCancel(each) && isDone(each.answers[0])),
    cancel_won: numberOf((each) => isShipAgainstCancel(each) && isDone(each.answers[1])),
    both: numberOf(isBoth),
    neither: numberOf(isNeither),
    not_told: numberOf((each) => !isTold(each)),
  }
}

const isBoth = ({ answers }: Race): boolean => answers.every(isDone)
const isNeither = ({ answers }: Race): boolean => !answers.some(isDone)
/** Of the change, and afterwards whether the press is possible now. */
const isTold = ({ answers, again }: Race): boolean =>
  answers.some((answer) => answer?.kind === 'changed') && again !== null && again.kind !== 'changed'
const lineOf = ({ name, orderId, answers, again }: Race): string =>
  `${name} of order ${orderId}: ${[...answers, again].map((answer) => answer?.text ?? 'an error').join(' / ')}`

async function race({ environment, desks, random }: Racing, { name, draws }: Kind): Promise<Race> {
  const { id: orderId } = await placeOrder(environment)
  const shown = [await desks[0].read(orderId), await desks[1].read(orderId)] as const
  const first = () => send(desks[0], draws[0], shown[0])
  const second = () => send(desks[1], draws[1], shown[1])
  const [delay, isFirstFaster] = [pick(random, DELAYS), random() < 0.5]
  const answers = isFirstFaster
    ? await pressBoth(first, second, delay, random)
    : swapped(await pressBoth(second, first, delay, random))
  const loser = isDone(answers[0]) ? 1 : 0
  const again = await send(desks[loser], draws[loser], await desks[loser].read(orderId))
  return { name, orderId, answers, again }
}

type Answers = Race['answers']
const swapped = ([first, second]: Answers): Answers => [second, first]

async function pressBoth(
  faster: () => Promise<DecisionAnswer | null>,
  slower: () => Promise<DecisionAnswer | null>,
  delay: (typeof DELAYS)[number],
  random: () => number,
): Promise<Answers> {
  const leading = faster()
  if (delay === 'a moment later') await pause(random() * MOMENT)
  if (delay === 'after the answer') await leading
  return Promise.all([leading, slower()])
}

function send(desk: OrderDesk, draw: Draw, order: StaffOrder): Promise<DecisionAnswer | null> {
  const press = draw(order)
  if (!press) throw new Error(`nothing can be pressed about order ${order.id}`)
  return desk.press(press)
}
