import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { startShop } from '#tests/prove/rig/shop-process.ts'
import { type TestEnvironment, withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { type FreezableProxy, openFreezableProxy } from '#tests/support/freezable-proxy.ts'
import { besidePasswordChanges, frozenDatabase, lockedRow } from './faults.ts'

/** Counts in rounds; times are ratios to quiet ones of the same run. */
export const databaseFaults: Proof = {
  rule: '[P33] a locked row or a database that does not answer costs the calls that need it 12 s at most, and no other',
  counts: { test: 1, long: 10, control: 1 },
  controlBreaks: ['locked_ms', 'frozen_ms'],
  run: (trial) =>
    withTestEnvironment({}, async (environment) => {
      const proxy = await openFreezableProxy(environment.databaseUrl)
      try {
        return await allFaults(environment, proxy, trial)
      } finally {
        await proxy.close()
      }
    }),
  judge: (figures) => [
    ...above(figures, {
      locked_ms: 12_000,
      locked_wrong: 0,
      beside_locked_ratio: 4,
      frozen_ms: 12_000,
      frozen_wrong: 0,
      beside_frozen_ms: 1_000,
      after_frozen_ms: 12_000,
      changes_failed: 0,
      beside_changes_ratio: 4,
    }),
    ...below(figures, { locked_calls: 10, frozen_calls: 10, quiet_reads: 50 }),
  ],
}

/** The negative control: nobody gives up for a minute, because what an address says overrides the timeouts of the shop. */
const PATIENT = '?lock_timeout=60000&statement_timeout=60000&query_timeout=60000'

async function allFaults(
  environment: TestEnvironment,
  proxy: FreezableProxy,
  { count, broken, say }: Trial,
): Promise<Figures> {
  const { gatewayUrl, db } = environment
  const shop = await startShop({
    databaseUrl: `${proxy.databaseUrl}${broken ? PATIENT : ''}`,
    gatewayUrl,
    trustedProxies: 1,
  })
  const url = `http://127.0.0.1:${shop.ports[0]}`
  try {
    const rounds: Figures[] = []
    for (let round = 1; round <= count; round++) {
      const locked = await lockedRow(url, db)
      const changes = await besidePasswordChanges(url, db)
      const frozen = await frozenDatabase(url, db, proxy)
      rounds.push({ ...locked, ...changes, ...frozen })
      say(`round ${round}: ${JSON.stringify(rounds.at(-1))}`)
    }
    return worstOf(rounds)
  } finally {
    await shop.kill()
  }
}

/** The floors are counts that are the same in every round. */
function worstOf(rounds: readonly Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, Math.max(...rounds.map((round) => round[name] ?? Number.NaN))]),
  )
}
