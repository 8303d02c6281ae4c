import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { audit, CLEAN_BOOKS, stockOf } from '#tests/prove/rig/audit.ts'
import { forgetSubmissions } from '#tests/prove/rig/break-shop.ts'
import { openFaultProxy } from '#tests/prove/rig/fault-proxy.ts'
import { inLanes } from '#tests/prove/rig/in-lanes.ts'
import { inWorld, type World } from '#tests/prove/rig/world.ts'
import type { Place } from './place.ts'
import { RequestWatch } from './request-watch.ts'
import { type Outcome, rounds, runRound, settleAll } from './storm.ts'
import { prepare } from './storm-shopper.ts'

/** Rounds that are made ready together: the clock goes on by a minute in each, and quotes hold for half an hour. */
const AT_ONCE = 10

export const orders: Proof = {
  rule: '[ORD-06][ORD-16][T4][T5][T7][T9][T14] every cart makes one order and one charge, whatever is lost, late, repeated, declined or killed',
  counts: { test: 200, long: 1_000, control: 48 },
  run: (trial) => inWorld({}, (world) => storm(world, trial)),
  judge: (figures) => {
    const { orders = 0 } = figures
    return [
      ...above(figures, { ...CLEAN_BOOKS, unserved: 0 }),
      ...below(figures, { orders: 1, kills: orders / 10, faults: orders / 2 }),
    ]
  },
}

async function storm(world: World, trial: Trial): Promise<Figures> {
  if (trial.broken) await forgetSubmissions(world.db)
  await fillShelves(world.db)
  const before = await stockOf(world.db)
  const watch = new RequestWatch()
  const proxy = await openFaultProxy(
    () => world.url,
    (request) => watch.seen(request),
  )
  try {
    const { orders, refusals, ...figures } = await weather({ world, proxyUrl: proxy.url, watch }, trial)
    for (const why of refusals) trial.say(`a cart was not ordered: ${why}`)
    const books = await audit(world.db, { acknowledged: orders, before })
    return { ...figures, faults: watch.faults, orders: orders.length, unserved: refusals.length, ...books }
  } finally {
    await proxy.close()
  }
}

/** All shoppers want the same goods, and nobody is to go home without. */
async function fillShelves(db: Kysely<Database>): Promise<void> {
  await sql`update stock set qty = 1000000`.execute(db)
}

/** All rounds, then recovery for whoever is still waiting. */
async function weather(place: Place, { seed, count, say }: Trial): Promise<Omit<Outcome, 'pending'>> {
  const outcomes: Outcome[] = []
  const all = rounds(seed, count)
  for (let first = 0; first < all.length; first += AT_ONCE) {
    const some = all.slice(first, first + AT_ONCE)
    const crowds = await inLanes(some, 1, ({ plans }) =>
      Promise.all(plans.map((plan) => prepare(plan, place))),
    )
    for (const [index, { kill }] of some.entries())
      outcomes.push(await runRound(place, kill, crowds[index] ?? []))
    say(`${sum(outcomes, 'kills')} kills`)
  }
  const late = await settleAll(
    place,
    outcomes.flatMap(({ pending }) => pending),
  )
  return {
    posts: sum(outcomes, 'posts'),
    kills: sum(outcomes, 'kills'),
    orders: [...outcomes, late].flatMap(({ orders }) => orders),
    refusals: [...outcomes, late].flatMap(({ refusals }) => refusals),
  }
}

const sum = (outcomes: readonly Outcome[], figure: 'kills' | 'posts'): number =>
  outcomes.reduce((all, outcome) => all + outcome[figure], 0)
