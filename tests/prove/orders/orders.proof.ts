import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { audit, CLEAN_BOOKS, stockOf } from '#tests/prove/rig/audit.ts'
import { forgetSubmissions } from '#tests/prove/rig/spoil-database.ts'
import { openFaultProxy } from '#tests/prove/rig/fault-proxy.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { LoadContext } from './load-context.ts'
import { FaultSchedule } from './fault-schedule.ts'
import { type Outcome, rounds, runRound, settleAll } from './kill-rounds.ts'
import { prepare } from './faulty-shopper.ts'

/** Rounds that are made ready together: the clock goes on by a minute in each, and quotes hold for half an hour. */
const AT_ONCE = 10

export const orders: Proof = {
  rule: '[ORD-06][ORD-16][T4][T5][T7][T9][T14] every cart makes one order and one charge, whatever is lost, late, repeated, declined or killed',
  counts: { test: 88, long: 1_000, control: 24 },
  controlBreaks: ['double_orders'],
  run: (trial) =>
    withTestEnvironment({ gateway: trial.gateway }, (environment) => runWithFaults(environment, trial)),
  judge: (figures) => {
    const { orders = 0 } = figures
    return [
      ...above(figures, { ...CLEAN_BOOKS, unserved: 0 }),
      ...below(figures, { orders: 1, kills: orders / 10, faults: orders / 2 }),
    ]
  },
}

async function runWithFaults(environment: TestEnvironment, trial: Trial): Promise<Figures> {
  if (trial.broken) await forgetSubmissions(environment.db)
  await fillStock(environment.db)
  const before = await stockOf(environment.db)
  const schedule = new FaultSchedule()
  const proxy = await openFaultProxy(
    () => environment.url,
    // a fault of a request that nobody serves would test nothing
    (request) => (environment.shop.isOpen ? schedule.faultFor(request) : { kind: 'none' }),
  )
  try {
    const { orders, refusals, ...figures } = await runRounds(
      { environment, proxyUrl: proxy.url, schedule },
      trial,
    )
    for (const why of refusals) trial.say(`a cart was not ordered: ${why}`)
    const books = await audit(environment.db, { acknowledged: orders, before })
    return { ...figures, faults: schedule.faults, orders: orders.length, unserved: refusals.length, ...books }
  } finally {
    await proxy.close()
  }
}

/** All shoppers want the same goods, and nobody is to go home without. */
async function fillStock(db: TestDb): Promise<void> {
  await sql`update stock set qty = 1000000`.execute(db)
}

/** All rounds, then recovery for whoever is still waiting. */
async function runRounds(
  context: LoadContext,
  { seed, count, broken, say }: Trial,
): Promise<Omit<Outcome, 'pending'>> {
  const outcomes: Outcome[] = []
  // without kills, which are not what the control is caught by
  const all = rounds(seed, count).map((round) => (broken ? { ...round, kill: null } : round))
  for (let first = 0; first < all.length; first += AT_ONCE) {
    const some = all.slice(first, first + AT_ONCE)
    const batches = await runConcurrently(some, 1, ({ plans }) =>
      Promise.all(plans.map((plan) => prepare(plan, context))),
    )
    for (const [index, { kill }] of some.entries())
      outcomes.push(await runRound(context, kill, batches[index] ?? []))
    say(`${sum(outcomes, 'kills')} kills`)
  }
  const late = await settleAll(
    context,
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
