import { execFileSync } from 'node:child_process'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import type { Patch } from '#tests/prove/rig/patch-source.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { type ShopProcess, startShop } from '#tests/prove/rig/shop-process.ts'
import { type TestEnvironment, withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { readUntil } from '#tests/prove/rig/read-until.ts'
import { ADDRESSES, CUSTOMERS, hostileCrowd } from './hostile-crowd.ts'

/** Counts in hostile requests. */
export const growth: Proof = {
  rule: '[P34] what visitors can write has a limit for each of them and is deleted when it is over, and memory does not grow',
  counts: { test: 500, long: 20_000, control: 300 },
  controlBreaks: ['left_behind'],
  run: (trial) => withTestEnvironment({}, (environment) => attack(environment, trial)),
  judge: (figures) => [
    ...above(figures, {
      failed: 0,
      clicks: 300 * CUSTOMERS,
      saved_carts: 60 * CUSTOMERS,
      reset_codes: 60 * ADDRESSES,
      log_in_limits: 3 * 300 * ADDRESSES,
      left_behind: 0,
      memory_growth_mb: 120,
    }),
    ...below(figures, { clicks: 50, saved_carts: 5, reset_codes: 10, rows_before_clean_up: 100 }),
  ],
}

/** The negative control: no limit refuses, and nothing is deleted. */
const boundless: readonly Patch[] = [
  { file: 'server/http/rate-limit.ts', from: 'or r.n < :events', to: 'or r.n < :events + 1000000' },
  {
    file: 'server/database/clean-up.ts',
    from: 'where ${column} < :before',
    to: 'where false and ${column} < :before',
  },
]

const AT_ONCE = 16
const LATER = 100 * 86_400_000

async function attack(
  { databaseUrl, gatewayUrl, db }: TestEnvironment,
  { seed, count, broken, say }: Trial,
): Promise<Figures> {
  const shop = await startShop({
    databaseUrl,
    gatewayUrl,
    trustedProxies: 1,
    patches: broken ? boundless : [],
  })
  try {
    const random = randomFrom(seed)
    const send = await hostileCrowd(`http://127.0.0.1:${shop.ports[0]}`, db, random)
    let failed = 0
    const attackWith = (requests: number) =>
      runConcurrently(Array.from({ length: requests }), AT_ONCE, async () => {
        if ((await send()) >= 500) failed++
      })
    await attackWith(Math.ceil(count / 4))
    const before = memoryOf(shop)
    await attackWith(count)
    const memory_growth_mb = Math.max(0, memoryOf(shop) - before)
    const written = await rowsOf(db)
    say(`rows: ${JSON.stringify(written)}`)
    const rows_before_clean_up = await temporaryRows(db)
    await shop.restart(LATER)
    const left_behind = await rowsWhenClean(db, LONGEST_CLEAN_UP[broken ? 'broken' : 'sound'])
    return { failed, ...written, rows_before_clean_up, left_behind, memory_growth_mb }
  } finally {
    await shop.kill()
  }
}

/** MiB that are resident. */
function memoryOf({ pid }: ShopProcess): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kibibytes.trim()) / 1_024)
}

async function countOf(db: Kysely<Database>, from: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db)
  return rows[0]?.n ?? 0
}

const rowsOf = async (db: Kysely<Database>): Promise<Figures> => ({
  clicks: await countOf(db, 'recommended_clicks'),
  saved_carts: await countOf(db, `carts where status = 'saved' and created_at > now() - interval '1 hour'`),
  reset_codes: await countOf(db, 'reset_codes'),
  log_in_limits: await countOf(db, `rate_limits where key like 'login%'`),
})

async function temporaryRows(db: Kysely<Database>): Promise<number> {
  const tables = ['rate_limits', 'sessions', 'reset_codes', 'recommended_clicks']
  const counts = await Promise.all(tables.map((table) => countOf(db, table)))
  return counts.reduce((sum, n) => sum + n, 0)
}

/** in milliseconds; the control waits for all of it */
const LONGEST_CLEAN_UP = { sound: 60_000, broken: 5_000 }

/** What is left a hundred days later, once the clean-up at the start of the shop is done. */
const rowsWhenClean = (db: Kysely<Database>, longest: number): Promise<number> =>
  readUntil(
    () => temporaryRows(db),
    (left) => left === 0,
    longest,
  )
