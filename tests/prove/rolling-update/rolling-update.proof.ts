import { setTimeout as pause } from 'node:timers/promises'
import { cartCalls } from '#contract/cart/carts.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { type Balancer, openBalancer } from '#tests/prove/rig/balancer.ts'
import { freePair } from '#tests/prove/rig/free-ports.ts'
import { withTestDatabase } from '#tests/prove/rig/test-database.ts'
import { productsInStock } from '#tests/run/bench/products-in-stock.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { openProductionProcess, type ProductionProcess } from './production-process.ts'

/** The negative control: a process that is told to end accepts nothing more at once. */
const DRAIN_SECONDS = 2
const SHOPPERS = 4
const START_PATIENCE = 60_000
const LOOK_EVERY = 50

/** Counts in rolling updates: each of the two processes ends and is started again while shoppers go on. */
export const rollingUpdate: Proof = {
  rule: '[P2][P23] an update of two processes behind a balancer, one after the other, fails no call: a process that is told to end says so and serves until the balancer knows',
  counts: { test: 1, long: 8, control: 3 },
  controlBreaks: ['failed_calls'],
  run: (trial) => withTestDatabase((databaseUrl) => runOn(databaseUrl, trial)),
  judge: (figures) => [
    ...above(figures, { failed_calls: 0, bad_ends: 0, lines_not_json: 0 }),
    ...below(figures, { calls: 200, updates: 2, least_balanced: 20, log_lines: 200 }),
  ],
}

async function runOn(databaseUrl: string, trial: Trial): Promise<Figures> {
  const closers: (() => Promise<unknown>)[] = []
  try {
    const db = openDatabase(databaseUrl, 4, NO_TIMEOUTS)
    closers.push(() => db.destroy())
    const port = await freePair()
    const drainSeconds = trial.broken ? 0 : DRAIN_SECONDS
    const processes = [port, port + 1].map((each) =>
      openProductionProcess({ databaseUrl, port: each, drainSeconds }),
    )
    closers.push(...processes.map((each) => () => each.close()))
    const origins = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`]
    const balancer = await openBalancer(origins, { repeats: false })
    closers.push(() => balancer.close())
    for (const index of processes.keys()) await isReadyAgain(balancer, index)
    return await update({ db, balancer, processes }, trial)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

interface Parts {
  readonly db: TestDb
  readonly balancer: Balancer
  readonly processes: readonly ProductionProcess[]
}

async function update({ db, balancer, processes }: Parts, { count, say }: Trial): Promise<Figures> {
  const tally = { calls: 0, failed: 0, isOver: false }
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => makeShopper(balancer.url, db)))
  const [product = 0] = await productsInStock(db, 1)
  const lanes = shoppers.map((shopper) => goOn(shopper, product, tally))
  let badEnds = 0
  for (let round = 0; round < count; round++)
    for (const [index, each] of processes.entries()) {
      const before = { ...tally }
      const code = await each.end()
      if (code !== 0) badEnds++
      each.start()
      await isReadyAgain(balancer, index)
      say(`process ${index + 1}: ${tally.calls - before.calls} calls, ${tally.failed - before.failed} failed`)
    }
  tally.isOver = true
  await Promise.all(lanes)
  const lines = processes.flatMap((each) => each.lines)
  return {
    calls: tally.calls,
    failed_calls: tally.failed,
    updates: count * processes.length,
    least_balanced: Math.min(...balancer.answered),
    bad_ends: badEnds,
    log_lines: lines.length,
    lines_not_json: lines.filter((line) => !isJson(line)).length,
  }
}

/** Shops until it is over: looks, puts a case into the cart, looks at the cart. */
async function goOn(
  shopper: Shopper,
  product: number,
  tally: { calls: number; failed: number; readonly isOver: boolean },
): Promise<void> {
  const tell = async (call: Promise<{ readonly status: number; readonly body: unknown }>) => {
    tally.calls++
    const answer = await call.catch(() => null)
    if (answer?.status !== OK) tally.failed++
    return answer
  }
  const cart_product = { products_id: product, quantity: 1 }
  while (!tally.isOver) {
    await tell(shopper.send(productCalls.products, { body: {} }))
    await tell(shopper.send(cartCalls.updateCartProduct, { body: { cart_product } }))
    await tell(shopper.send(cartCalls.selectCart, {}))
  }
}

const OK = 200

/** Waits until the balancer sends calls to the process. */
async function isReadyAgain({ ready }: Balancer, index: number): Promise<void> {
  const until = performance.now() + START_PATIENCE
  // the balancer takes it for ready until it has asked
  await pause(LOOK_EVERY * LOOKS_FIRST)
  while (!ready[index]) {
    if (performance.now() > until) throw new Error(`process ${index + 1} does not become ready`)
    await pause(LOOK_EVERY)
  }
}

const LOOKS_FIRST = 5

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}
