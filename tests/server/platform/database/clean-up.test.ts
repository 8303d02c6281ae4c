import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cleanUp } from '#server/platform/database/clean-up.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 4)
afterAll(() => db.destroy())
const now = new Date('2027-06-01T12:00:00Z')

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
  return rows[0]?.n ?? 0
}

test('[P34] limits, sessions, codes, quotes, clicks, browsers, added lines and marked carts are deleted after they expire, not before', async () => {
  await sql`delete from recommended_clicks`.execute(db)
  await sql`insert into rate_limits (key, n, until)
    select 'old ' || n, 1, ${now}::timestamptz - n * interval '1 hour' from generate_series(1, 2500) n`.execute(
    db,
  )
  await sql`insert into rate_limits values ('live', 1, ${now}::timestamptz + interval '1 second')`.execute(db)
  await sql`insert into sessions (id, customer_id, expires_at)
    select gen_random_uuid(), 20417, ${now}::timestamptz + n * interval '13 hours' from generate_series(-3, 2) n`.execute(
    db,
  )
  await sql`insert into recommended_clicks (customer_id, product_id, at)
    select 20417, 10001, ${now}::timestamptz - n * interval '80 days' from generate_series(0, 3) n`.execute(
    db,
  )
  await sql`insert into known_browsers values (20417, 'seen', ${now}), (20417, 'gone', ${now}::timestamptz - interval '500 days')`.execute(
    db,
  )
  await sql`insert into staff (id, email, name, password_hash, otp_secret, rights) values (7001, 'k@b.example', 'K', 'x', 'x', '{}')`.execute(
    db,
  )
  await sql`insert into known_staff_browsers values (7001, 'seen', ${now}), (7001, 'gone', ${now}::timestamptz - interval '500 days')`.execute(
    db,
  )
  await sql`insert into reset_codes (project_id, email, browser, method, code_mac, expires_at)
    values (11, 'a', 'b', 'email', 'c', ${now}::timestamptz - interval '1 hour')`.execute(db)
  await sql`insert into carts (customer_id, project_id, status, modified_at)
    select 20417, 11, 'marked for deletion', ${now}::timestamptz - n * interval '5 days' from generate_series(0, 3) n`.execute(
    db,
  )
  await sql`insert into cart_additions select 20417, gen_random_uuid(), 'a', '{}', ${now}::timestamptz - n * interval '23 hours'
    from generate_series(0, 3) n`.execute(db)
  const saved = await db.selectFrom('carts').select('id').where('status', '=', 'saved').execute()
  expect(await cleanUp(db, now)).toBeGreaterThan(2_500)
  expect(await count('rate_limits')).toBe(1)
  expect(await count('sessions')).toBe(4)
  expect(await count('recommended_clicks')).toBe(2)
  expect(await count('known_browsers')).toBe(1)
  expect(await count('known_staff_browsers')).toBe(1)
  expect(await count('reset_codes')).toBe(0)
  expect(await count('cart_additions')).toBe(2)
  const marked = await db
    .selectFrom('carts')
    .select('id')
    .where('status', '=', 'marked for deletion')
    .execute()
  expect(marked).toHaveLength(2)
  expect(await db.selectFrom('carts').select('id').where('status', '=', 'saved').execute()).toEqual(saved)
  expect(await cleanUp(db, now)).toBe(0)
})

test('[P34] a locked row is skipped and deleted by the next run', async () => {
  await sql`insert into rate_limits values ('held', 1, ${now}::timestamptz - interval '1 hour')`.execute(db)
  await db.transaction().execute(async (trx) => {
    await sql`select from rate_limits where key = 'held' for update`.execute(trx)
    expect(await cleanUp(db, now)).toBe(0)
  })
  expect(await cleanUp(db, now)).toBe(1)
})

test('[P34] an e-mail is deleted 30 days after it was sent or given up, and stays while it may still be sent', async () => {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const email = { recipient: 'a@lund.example', subject: 'a', body: 'b', created_at: ago(40) }
  await db
    .insertInto('emails')
    .values([
      { ...email, key: 'sent', sent_at: ago(31) },
      { ...email, key: 'sent lately', sent_at: ago(29) },
      { ...email, key: 'failed', failed_at: ago(31) },
      { ...email, key: 'failed lately', failed_at: ago(29) },
      { ...email, key: 'waiting' },
    ])
    .execute()
  expect(await cleanUp(db, now)).toBe(2)
  const kept = await db.selectFrom('emails').select('key').orderBy('key').execute()
  expect(kept.map(({ key }) => key)).toEqual(['failed lately', 'sent lately', 'waiting'])
})

test('[P34] a dry run is deleted 30 days after it was made, an import 30 days after it was applied, as long as it can be undone', async () => {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const run = { fingerprint: 'a', project_ids: [11], file_sha256: 'a', bytes: Buffer.from('a'), notes: '[]' }
  const applied = (days: number) => ({
    applied_at: ago(days),
    request_id: crypto.randomUUID(),
    answer: '{}',
  })
  await db
    .insertInto('product_imports')
    .values([
      { ...run, id: crypto.randomUUID(), file_name: 'old dry run', created_at: ago(31) },
      { ...run, id: crypto.randomUUID(), file_name: 'dry run', created_at: ago(29) },
      { ...run, id: crypto.randomUUID(), file_name: 'old import', created_at: ago(60), ...applied(31) },
      { ...run, id: crypto.randomUUID(), file_name: 'import', created_at: ago(58), ...applied(29) },
    ])
    .execute()
  expect(await cleanUp(db, now)).toBe(2)
  const kept = await db.selectFrom('product_imports').select('file_name').orderBy('file_name').execute()
  expect(kept.map(({ file_name }) => file_name)).toEqual(['dry run', 'import'])
})

test('[P34] counted redirects, conversions and what staff did are deleted when nobody asks for them any more', async () => {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const hit = { project_id: 11, source: '/old', n: 1 }
  const day = (days: number) => ago(days).toISOString().slice(0, 10)
  await db
    .insertInto('redirect_hits')
    .values([390, 410].map((days) => ({ ...hit, day: day(days) })))
    .execute()
  const conversion = { project_id: 11, conversion_id: 'a', created_at: ago(40) }
  await db
    .insertInto('conversions')
    .values([
      { ...conversion, key: 'order:1', sent_at: ago(31) },
      { ...conversion, key: 'order:2', sent_at: ago(29) },
      { ...conversion, key: 'order:3', failed_at: ago(31) },
      { ...conversion, key: 'order:4' },
    ])
    .execute()
  const { id: staff_id } = await db
    .insertInto('staff')
    .values({ email: 'a@b.example', name: 'A', password_hash: 'x', otp_secret: 'x', rights: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  // more than one run takes
  const old = Array.from({ length: 1_200 }, () => ago(800))
  const times = [...old, ago(731), ago(729), ago(1)]
  await db
    .insertInto('staff_audit')
    .values(times.map((at) => ({ staff_id, action: 'publish', at })))
    .execute()
  await db
    .insertInto('audit')
    .values(times.map((at) => ({ staff_id, customer_id: 20417, call: 'newCart', at })))
    .execute()
  expect(await cleanUp(db, now)).toBe(1 + 2 + 2 * 1_201)
  expect(await count('redirect_hits')).toBe(1)
  expect(await count('conversions')).toBe(2)
  expect(await count('staff_audit')).toBe(2)
  expect(await count('audit')).toBe(2)
  expect(await cleanUp(db, now)).toBe(0)
})

test.each([
  ['redirect_hits', 'day'],
  ['emails', 'failed_at'],
  ['conversions', 'failed_at'],
  ['product_imports', 'applied_at'],
])('old rows of %s are found by an index on %s', async (table, column) => {
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } =
      await sql`explain select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${now}`.execute(trx)
    return JSON.stringify(rows)
  })
  expect(plan).toContain(`${table}_${column}`)
})

test('photos that no product has are deleted after 30 days, unless an entry or a draft shows them', async () => {
  // no words that a text of the shop may have
  const photos = ['1used', '2shown', '3drafted', '4young', '5gone', '6picture']
  await sql`insert into media (sha256, type, bytes, width, height, for_products, created_at)
    select name, 'jpg', 'x', 1, 1, name <> '6picture', ${now}::timestamptz - case name when '4young' then 29 else 31 end * interval '1 day'
    from unnest(${photos}::text[]) name`.execute(db)
  await sql`insert into product_media (product_id, position, sha256, name, source) values (10001, 1, '1used', 'a', 'a')`.execute(
    db,
  )
  await sql`insert into entries (project_id, kind, key, body) values (11, 'page', '/photo', '{"src": "/media/2shown.jpg"}')`.execute(
    db,
  )
  await sql`insert into drafts (project_id, kind, key, body, saved_at)
    values (11, 'page', '/photo', '{"src": "/media/3drafted.jpg"}', ${now})`.execute(db)
  await cleanUp(db, now)
  const left = await db.selectFrom('media').select('sha256').where('sha256', 'in', photos).execute()
  expect(left.map(({ sha256 }) => sha256)).toEqual(photos.filter((name) => name !== '5gone'))
})
