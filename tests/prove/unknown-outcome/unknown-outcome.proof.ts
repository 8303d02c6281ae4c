import { ensureBuilt } from '#server/start/build-app.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { audit, CLEAN_BOOKS, stockOf } from '#tests/prove/rig/audit.ts'
import { openBrowser } from '#tests/prove/rig/browser.ts'
import type { ProxiedRequest } from '#tests/prove/rig/fault-proxy.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { BrowserPool } from './browser-pool.ts'
import { completeOrder } from './complete-order.ts'
import { type ScenarioFigures, runScenario } from './run-scenario.ts'
import { type Scenario, scenarioAt, needsExclusiveShop } from './scenario.ts'
import { FaultNetwork } from './fault-network.ts'
import { type Visit, visitReview } from './visit.ts'

const CONCURRENCY = 2

export const unknownOutcome: Proof = {
  rule: '[ORD-04][ORD-05][ORD-06][MSG-49][T1][T4][T5][T7][T15][T24] no page ever tells of a failure while there is an order, whatever becomes of the answer',
  counts: { test: 19, long: 200, control: 2 },
  run: async (trial) => {
    const assets = await ensureBuilt(trial.say)
    return withTestEnvironment({ assets, gateway: trial.gateway }, (environment) =>
      runBehindFaults(environment, trial),
    )
  },
  judge: (figures) => [
    ...above(figures, {
      ...CLEAN_BOOKS,
      false_failures: 0,
      false_successes: 0,
      charged_changes: 0,
      unsaid_changes: 0,
      unsaid_losses: 0,
      second_offers: 0,
      wrong_totals: 0,
      unserved: 0,
    }),
    ...below(figures, { faults: 2, orders: 2 }),
  ],
}

async function runBehindFaults(environment: TestEnvironment, trial: Trial): Promise<Figures> {
  const network = new FaultNetwork(environment)
  const browser = await openBrowser()
  try {
    await network.open(trial.broken ? withoutOutcome : () => null)
    const before = await stockOf(environment.db)
    const tally = await runCases(new BrowserPool(browser, network.url), network, trial)
    const books = await audit(environment.db, { acknowledged: tally.acknowledged, before })
    const { acknowledged, ...figures } = tally
    return { orders: acknowledged.length, faults: network.faults, ...figures, ...books }
  } finally {
    await browser.close()
    await network.close()
  }
}

/** The negative control: the outcome call always answers that there is no order. */
const withoutOutcome = ({ path }: ProxiedRequest) =>
  path.includes('/get-netsuite-order-process/')
    ? ({
        kind: 'answered',
        status: 200,
        type: 'application/json',
        body: '{"status":"none","response":null}',
      } as const)
    : null

async function runCases(pool: BrowserPool, network: FaultNetwork, { seed, count, say }: Trial) {
  const tally = {
    acknowledged: [] as number[],
    presses: 0,
    false_failures: 0,
    false_successes: 0,
    wrong_totals: 0,
    unserved: 0,
    charged_changes: 0,
    unsaid_changes: 0,
    unsaid_losses: 0,
    second_offers: 0,
  }
  const runOne = async (scenario: Scenario) => {
    const slot = await pool.acquire()
    const visit = await visitReview(slot, network, scenario.index)
    const orderId = await runCase(network, visit, scenario, tally)
    await pool.release(slot)
    const { falseFailures, falseSuccesses, examples } = visit.oracle
    tally.presses += visit.presses
    tally.false_failures += falseFailures
    tally.false_successes += falseSuccesses
    if (orderId === null) tally.unserved++
    else {
      tally.acknowledged.push(orderId)
      if ((await totalOf(network.environment, orderId)) !== visit.reviewed) tally.wrong_totals++
    }
    for (const text of examples) say(`${scenario.kind}: "${text}"`)
    if (orderId === null)
      say(`${scenario.kind} (case ${scenario.index}): no confirmation at ${visit.page.url()}`)
  }
  const scenarios = Array.from({ length: count }, (_, index) => scenarioAt(seed, index))
  await runConcurrently(
    scenarios.filter((scenario) => !needsExclusiveShop(scenario)),
    CONCURRENCY,
    runOne,
  )
  await runConcurrently(scenarios.filter(needsExclusiveShop), 1, runOne)
  return tally
}

async function runCase(
  network: FaultNetwork,
  visit: Visit,
  scenario: Scenario,
  figures: ScenarioFigures,
): Promise<number | null> {
  await runScenario(network, visit, scenario, figures)
  const orderId = await completeOrder(visit)
  await visit.oracle.recheck()
  return orderId
}

/** cents */
async function totalOf({ db }: TestEnvironment, orderId: number): Promise<number | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order?.total_cents
}
