import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { profileCalls } from '#contract/account/profile.ts'
import { unsubscribeCalls } from '#contract/account/unsubscribe.ts'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { messageCalls } from '#contract/site/messages-to-shop.ts'
import { STAFF_COOKIE } from '#contract/staff/staff.ts'
import { staffNewsletterCalls as newsletter } from '#contract/staff/staff-newsletter.ts'
import { newsletterCommand } from '#server/staff/admin-cli/newsletter.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { eventually } from '#tests/support/eventually.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const { db } = shop
await sql`update customers set newsletter = false`.execute(db)
await sql`insert into settings (project_id, kind, key, value) values (11, 'store', 'public_url', '"https://shop.example"')
  on conflict (project_id, kind, key) do update set value = excluded.value`.execute(db)
const staff = await logInEditor(shop.url, await makeEditor(db, ['customers']), { projectId: 11 })
const list = (q?: string) => staff.call(newsletter.listNewsletter, { query: q === undefined ? {} : { q } })
await eventually(async () => expect((await list()).has_links).toBe(true))
const emails = async (q?: string) => (await list(q)).readers.map(({ email }) => email)
const tick = (shopper: Shopper, wanted: boolean) =>
  shopper.call(profileCalls.updateProfile, { body: { newsletter: wanted } })
const typed = (email: string) =>
  new Shopper(shop.url).call(messageCalls.subscribeToNewsletter, { body: { email } })
async function reader(like = 'silver') {
  const shopper = await makeShopper(shop.url, db, like)
  const { profile } = await shopper.call(profileCalls.selectProfile, {})
  await tick(shopper, true)
  return { shopper, email: profile?.customers_email_address ?? '' }
}
async function exportedCsv(): Promise<string> {
  const response = await fetch(
    `${shop.url}/${API_PREFIX}/${newsletter.exportNewsletter.path}?project_id=11`,
    {
      headers: { cookie: `${STAFF_COOKIE}=${staff.cookies.get(STAFF_COOKIE)}` },
    },
  )
  return response.text()
}

test('the list holds who wants news of this storefront, an address once, and ends with the tick', async () => {
  const [one, foreign] = [await reader(), await reader('pro')]
  await typed('stand@quill.example')
  await typed(one.email)
  expect((await list()).readers).toMatchObject([
    { email: 'stand@quill.example', name: '', source: 'form', since: expect.any(String) },
    { email: one.email, source: 'account', since: expect.any(String) },
  ])
  expect(await list()).toMatchObject({ count: 2, has_links: true })
  expect(await emails('QUILL.ex')).toEqual(['stand@quill.example'])
  expect(await emails(foreign.email)).toEqual([])
  await tick(one.shopper, false)
  expect(await emails()).toEqual(['stand@quill.example'])
})

test('the file names each address with its link to unsubscribe, and no formula in it is run', async () => {
  const { shopper, email } = await reader()
  await shopper.call(profileCalls.updateProfile, { body: { company: '=HYPERLINK("https://evil.example")' } })
  await typed('link@quill.example')
  const csv = await exportedCsv()
  expect(csv.split('\r\n')[0]).toBe('E-mail,First name,Last name,Company,Asked by,Since,Unsubscribe')
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")","account"`)
  const links = new Map(
    [...csv.matchAll(/^"([^"]*)".*"https:\/\/shop\.example\/unsubscribe\?news=([^"]*)"$/gm)].map(
      ([, address = '', token = '']) => [address, token],
    ),
  )
  for (const address of [email, 'link@quill.example']) {
    const body = { from: 'news', token: links.get(address) ?? '' } as const
    expect(await new Shopper(shop.url).call(unsubscribeCalls.unsubscribe, { body })).toMatchObject({
      success: true,
    })
    expect(await emails(address)).toEqual([])
  }
  const [audit] = await db
    .selectFrom('staff_audit')
    .select('subject')
    .where('action', '=', 'exportNewsletter')
    .execute()
  expect(audit?.subject).toMatch(/^\d+ addresses$/)
})

test('staff and commands take an address off, and a command writes the file for its owner only', async () => {
  const { email } = await reader()
  await typed('off@quill.example')
  const remove = () => staff.call(newsletter.removeFromNewsletter, { body: { email: 'Off@quill.example' } })
  expect([await remove(), await remove()]).toEqual([{ removed: true }, { removed: false }])
  const run = (...words: string[]) => newsletterCommand(shop.databaseUrl, [11, 14], words)
  const file = join(mkdtempSync(join(tmpdir(), 'newsletter-')), 'list.csv')
  expect(await run('export', '11', file)).toEqual([expect.stringMatching(/list\.csv: \d+ address/)])
  expect([readFileSync(file, 'utf8').includes(email), statSync(file).mode & 0o777]).toEqual([true, 0o600])
  await expect(run('export', '11', file)).rejects.toThrow('exists already')
  expect(await run('remove', email)).toEqual([`${email} is off the list of storefront 11.`])
  await expect(run('remove', email)).rejects.toThrow('is on no list')
  expect(await emails(email)).toEqual([])
})
