import { ensureBuilt } from '#server/start/build-app.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { audit, CLEAN_BOOKS, stockOf } from '#tests/prove/rig/audit.ts'
import { openBalancer } from '#tests/prove/rig/balancer.ts'
import { forgetCounts, forgetRevocations } from '#tests/prove/rig/spoil-database.ts'
import { startShop } from '#tests/prove/rig/shop-process.ts'
import { type TestEnvironment, withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { changesOf, editorAt } from './changes.ts'
import { makeAndLook, type Waits } from './looks.ts'
import { type OrderContext, tryoutCart, tryoutKill } from './orders.ts'
import { elsewhere, type Pair, tryoutLimits, tryoutSessions } from './sessions.ts'

/**
 * The negative control, one break per figure: changes are read again after an hour, sessions cannot be revoked, limits
 * count one event, and a restarted process finds no order old enough to be finished.
 */
const BREAKS = ['late_pages', 'late_calls', 'dead_sessions', 'over_limit', 'unfinished_orders']

/** Counts in rounds of changes, made in the two processes in turn. */
export const processes: Proof = {
  rule: '[P2][P16][P35] two processes behind a balancer are one shop: a visitor sees within 1.5 s what was published, set or priced at the other one, and sessions, limits, carts and orders are the same in both, also when one is killed',
  counts: { test: 3, long: 20, control: 1 },
  controlBreaks: BREAKS,
  run: async (trial) => {
    const assets = await ensureBuilt(trial.say)
    const orders = { assets, trustedProxies: 1, refreshPeriod: trial.broken ? HOUR : null }
    return withTestEnvironment(orders, async (environment) => {
      const { databaseUrl, gatewayUrl, shop } = environment
      if (trial.broken) {
        await forgetRevocations(environment.db)
        await forgetCounts(environment.db)
      }
      const second = await startShop({ ...orders, databaseUrl, gatewayUrl })
      const origins: Pair = [environment.url, `http://127.0.0.1:${second.ports[0]}`]
      const balancer = await openBalancer(origins)
      try {
        const context = { environment, origins, balanced: balancer.url, processes: [shop, second] } as const
        const figures = await tryout({ ...context, say: trial.say }, trial)
        return { ...figures, least_balanced: Math.min(...balancer.answered) }
      } finally {
        await balancer.close()
        await second.kill()
      }
    })
  },
  judge: (figures) => [
    ...above(figures, {
      ...CLEAN_BOOKS,
      late_pages: 0,
      late_calls: 0,
      unknown_sessions: 0,
      dead_sessions: 0,
      over_limit: 0,
      lost_lines: 0,
      different_answers: 0,
      failed_visits: 0,
      unfinished_orders: 0,
    }),
    ...below(figures, { looks: 14, sessions: 5, orders: 2, least_balanced: 5 }),
  ],
}

const HOUR = 3_600_000
const PATIENCE = 15_000
/** more than recovery lets a submission rest */
const OLD_ENOUGH = 61_000

async function tryout(context: OrderContext, trial: Trial): Promise<Figures> {
  const { environment, origins } = context
  const before = await stockOf(environment.db)
  const waits = await changesInTurn(environment, origins, trial)
  const sessions = await tryoutSessions(environment, origins)
  const limits = await tryoutLimits(environment, origins)
  const { orders: bought, ...cart } = await tryoutCart(context)
  const { orders: finished, ...kill } = await tryoutKill(
    context,
    trial.broken ? { patience: 2_000, later: 0 } : { patience: PATIENCE, later: OLD_ENOUGH },
  )
  const acknowledged = [...bought, ...finished]
  const books = await audit(environment.db, { acknowledged, before })
  return { ...waits, ...sessions, ...limits, ...cart, ...kill, ...books, orders: acknowledged.length }
}

async function changesInTurn(environment: TestEnvironment, origins: Pair, { count, say }: Trial) {
  const [here, there] = origins
  const editor = await logInEditor(here, await makeEditor(environment.db))
  const customer = await makeShopper(here, environment.db)
  const all: Waits[] = []
  for (let round = 1; round <= count; round++) {
    const [one, other] = round % 2 ? [here, there] : [there, here]
    const clients = { editor: editorAt(one, editor), customer: elsewhere(other, customer) }
    all.push(await makeAndLook(changesOf({ environment, elsewhere: other, ...clients }, round), say))
  }
  const sum = (figure: keyof Waits) => all.reduce((total, each) => total + each[figure], 0)
  return {
    looks: sum('looks'),
    late_pages: sum('latePages'),
    late_calls: sum('lateCalls'),
    slowest_ms: Math.round(Math.max(...all.map(({ slowest }) => slowest))),
  }
}
