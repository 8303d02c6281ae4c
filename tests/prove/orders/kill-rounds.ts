import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { FAILPOINTS, type Failpoint } from '#server/checkout/submission/failpoint.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { type ShopperPlan, shopperPlan } from './shopper-plan.ts'
import type { LoadContext } from './load-context.ts'
import { order, resume, type FaultyShopper } from './faulty-shopper.ts'

/** A batch of shoppers during which the shop is killed once, at a point or after some requests. */
export interface Round {
  readonly plans: readonly ShopperPlan[]
  readonly kill: { readonly at: Failpoint } | { readonly afterRequests: number } | null
}

/** of 88 carts: a kill at each of the six points, and four at random */
const CARTS_PER_KILL_AT_A_POINT = 66
const CARTS_PER_RANDOM_KILL = 20
/** more than recovery lets a submission rest */
const LATER = 61_000

/** Splits carts into rounds with a kill each, and a last one without. */
export function rounds(seed: number, carts: number): readonly Round[] {
  const random = randomFrom(seed)
  const atEach = Math.max(1, Math.floor(carts / CARTS_PER_KILL_AT_A_POINT))
  const atRandom = Math.max(1, Math.floor(carts / CARTS_PER_RANDOM_KILL))
  const size = Math.max(2, Math.ceil(carts / (FAILPOINTS.length * atEach + atRandom + 1)))
  const kills: Round['kill'][] = [
    ...FAILPOINTS.flatMap((at) => Array.from({ length: atEach }, () => ({ at }))),
    ...Array.from({ length: atRandom }, () => ({ afterRequests: 1 + Math.floor(random() * 2 * size) })),
    null,
  ]
  // one shopper of each round has a good network and an approved card, so that every point is reached
  const plans = Array.from({ length: carts }, (_, index) => shopperPlan(seed, index, index % size === 0))
  return kills
    .map((kill, index) => ({ kill, plans: plans.slice(index * size, (index + 1) * size) }))
    .filter((round) => round.plans.length > 0)
}

export interface Outcome {
  /** the numbers of the orders that shoppers were results of */
  readonly orders: readonly number[]
  readonly pending: readonly FaultyShopper[]
  /** why carts were not ordered */
  readonly refusals: readonly string[]
  readonly kills: number
  readonly posts: number
}

/** Runs one round; the shop is up again at its end. */
export async function runRound(
  context: LoadContext,
  kill: Round['kill'],
  shoppers: readonly FaultyShopper[],
): Promise<Outcome> {
  const { shop } = context.environment
  const moment = kill && momentOf(kill, context)
  const everybody = Promise.all(shoppers.map(order))
  let kills = 0
  if (moment) {
    const isReached = await Promise.race([moment.then(() => true), everybody.then(() => false)])
    if (isReached) kills++
    await shop.restart(LATER)
    moment.catch(() => undefined)
  }
  const results = await everybody
  return {
    orders: results.flatMap((each) => (each?.kind === 'accepted' ? [each.orderId] : [])),
    pending: shoppers.filter((_, index) => results[index] === null),
    refusals: results.flatMap((each) => (each?.kind === 'refused' ? [each.why] : [])),
    kills,
    posts: shoppers.reduce((sum, { posts }) => sum + posts, 0),
  }
}

function momentOf(kill: NonNullable<Round['kill']>, { environment, schedule }: LoadContext): Promise<void> {
  return 'at' in kill ? environment.shop.stopAt(kill.at) : schedule.after(kill.afterRequests)
}

/** After the last round: restarts the shop so that recovery settles open submissions, then lets pending shoppers ask or order again. */
export async function settleAll(
  { environment }: LoadContext,
  waiting: readonly FaultyShopper[],
): Promise<Pick<Outcome, 'orders' | 'refusals'>> {
  let left = [...waiting]
  const orders: number[] = []
  const refusals: string[] = []
  for (let turn = 0; turn < 4 && left.length > 0; turn++) {
    await environment.shop.restart(LATER)
    await recovered(environment)
    const results = await Promise.all(left.map(resume))
    for (const each of results)
      if (each?.kind === 'accepted') orders.push(each.orderId)
      else if (each) refusals.push(each.why)
    left = left.filter((_, index) => results[index] === null)
  }
  return { orders, refusals: [...refusals, ...left.map(() => 'still being processed')] }
}

/** Waits until recovery, which runs while the shop already answers, has left nothing pending; at most for some seconds. */
async function recovered({ db }: LoadContext['environment']): Promise<void> {
  for (let left = MAX_LOOKS; left > 0; left--) {
    const { rows } = await sql`select from submissions where state = 'pending' limit 1`.execute(db)
    if (rows.length === 0) return
    await pause(50)
  }
}

/** 15 seconds */
const MAX_LOOKS = 300
