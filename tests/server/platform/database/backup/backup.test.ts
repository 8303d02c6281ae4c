import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import { backupCommand, restoreCommand } from '#server/staff/admin-cli/backup.ts'
import { openShop } from '#server/shop.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { useShop } from '#tests/support/shop.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const shop = await useShop()
const folder = mkdtempSync(join(tmpdir(), 'emberwright-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const restore = (databaseUrl: string, file: string) =>
  restoreCommand(
    { DATABASE_URL: databaseUrl, SHOP_DATA_DIR: folder, SHOP_SECRET: 'x'.repeat(40) },
    [file],
    () => undefined,
  )

/** A digest of each table of data, without the jobs of what waits. */
async function digests(db: TestDb): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string }>`select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'gateway') and tablename not like 'kysely%' order by 1`.execute(db)
  const found: Record<string, string | null> = {}
  for (const { name } of rows) {
    const { rows: read } = await sql<{ digest: string | null }>`
      select md5(string_agg((to_jsonb(t) - 'job_id')::text, '' order by (to_jsonb(t) - 'job_id')::text collate "C")) as digest
      from ${sql.table(name)} t`.execute(db)
    found[name] = read[0]?.digest ?? null
  }
  return found
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const db = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  try {
    const { rows } =
      await sql`select from pg_tables where schemaname in ('public', 'gateway', 'pgboss')`.execute(db)
    return rows.length === 0
  } finally {
    await db.destroy()
  }
}

const buyer = await makeShopperWithCart(shop.url, shop.db, { lines: 3, quantity: 2 })
const { user } = await buyer.call(authCalls.me, {})
const email = user?.email ?? ''
const { data } = await submit(buyer, await goToReview(buyer))
// what it sends later would be a difference
await shop.close()
await sql`with w as (insert into webhooks (id, project_id, url, kinds, state, made_at)
    values (gen_random_uuid(), 11, 'https://receiver.example/', array['order'], 'active', now()) returning id)
  insert into webhook_deliveries (key, webhook_id, project_id, seq, kind) select 'waiting', id, 11, 1, 'order.placed' from w`.execute(
  shop.db,
)
const file = join(folder, 'shop.backup')
const before = await digests(shop.db)
const written = await backupCommand(shop.databaseUrl, [file])

test('a shop restored from a backup has every row, goes on counting, its customers find their orders, and webhooks get nothing old', async () => {
  const databaseUrl = await useDatabase('empty')
  const [line] = await restore(databaseUrl, file)
  expect(line).toMatch(/ [\d,]+ rows restored, as they were at 20/)
  const db = openDatabase(databaseUrl, 4, NO_TIMEOUTS)
  expect(await digests(db)).toEqual({ ...before, 'public.webhook_deliveries': expect.any(String) })
  const { rows } = await sql`select error from webhook_deliveries where failed_at is not null`.execute(db)
  expect(rows).toEqual([{ error: 'The shop was restored from a backup.' }])
  const second = await openShop({
    databaseUrl,
    dataDir: mkdtempSync(join(folder, 'data-')),
    storefronts: [{ projectId: 11, port: 0 }],
    host: '127.0.0.1',
    secret: testSecret,
    assets: null,
    seedDemo: false,
    checkAnswers: true,
    log: () => undefined,
  })
  try {
    const url = second.addresses[0]?.url.replace(/\/$/, '') ?? ''
    const again = new Shopper(url)
    await again.logIn(email)
    const { orders } = await again.call(orderHistoryCalls.selectOrders, { body: {} })
    expect(orders.map(({ orders_id, products_count }) => [orders_id, products_count])).toEqual([
      [data?.orders_id, 3],
    ])
    const next = await makeShopperWithCart(url, db, { lines: 1, quantity: 1 })
    const order = await submit(next, await goToReview(next))
    expect(order.data?.orders_id).toBeGreaterThan(data?.orders_id ?? 0)
  } finally {
    await second.close()
    await db.destroy()
  }
})

test('only its owner can read a backup, and none is written over another file', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(written[0]).toMatch(/ [\d,]+ rows of \d+ tables, /)
  await expect(backupCommand(shop.databaseUrl, [file])).rejects.toThrow('exists already')
})

test('a backup is restored into an empty database only', async () => {
  await expect(restore(shop.databaseUrl, file)).rejects.toThrow('The database is not empty')
})

const lines = gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -1)
const changed = (change: (lines: string[]) => string[]) => gzipSync(`${change([...lines]).join('\n')}\n`)
const headerWith = (part: object) => JSON.stringify({ ...(JSON.parse(lines[0] ?? '') as object), ...part })
const BAD: readonly (readonly [string, () => Uint8Array, string])[] = [
  ['cut off', () => readFileSync(file).subarray(0, statSync(file).size - 999), 'cannot be read as a backup'],
  ['without its end', () => changed((all) => all.slice(0, -1)), 'its end is missing'],
  [
    'without one of its rows',
    () =>
      changed((all) =>
        all.toSpliced(
          all.findLastIndex((each) => each.startsWith('"')),
          1,
        ),
      ),
    'its end is missing',
  ],
  [
    'of a later version',
    () => changed((all) => [headerWith({ migrations: ['9999-x'] }), ...all.slice(1)]),
    'another version',
  ],
  ['that is something else', () => Buffer.from('a picture'), 'cannot be read as a backup'],
]

test.each(BAD)('a backup %s is refused, and the database stays empty', async (_, bytes, problem) => {
  const bad = join(folder, 'bad.backup')
  writeFileSync(bad, bytes())
  const databaseUrl = await useDatabase('empty')
  await expect(restore(databaseUrl, bad)).rejects.toThrow(problem)
  expect(await isEmpty(databaseUrl)).toBe(true)
})
