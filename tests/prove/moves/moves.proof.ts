import { sql } from 'kysely'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { stockOf } from '#tests/prove/rig/audit.ts'
import { type ChangedText, openChangingProxy } from '#tests/prove/rig/changed-statements.ts'
import { startShop } from '#tests/prove/rig/shop-process.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { auditMoves } from './move-books.ts'
import { tryTable } from './move-table.ts'
import { type RacesTally, runRaces } from './races.ts'

/** Counts in races of ship against cancel, and as many of the 60 states. In the negative control orders are not locked, and their version is always the same. */
export const moves: Proof = {
  rule: '[T88][T89][T90] in every state an order is moved as the table says, by whoever has the right, once; of two desks at once one wins and the other is told',
  counts: { test: 12, long: 200, control: 12 },
  controlBreaks: ['both', 'cancelled_and_shipped', 'too_many_cases'],
  run: (trial) => withTestEnvironment({}, (environment) => run(environment, trial)),
  judge: (figures) => {
    const { states = 0, races = 0 } = figures
    return [
      ...above(figures, {
        wrong_answers: 0,
        changed_by_refusal: 0,
        not_once: 0,
        wrong_after: 0,
        both: 0,
        neither: 0,
        not_told: 0,
        ...CLEAN,
      }),
      ...below(figures, {
        states: 1,
        made: 2 * states,
        refused: 5 * states,
        forbidden: 110 * states,
        ship_won: races / 16,
        cancel_won: races / 16,
      }),
    ]
  },
}

const CLEAN: Figures = {
  too_many_cases: 0,
  cancelled_and_shipped: 0,
  wrong_history: 0,
  unequal_books: 0,
  wrong_stock: 0,
}

async function run(environment: TestEnvironment, trial: Trial): Promise<Figures> {
  const { db, url } = environment
  await sql`update stock set qty = 1000000`.execute(db)
  const table = trial.broken ? {} : await tryTable(environment, trial)
  const before = await stockOf(db)
  const { orders, ...races } = trial.broken
    ? await runRacesUnlocked(environment, trial)
    : await runRaces(environment, url, trial)
  return { ...table, ...races, ...(await auditMoves(db, orders, before)) }
}

/** The lock of an order, and what makes its version. */
const FORGOTTEN: readonly ChangedText[] = [
  ['select id from orders where id = $1 for update', 'select id from orders where id = $1'],
  ["concat_ws('.', (select count(*) from order_events", "format('.', (select count(*) from order_events"],
]

async function runRacesUnlocked(environment: TestEnvironment, trial: Trial): Promise<RacesTally> {
  const { databaseUrl, gatewayUrl } = environment
  const proxy = await openChangingProxy(databaseUrl, FORGOTTEN)
  const shop = await startShop({ databaseUrl: proxy.databaseUrl, gatewayUrl })
  try {
    return await runRaces(environment, `http://127.0.0.1:${shop.ports[0]}`, trial)
  } finally {
    await shop.kill()
    await proxy.close()
  }
}
