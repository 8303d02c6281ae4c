import { SUBMISSION_POINTS, type SubmissionPoint } from '#server/orders/submission-point.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { Fault } from '#tests/prove/rig/fault-proxy.ts'
import type { World } from '#tests/prove/rig/world.ts'
import { shopperPlan } from './plan.ts'
import { order, prepare, type StormShopper } from './storm-shopper.ts'

/** A batch of shoppers during which the shop is killed once, at a point or after some requests. */
export interface Round {
  readonly shoppers: readonly StormShopper[]
  readonly kill: { readonly at: SubmissionPoint } | { readonly afterRequests: number } | null
}

const KILLS_PER_POINT = 3
const RANDOM_KILLS = 10
/** more than recovery lets a submission rest */
const LATER = 61_000

/** Splits carts into rounds: three kills at each of the six points, ten at random, and the rest without. */
export async function rounds(world: World, proxyUrl: string, seed: number, carts: number): Promise<Round[]> {
  const random = randomFrom(seed)
  const kills: Round['kill'][] = [
    ...SUBMISSION_POINTS.flatMap((at) => Array.from({ length: KILLS_PER_POINT }, () => ({ at }))),
    ...Array.from({ length: RANDOM_KILLS }, () => ({ afterRequests: 1 + Math.floor(random() * 14) })),
    null,
  ]
  const size = Math.max(2, Math.ceil(carts / kills.length))
  const shoppers: StormShopper[] = []
  for (let index = 0; index < carts; index++) {
    // one shopper of each round has a good network and an approved card, so that every point is reached
    const plan = shopperPlan(seed, index, index % size === 0)
    const { lines, quantity } = plan
    const shopper = await makeShopperWithCart(world.url, world.db, { lines, quantity })
    shoppers.push(await prepare(plan, shopper, proxyUrl))
  }
  return kills
    .map((kill, index) => ({ kill, shoppers: shoppers.slice(index * size, (index + 1) * size) }))
    .filter((round) => round.shoppers.length > 0)
}

export interface Outcome {
  readonly orders: readonly number[]
  readonly pending: readonly StormShopper[]
  readonly refused: number
  readonly kills: number
}

/** Runs one round; the shop is up again at its end. */
export async function runRound({ shop }: World, round: Round, watch: RequestWatch): Promise<Outcome> {
  const { kill, shoppers } = round
  const moment = kill && momentOf(kill, shop, watch)
  const everybody = Promise.all(shoppers.map(order))
  let kills = 0
  if (moment) {
    const isReached = await Promise.race([moment.then(() => true), everybody.then(() => false)])
    if (isReached) kills++
    await shop.restart(LATER)
    moment.catch(() => undefined)
  }
  const told = await everybody
  return {
    orders: told.flatMap((each) => (each?.kind === 'accepted' ? [each.orderId] : [])),
    pending: shoppers.filter((_, index) => told[index] === null),
    refused: told.filter((each) => each?.kind === 'refused').length,
    kills,
  }
}

function momentOf(kill: NonNullable<Round['kill']>, shop: World['shop'], watch: RequestWatch): Promise<void> {
  return 'at' in kill ? shop.stopAt(kill.at) : watch.after(kill.afterRequests)
}

/** After the storm recovery settles what is open, and whoever was left waiting hears of it or orders again. */
export async function settleAll(
  { shop }: World,
  waiting: readonly StormShopper[],
): Promise<readonly (number | null)[]> {
  let left = [...waiting]
  const orders: (number | null)[] = []
  for (let turn = 0; turn < 4; turn++) {
    await shop.restart(LATER)
    const told = await Promise.all(left.map(order))
    for (const each of told) if (each) orders.push(each.kind === 'accepted' ? each.orderId : null)
    left = left.filter((_, index) => told[index] === null)
  }
  return [...orders, ...left.map(() => null)]
}

/** Counts what passes the proxy. */
export class RequestWatch {
  faults = 0
  private count = 0
  private readonly waiting: { readonly at: number; readonly wake: () => void }[] = []

  seen(fault: Fault): Fault {
    this.count++
    if (fault.kind !== 'none') this.faults++
    for (const each of this.waiting) if (each.at === this.count) each.wake()
    return fault
  }

  after(requests: number): Promise<void> {
    const at = this.count + requests
    return new Promise((wake) => {
      this.waiting.push({ at, wake })
    })
  }
}
