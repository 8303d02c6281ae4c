import { sql } from 'kysely'
import { recoverRefunds } from '#server/orders/refunds/recover-refunds.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { stockOf } from '#tests/prove/rig/audit.ts'
import { openFaultProxy } from '#tests/prove/rig/fault-proxy.ts'
import { remoteGateway } from '#tests/prove/rig/gateway-process.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { forgetRefundKeys } from '#tests/prove/rig/spoil-database.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { Desk, type DeskTally } from './desk.ts'
import { faultOf, gatewayFaultOf } from './faults.ts'
import { isExact } from './order-press.ts'
import { auditRefunds } from './refund-books.ts'
import { ORDERS_IN_A_ROUND, type Round, runRound } from './refund-rounds.ts'
import { payAllBack, payRestByCheck, sendAllBack } from './send-all-back.ts'

const WORKERS = 5

/** Counts in orders. In the negative control the gateway gets a fresh key at each try. */
export const refunds: Proof = {
  rule: '[T82][T83][T84][T85][T14] whatever is pressed at once, repeated, lost or killed: goods and money go back once, never more than was paid, and all parts are what was paid',
  counts: { test: 60, long: 300, control: 24 },
  controlBreaks: ['double_refunds', 'unequal_books'],
  run: (trial) => {
    const network = new Network(trial.seed)
    return withTestEnvironment(
      { gateway: trial.gateway },
      (environment) => run(environment, network, trial),
      (request) => network.count(gatewayFaultOf(request, network.draw())),
    )
  },
  judge: (figures) => {
    const { orders = 0 } = figures
    return [
      ...above(figures, { ...CLEAN, failed: 0, answered_differently: 0, inexact: 0 }),
      ...below(figures, {
        orders: 1,
        kills: Math.floor(orders / 10),
        faults: orders,
        decided: 2 * orders,
        invalid: orders / 10,
        changed: orders / 10,
        refunds: orders / 2,
        exact: Math.floor(orders / 24),
      }),
    ]
  },
}

const CLEAN: Figures = {
  over_refunded: 0,
  over_refunded_at_gateway: 0,
  double_refunds: 0,
  unequal_books: 0,
  orphan_refunds: 0,
  unsettled: 0,
  wrongly_told: 0,
  wrong_credits: 0,
  wrong_lines: 0,
  not_all_back: 0,
  wrong_stock: 0,
}

/** Draws the faults of all requests and counts them. */
class Network {
  faults = 0
  readonly draw: () => number

  constructor(seed: number) {
    this.draw = randomFrom(seed * 31 + 5)
  }

  count(fault: ReturnType<typeof faultOf>) {
    if (fault.kind !== 'none') this.faults++
    return fault
  }
}

async function run(environment: TestEnvironment, network: Network, trial: Trial): Promise<Figures> {
  const { db, shop } = environment
  if (trial.broken) await forgetRefundKeys(db)
  await sql`update stock set qty = 1000000`.execute(db)
  const before = await stockOf(db)
  const proxy = await openFaultProxy(
    () => environment.url,
    // a fault of a request that nobody serves would test nothing
    () => (shop.isOpen ? network.count(faultOf(network.draw())) : { kind: 'none' }),
  )
  try {
    const tally: DeskTally = {
      posts: 0,
      decided: 0,
      cancelled: 0,
      invalid: 0,
      changed: 0,
      failed: 0,
      answered_differently: 0,
    }
    const random = randomFrom(trial.seed)
    const parts = { environment, proxyUrl: proxy.url, random, tally, say: trial.say }
    const desks = await runConcurrently(Array.from({ length: WORKERS }), 1, () => Desk.open(parts))
    const rounds = await runRounds(environment, desks, trial)
    const orders = rounds.flatMap((round) => round.orders)
    const failed = rounds.flatMap((round) => round.failed)
    for (const line of failed) trial.say(line)
    // the others stay as they are
    const sentBack = orders.filter((id, index) => isExact(id) || index % 4 === 0)
    const exactness = trial.broken
      ? { exact: 0, inexact: 0 }
      : await takeAllBack(environment, desks, sentBack)
    await recover(environment)
    const books = await auditRefunds(db, { orders, sentBack: trial.broken ? [] : sentBack, before })
    return {
      orders: orders.length,
      kills: rounds.reduce((sum, { kills }) => sum + kills, 0),
      faults: network.faults,
      ...tally,
      failed: tally.failed + failed.length,
      refunds: await countRefunds(environment, orders),
      ...exactness,
      ...books,
    }
  } finally {
    await proxy.close()
  }
}

async function runRounds(
  environment: TestEnvironment,
  desks: readonly Desk[],
  { seed, count, say }: Trial,
): Promise<readonly Round[]> {
  const rounds: Round[] = []
  for (let left = count; left > 0; left -= ORDERS_IN_A_ROUND) {
    const size = Math.min(left, ORDERS_IN_A_ROUND)
    rounds.push(await runRound(environment, desks, { seed, index: rounds.length, size }))
    if (rounds.length % 10 === 0) say(`${rounds.length} rounds`)
  }
  return rounds
}

/** Takes orders back as a whole, and counts those whose parts, none of an amount that somebody chose, are what was paid. */
async function takeAllBack(
  environment: TestEnvironment,
  desks: readonly Desk[],
  sentBack: readonly number[],
): Promise<{ readonly exact: number; readonly inexact: number }> {
  await recover(environment)
  const forAll = async <T>(work: (desk: Desk, orderId: number) => Promise<T>): Promise<readonly T[]> => {
    const lanes = desks.map((desk, lane) => {
      const own = sentBack.filter((_, index) => index % desks.length === lane)
      return runConcurrently(own, 1, (id) => work(desk, id))
    })
    return (await Promise.all(lanes)).flat()
  }
  const costs = await forAll(async (desk, id) => ({ id, due: await sendAllBack(desk, id) }))
  await forAll(payAllBack)
  await recover(environment)
  await forAll(payRestByCheck)
  const exact = costs.filter(({ id, due }) => due !== null && isExact(id))
  return { exact: exact.length, inexact: exact.filter(({ due }) => due !== 0).length }
}

/** Until no refund is open; each run sees the clock a minute later than the one before. */
async function recover({ db, gatewayUrl }: TestEnvironment): Promise<void> {
  const gateway = remoteGateway(gatewayUrl)
  for (let turn = 1; turn <= MAX_TURNS; turn++) {
    const { rows } = await sql`select from payments where state = 'pending' limit 1`.execute(db)
    if (rows.length === 0) return
    // further ahead than the shop, whose clock goes on with each kill
    const now = () => new Date(Date.now() + DAY + turn * 61_000)
    await recoverRefunds({ db, gateway, now, log: () => undefined })
  }
}

async function countRefunds({ db }: TestEnvironment, orders: readonly number[]): Promise<number> {
  const { rows } = await sql<{ refunds: number }>`select count(*)::int as refunds from payments
    where kind = 'refund' and how = 'card' and state = 'done' and order_id = any(${[...orders]}::int[])`.execute(
    db,
  )
  return rows[0]?.refunds ?? 0
}

const DAY = 24 * 3_600_000
const MAX_TURNS = 40
