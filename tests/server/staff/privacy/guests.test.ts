import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { chatCalls } from '#contract/site/chat.ts'
import { messageCalls } from '#contract/site/messages-to-shop.ts'
import { addStaff } from '#server/staff/enroll.ts'
import { personalDataCommand } from '#server/staff/admin-cli/privacy.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { alikeAddresses, typed } from '#tests/prove/privacy/alike-addresses.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { tablesWith } from './tables-with.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
  trustedProxies: 1,
})
const folder = mkdtempSync(join(tmpdir(), 'emberwright-guests-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (...words: string[]) => personalDataCommand(shop.databaseUrl, words)

const TABLES = ['emails', 'newsletter_addresses', 'rate_limits', 'reset_codes'] as const

/** The rows of a table as text, sorted. */
async function rowsOf(table: (typeof TABLES)[number]): Promise<readonly string[]> {
  const { rows } = await sql<{
    row: string
  }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(shop.db)
  return rows.map(({ row }) => row)
}
const allRows = () => Promise.all(TABLES.map(rowsOf))
const rowsWith = async (email: string) =>
  (await allRows()).map((rows) => rows.filter((row) => row.includes(email)))

/** What a visitor leaves at a storefront: one row of each table, of log-ins three. No worker changes them. */
async function leaveRows(email: string, projectId: 11 | 14): Promise<void> {
  await sql`insert into newsletter_addresses (project_id, email, asked_at)
    values (${projectId}, ${email}, now())`.execute(shop.db)
  await sql`insert into reset_codes (project_id, email, browser, method, code_mac, expires_at)
    values (${projectId}, ${email}, 'b', 'email', 'm', now() + interval '1 hour')`.execute(shop.db)
  for (const key of [`login:${projectId}:${email}`, `login-at:${projectId}:${email}:192.0.2.9`])
    await sql`insert into rate_limits (key, n, until) values (${key}, 1, now() + interval '1 hour')`.execute(
      shop.db,
    )
  await sql`insert into rate_limits (key, n, until) values (${`staff-log-in:${email}`}, 1, now() + interval '1 hour')
    on conflict do nothing`.execute(shop.db)
  await sql`insert into emails (key, recipient, sender, project_id, subject, body, job_id, sent_at)
    values (${`message:${projectId} ${email}`}, 'desk@shop.example', ${email}, ${projectId}, 'Chat', 'Hello', gen_random_uuid(), now())`.execute(
    shop.db,
  )
}

test('[T98] of 200 alike addresses without an account the erasure of one changes no row of another', async () => {
  const addresses = alikeAddresses(randomFrom(7), 200)
  const before = await allRows()
  for (const email of addresses) for (const projectId of [11, 14] as const) await leaveRows(email, projectId)
  for (const gone of addresses.slice(0, 6)) {
    const all = await allRows()
    const own = await sql<{ own: string[] }>`select array_agg(row) as own from (
      select t::text as row from emails t where t.sender = ${gone}
      union all select t::text from newsletter_addresses t where t.email = ${gone}
      union all select t::text from reset_codes t where t.email = ${gone}
      union all select t::text from rate_limits t where t.key in (${`staff-log-in:${gone}`}, ${`login:11:${gone}`},
        ${`login:14:${gone}`}, ${`login-at:11:${gone}:192.0.2.9`}, ${`login-at:14:${gone}:192.0.2.9`})) r`.execute(
      shop.db,
    )
    const rows = own.rows[0]?.own ?? []
    const [line] = await run('erase', typed(gone), '--yes')
    expect(line).toBe(
      `${typed(gone)} has no account; 11 rows with this address are erased from the database.`,
    )
    expect(rows).toHaveLength(11)
    expect(await allRows()).toEqual(all.map((table) => table.filter((row) => !rows.includes(row))))
  }
  const left = addresses.length - 6
  expect((await allRows()).map((table, index) => table.length - (before[index]?.length ?? 0))).toEqual([
    left * 2,
    left * 2,
    left * 5,
    left * 2,
  ])
})

test('what a visitor without an account sends and types is exported and erased, with nothing left in any table', async () => {
  const email = 'robin@guests.example'
  const visitor = new Shopper(shop.url, 11, { 'x-forwarded-for': '192.0.2.77' })
  const message = { name: 'Rotkehlchen', email, message: 'Do you ship to Guam?' }
  await visitor.call(messageCalls.sendContactMessage, { body: message })
  await visitor.call(chatCalls.sendChatMessage, { body: { ...message, path: '/' } })
  await visitor.call(messageCalls.subscribeToNewsletter, { body: { email } })
  const request = { username: email, password: 'wrong', customers_id: null, otp: null, is_impersonate: false }
  await visitor.send(authCalls.login, { body: request })
  await visitor.call(passwordCalls.sendResetCode, {
    body: { customers_email_address: email, method: 'email' },
  })
  const file = join(folder, 'guest.json')
  expect(await run('export', 'Robin@Guests.example', file)).toEqual([
    expect.stringMatching(/guest\.json: \d+ rows of \d tables of somebody without an account\.$/),
  ])
  const { customers, guest } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly customers: readonly unknown[]
    readonly guest: Readonly<Record<string, readonly object[]>>
  }
  expect(customers).toEqual([])
  expect(Object.keys(guest)).toEqual(
    expect.arrayContaining(['newsletter_addresses', 'rate_limits', 'emails']),
  )
  expect(readFileSync(file, 'utf8')).toContain('Rotkehlchen')
  expect(readFileSync(file, 'utf8')).not.toMatch(/"(token|code_mac)"/)
  await run('erase', email, '--yes')
  for (const text of [email, 'Rotkehlchen'])
    expect([text, await tablesWith(shop.db, text)]).toEqual([text, []])
  await expect(run('erase', email, '--yes')).rejects.toThrow('nothing that a visitor left with it')
  await expect(run('export', email, join(folder, 'none.json'))).rejects.toThrow('There is no customer')
})

test('what is written for a customer stays theirs when a visitor types the address that they had', async () => {
  const email = await makeCustomer(shop.db)
  const former = `former.${email}`
  await leaveRows(former, 11)
  await sql`insert into emails (key, recipient, customer_id, project_id, subject, body)
    select ${`to ${email}`}, ${former}, id, project_id, 'Order', 'Shipped' from customers where email = ${email}`.execute(
    shop.db,
  )
  await run('erase', former, '--yes')
  expect(await tablesWith(shop.db, former)).toEqual(['public.emails'])
})

test('nothing of a member of staff without an account is erased', async () => {
  const email = 'desk@guests.example'
  await addStaff(shop.db, testSecret, { email, name: 'Desk', rights: ['orders'] })
  await leaveRows(email, 11)
  const before = await rowsWith(email)
  expect(before.map((rows) => rows.length)).toEqual([1, 1, 3, 1])
  await expect(run('erase', email, '--yes')).rejects.toThrow('a member of staff: remove them first')
  expect(await rowsWith(email)).toEqual(before)
})

test('an erasure leaves the address of a visitor out of the audit', async () => {
  const email = 'quiet@guests.example'
  await leaveRows(email, 14)
  await run('erase', email, '--yes')
  const { rows } = await sql<{ subject: string }>`select subject from staff_audit
    where action = 'personal-data erase' order by id desc limit 1`.execute(shop.db)
  expect(rows).toEqual([{ subject: 'somebody without an account' }])
})
