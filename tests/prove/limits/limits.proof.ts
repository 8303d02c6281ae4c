import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { audit, CLEAN_BOOKS, stockOf } from '#tests/prove/rig/audit.ts'
import { forgetRestrictions, forgetTaking } from '#tests/prove/rig/spoil-database.ts'
import { startShop } from '#tests/prove/rig/shop-process.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { createContenders } from './shoppers.ts'
import { contend } from './contention.ts'
import { tamper } from './tampering.ts'
import { shipToTexas } from './texas-orders.ts'

const SHOPPERS = 100

/** Two shop processes on one database, so that no limit can rest on the memory of one process. */
export const limits: Proof = {
  rule: '[T13][T14][CPN-01][VAL-22] the last case, a coupon, a price and Texas hold for a hundred at once and for tampered requests',
  counts: { test: 100, long: 1_000, control: 20 },
  controlBreaks: ['oversold', 'coupon_overused', 'texas_orders'],
  run: (trial) =>
    withTestEnvironment({}, async (environment) => {
      const second = await startShop({
        databaseUrl: environment.databaseUrl,
        gatewayUrl: environment.gatewayUrl,
      })
      try {
        return await all(environment, `http://127.0.0.1:${second.ports[0]}`, trial)
      } finally {
        await second.kill()
      }
    }),
  judge: (figures) => [
    ...above(figures, {
      ...CLEAN_BOOKS,
      oversold: 0,
      unsold: 0,
      unclear_refusals: 0,
      coupon_overused: 0,
      coupon_unused: 0,
      wrong_prices: 0,
      changed_by_refusals: 0,
      foreign_changes: 0,
      faults: 0,
      texas_orders: 0,
      blocked_elsewhere: 0,
    }),
    ...below(figures, { refused: 30, tampered: 100, accepted: 10, texas_refused: 10 }),
  ],
}

async function all(environment: TestEnvironment, secondUrl: string, trial: Trial): Promise<Figures> {
  const { db } = environment
  const { count, seed } = trial
  const rounds = Math.ceil(count / SHOPPERS)
  const contenders = await createContenders(environment, secondUrl, {
    size: Math.min(count, SHOPPERS),
    rounds,
    seed,
  })
  if (trial.broken) {
    await forgetTaking(db)
    await forgetRestrictions(db)
  }
  const before = await stockOf(db)
  const acknowledged: number[] = []
  trial.say(`${contenders.shoppers.length} shoppers are there`)
  const rushes = await contend(contenders, randomFrom(seed), acknowledged)
  trial.say(`${rounds} last cases and coupons were rushed for`)
  const tampered = await tamper(contenders, count * 4, seed, acknowledged)
  trial.say(`${acknowledged.length} orders so far`)
  const texas = await shipToTexas(contenders, { ...trial, count }, acknowledged)
  return { ...rushes, ...tampered, ...texas, ...(await audit(db, { acknowledged, before })) }
}
