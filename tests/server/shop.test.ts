import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { siteCalls } from '#contract/site/site.ts'
import { LEGAL_FACTS } from '#server/site/legal-facts.ts'
import { openDatabase } from '#tests/support/database.ts'
import { change } from '#server/staff/admin-cli/change.ts'
import { openShop, type ShopOptions } from '#server/shop.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const options = (databaseUrl: string, more: Partial<ShopOptions> = {}): ShopOptions => ({
  databaseUrl,
  storefronts: [{ projectId: 11, port: 0 }],
  host: '127.0.0.1',
  dataDir: join(tmpdir(), 'emberwright-shop-test'),
  secret: testSecret,
  assets: null,
  seedDemo: true,
  log: () => undefined,
  ...more,
})

test('two processes starting concurrently on an empty database seed it once and both serve', async () => {
  const databaseUrl = await useDatabase('empty')
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const shops = await Promise.all([
    openShop(options(databaseUrl, { log })),
    openShop(options(databaseUrl, { log })),
  ])
  expect(lines).toEqual(['Seeding the catalogue.'])
  const [one, other] = shops.map((shop) => shop.addresses[0]?.url.replace(/\/$/, '') ?? '')
  const shopper = new Shopper(one ?? '')
  await shopper.logIn(seededEmail('silver'))
  const elsewhere = new Shopper(other ?? '')
  elsewhere.token = shopper.token
  expect((await elsewhere.json('GET', '/shop-api/auth/me?project_id=11')).status).toBe(200)
  await Promise.all(shops.map((shop) => shop.close()))
})

test('without the demo an empty database stays empty', async () => {
  const databaseUrl = await useDatabase('empty')
  const shop = await openShop(options(databaseUrl, { seedDemo: false }))
  const visitor = new Shopper(shop.addresses[0]?.url.replace(/\/$/, '') ?? '')
  const reply = await visitor.json('POST', '/shop-api/public/api/products')
  await visitor.json('GET', '/shop-api/auth/me?project_id=11')
  const again = await visitor.json('POST', '/shop-api/public/api/products')
  expect([reply.status, again.status, (again.body as { products: object[] }).products]).toEqual([
    419,
    200,
    [],
  ])
  await shop.close()
})

test('the database of an owner gets nothing of the demo when it is started without NODE_ENV=production', async () => {
  const databaseUrl = await useDatabase('empty')
  const opened = await openShop(options(databaseUrl, { seedDemo: false }))
  await opened.close()
  const db = openDatabase(databaseUrl, 1)
  await sql`insert into staff (email, name, password_hash, otp_secret, rights)
    values ('owner@shop.example', 'Olive', '', '', '{settings}')`.execute(db)
  const rows = () =>
    sql<object>`select (select count(*) from entries) as entries, (select count(*) from products) as products,
      (select count(*) from staff) as staff, (select count(*) from customers) as customers`.execute(db)
  const before = (await rows()).rows
  const lines: string[] = []
  const shop = await openShop(options(databaseUrl, { log: (line) => lines.push(line) }))
  expect((await rows()).rows).toEqual(before)
  expect(lines).toContain('The database is not that of the demo shop: nothing is seeded.')
  await shop.close()
  await db.destroy()
})

test('a shop without demo data gets the settings that it lacks, keeps those that it has, and logs which to set first', async () => {
  const databaseUrl = await useDatabase('empty')
  const lines: string[] = []
  const open = async () => {
    const shop = await openShop(options(databaseUrl, { seedDemo: false, log: (line) => lines.push(line) }))
    const visitor = new Shopper(shop.addresses[0]?.url.replace(/\/$/, '') ?? '')
    const store = await visitor.call(siteCalls.getStoreSettings, { body: { settings_key: 'store' } })
    const app = await visitor.call(siteCalls.getAppSettings, { body: { settings_key: 'app' } })
    await shop.close()
    return { ...store, ...app }
  }
  expect(await open()).toMatchObject({
    store_name: 'Emberwright',
    email: '',
    phone: LEGAL_FACTS[11].phone,
    terms_of_use_filename: 'terms-of-use.pdf',
    is_checkout_disabled: false,
    recaptcha: false,
  })
  expect(lines).toEqual([
    expect.stringMatching(/^Storefront 11 has new settings\. Set first: email, public_url, phone/),
    expect.stringMatching(/^Storefront 14 has new settings\. Set first: email, public_url, phone/),
  ])
  await change(databaseUrl, [11], { key: 'email', text: 'orders@shop.example' })
  const db = openDatabase(databaseUrl, 1)
  await db.deleteFrom('settings').where('key', '=', 'hours_heading').execute()
  const version = async () =>
    (await sql`select version from versions where name = 'settings'`.execute(db)).rows
  expect(await open()).toMatchObject({ email: 'orders@shop.example', hours_heading: 'Warehouse hours' })
  const before = await version()
  await open()
  expect(await version()).toEqual(before)
  expect(lines).toHaveLength(2)
  await db.destroy()
})

test('a port in use rejects with the error of listen, and nothing stays open', async () => {
  const databaseUrl = await useDatabase()
  const holder = createServer()
  await new Promise<void>((resolve) => {
    holder.listen(0, '127.0.0.1', resolve)
  })
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const storefronts = [
    { projectId: 11, port: 0 },
    { projectId: 14, port },
  ] as const
  await expect(openShop(options(databaseUrl, { storefronts }))).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
    port,
  })
  await expect.poll(() => connectionsTo(databaseUrl)).toBe(1)
  holder.close()
})

test('closing finishes requests in progress and accepts no others', async () => {
  const databaseUrl = await useDatabase()
  const shop = await openShop(options(databaseUrl))
  const origin = shop.addresses[0]?.url.replace(/\/$/, '') ?? ''
  const shopper = new Shopper(origin)
  await shopper.logIn(seededEmail('silver'))
  const db = openDatabase(databaseUrl, 2)
  const { closing, inside } = await db.transaction().execute(async (trx) => {
    await trx.updateTable('sessions').set({ revoked_at: null }).execute()
    const waiting = shopper.json('GET', '/shop-api/auth/me?project_id=11')
    await expect
      .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length)
      .toBe(1)
    return { inside: waiting, closing: shop.close() }
  })
  expect((await inside).status).toBe(200)
  await closing
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
  await db.destroy()
})

/** The number of database connections, including this one. */
async function connectionsTo(databaseUrl: string): Promise<number> {
  const db = openDatabase(databaseUrl, 1)
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()`.execute(db)
  await db.destroy()
  return rows.length
}
