import { REFUND_FAILPOINTS, type Failpoint } from '#server/checkout/submission/failpoint.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { pressOnCommandLine } from './command-line.ts'
import type { Desk } from './desk.ts'
import { drawPress, isExact } from './order-press.ts'
import { placeRandomOrder } from './paid-orders.ts'

/** Orders of a round, at which all of staff press at once: one of them gets about eight presses. */
export const ORDERS_IN_A_ROUND = 5
const PRESSES_OF_A_DESK = 8
const COMMANDS = 3
/** more than a refund that somebody asks for is left alone */
export const LATER = 61_000

export interface Round {
  /** every one that was placed, by number */
  readonly orders: readonly number[]
  readonly kills: number
  /** what commands ended with that threw */
  readonly failed: readonly string[]
}

/** Places the orders of a round, then all press at once, and the shop is killed at a point of a refund; it is up at the end. */
export async function runRound(
  environment: TestEnvironment,
  desks: readonly Desk[],
  { seed, index, size }: { readonly seed: number; readonly index: number; readonly size: number },
): Promise<Round> {
  const random = randomFrom(seed * 7_919 + index)
  const orders = await runConcurrently(Array.from({ length: size }), 2, () =>
    placeRandomOrder(environment, random),
  )
  const press = async (desk: Desk) => {
    const id = pick(random, orders)
    const drawn = drawPress(random, await desk.read(id))
    if (drawn) await desk.press(drawn)
  }
  const failed: string[] = []
  const command = async () => {
    const id = pick(random, orders)
    if (!isExact(id))
      await pressOnCommandLine(environment, random, id).catch((fault) => failed.push(String(fault)))
  }
  const everybody = Promise.all([
    ...desks.map((desk) => repeat(PRESSES_OF_A_DESK, () => press(desk))),
    repeat(COMMANDS, command),
  ])
  const isKilled = await killAt(environment, pick(random, REFUND_FAILPOINTS), everybody)
  await everybody
  return { orders, kills: isKilled ? 1 : 0, failed }
}

/** Kills the shop at the first refund that comes to the point, and starts it again; false: none came. */
async function killAt(
  { shop }: TestEnvironment,
  point: Failpoint,
  everybody: Promise<unknown>,
): Promise<boolean> {
  const reached = shop.stopAt(point)
  // it fails when the shop ends before
  reached.catch(() => undefined)
  const isReached = await Promise.race([reached.then(() => true), everybody.then(() => false)])
  await shop.restart(LATER)
  return isReached
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let left = times; left > 0; left--) await work()
}
