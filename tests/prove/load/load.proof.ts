import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { audit, stockOf } from '#tests/prove/rig/audit.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { startShop } from '#tests/prove/rig/shop-process.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { badLogIns } from './bad-log-ins.ts'
import { bruteForce } from './brute-force.ts'
import { allAtOnce, aloneAtTheShop, recovery, tenTimesAsMany } from './busy-shop.ts'

const SHOPPERS = 50
const SPOOFS = 1_000

/** Times are ratios within one run, so they say the same on every machine. Counts in whole checkouts. */
export const load: Proof = {
  rule: '[T10][P9][P18][P27] fifty shoppers are served, five hundred are turned away in order, and nobody gets past a limit',
  counts: { test: 50, long: 500, control: 50 },
  controlBreaks: ['spoofed_past'],
  run: (trial) => withTestEnvironment({}, (environment) => underLoad(environment, trial)),
  judge: (figures) => [
    ...above(figures, {
      errors: 0,
      p99_ratio: 25,
      overload_errors: 0,
      badly_shed: 0,
      recovery_ms: 5_000,
      log_ins: 10,
      coupons: 10,
      cards: 5,
      spoofed_past: 0,
      kept_out_elsewhere: 0,
      others_kept_out: 0,
      bad_let_in: 0,
      cart_errors: 0,
      lost: 0,
      double_orders: 0,
      double_charges: 0,
      orphan_charges: 0,
      unpaid_orders: 0,
      wrong_stock: 0,
      stuck: 0,
    }),
    ...below(figures, { calls: 500, overload_shed: 10, log_ins: 10, coupons: 10, cards: 5, spoofs: SPOOFS }),
  ],
}

/** The negative control: with one proxy too many trusted, the client says where its request comes from. */
const TOO_MANY_PROXIES = 2

async function underLoad(
  environment: TestEnvironment,
  { count, seed, broken, say }: Trial,
): Promise<Figures> {
  const { db, url, databaseUrl, gatewayUrl } = environment
  const proxied = await startShop({
    databaseUrl,
    gatewayUrl,
    trustedProxies: broken ? TOO_MANY_PROXIES : 1,
  })
  const proxiedUrl = `http://127.0.0.1:${proxied.ports[0]}`
  try {
    const products = await plentiful(environment)
    const before = await stockOf(db)
    const shoppers = await runConcurrently(Array.from({ length: SHOPPERS }), 2, () => makeShopper(url, db))
    const crowd = { shoppers, products, seed }
    const acknowledged: number[] = []
    const alone = await aloneAtTheShop(crowd, acknowledged)
    const turns = Math.max(1, Math.round(count / SHOPPERS))
    const busy = await calmest(broken ? 1 : ROUNDS, () => allAtOnce(crowd, { turns, alone }, acknowledged))
    say(`${acknowledged.length} orders at a ratio of ${busy['p99_ratio']}`)
    const overload = await tenTimesAsMany(crowd, acknowledged)
    say(`${overload['overload_shed']} calls were turned away`)
    const recovered = await recovery(crowd, alone)
    const limits = await bruteForce(environment, proxiedUrl, { products, spoofs: SPOOFS, seed })
    const attacked = await badLogIns(await makeShopper(proxiedUrl, db), proxiedUrl)
    const books = await audit(db, { acknowledged, before })
    return { ...busy, ...overload, ...recovered, ...limits, ...attacked, ...books }
  } finally {
    await proxied.kill()
  }
}

const ROUNDS = 3

/** Whatever else the machine does only adds to a time: the calmest round counts, and the faults of all of them. */
async function calmest(count: number, round: () => Promise<Figures>): Promise<Figures> {
  const rounds: Figures[] = []
  while (rounds.length < count) rounds.push(await round())
  const sum = (name: string) => rounds.reduce((all, each) => all + (each[name] ?? 0), 0)
  return {
    calls: sum('calls'),
    errors: sum('errors'),
    turned_away: sum('turned_away'),
    p99_ratio: Math.min(...rounds.map(({ p99_ratio = Infinity }) => p99_ratio)),
  }
}

async function plentiful({ db }: TestEnvironment) {
  await db.updateTable('stock').set({ qty: 1_000_000 }).execute()
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('project_id', '=', 11)
    .where('active', '=', true)
    .where('texas_restricted', '=', false)
    .orderBy('id')
    .limit(200)
    .execute()
}
