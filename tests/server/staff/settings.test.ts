import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffSettingsCalls as settings } from '#contract/staff/staff-settings.ts'
import { change } from '#server/staff/admin-cli/change.ts'
import { appSetting } from '#tests/support/app-setting.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const staff = await logInEditor(shop.url, await makeEditor(shop.db, ['settings']))
const valueOf = async (key: string) =>
  (await staff.call(settings.listSettings, {})).find((each) => each.key === key)?.value
const save = (key: string, before: string | number | boolean, value: string) =>
  staff.call(settings.saveSetting, { body: { kind: 'app', key, before, value } })

test('a setting is changed by its type, at once, and its revision names the author', async () => {
  const key = 'preferred_carrier_message'
  const before = await valueOf(key)
  if (before === undefined) throw new Error('no such setting')
  expect(await save(key, before, 'We ship on Mondays.')).toMatchObject({
    kind: 'saved',
    setting: { key, value: 'We ship on Mondays.' },
  })
  expect(await appSetting(shop.url, key)).toBe('We ship on Mondays.')
  const revision = await shop.db
    .selectFrom('revisions')
    .innerJoin('staff', 'staff.id', 'revisions.staff_id')
    .select('staff.name')
    .where('revisions.key', '=', key)
    .orderBy('revisions.id', 'desc')
    .executeTakeFirst()
  expect(revision?.name).toMatch(/^Editor/)
  const history = await staff.call(settings.settingHistory, { body: { kind: 'app', key } })
  expect(history.map(({ value }) => value)).toEqual(['We ship on Mondays.', before])
  expect(history[0]?.staff).toBe(revision?.name)
})

test('a setting that somebody else changed, that does not fit its type, or that does not exist is not changed', async () => {
  const key = 'is_checkout_disabled'
  const before = await valueOf(key)
  if (typeof before !== 'boolean') throw new Error('not a switch')
  expect(await save(key, !before, 'true')).toMatchObject({ kind: 'changed', setting: { value: before } })
  expect(await save(key, before, 'perhaps')).toEqual({
    kind: 'invalid',
    text: 'is_checkout_disabled cannot be "perhaps"; it is true or false.',
  })
  expect(await valueOf(key)).toBe(before)
  expect(await save('redirect_hosts', (await valueOf('redirect_hosts')) ?? '', 'https://a.example')).toEqual({
    kind: 'invalid',
    text: 'redirect_hosts cannot be "https://a.example"; it is hosts such as safety.example.org, separated by commas, or empty.',
  })
  const body = { kind: 'app', key: 'no-such-setting', before: '', value: '' }
  expect((await staff.send(settings.saveSetting, { body })).status).toBe(404)
})

test('a save that is repeated after a lost answer is saved', async () => {
  const key = 'text_hours_left_side'
  const before = await valueOf(key)
  if (before === undefined) throw new Error('no such setting')
  expect(await save(key, before, 'Hours in Springfield')).toMatchObject({ kind: 'saved' })
  expect(await save(key, before, 'Hours in Springfield')).toMatchObject({ kind: 'saved' })
  expect(await save(key, before, 'Hours in Texas')).toMatchObject({ kind: 'changed' })
})

test('a setting that is saved and cannot be read again is saved, with a line in the log', async () => {
  const key = 'text_hours_left_side'
  const before = (await valueOf(key)) ?? ''
  // with the commit the version cannot be read anymore
  await sql`create function lose_versions() returns trigger language plpgsql as
    $$ begin alter table versions rename to lost_versions; return null; end $$`.execute(shop.db)
  await sql`create trigger lose_versions after update on staff_audit
    for each row when (new.subject is not null) execute function lose_versions()`.execute(shop.db)
  const answer = await save(key, before, 'Hours of the season')
  await sql`alter table lost_versions rename to versions`.execute(shop.db)
  await sql`drop function lose_versions cascade`.execute(shop.db)
  expect(answer).toMatchObject({ kind: 'saved' })
  expect(shop.lines).toContainEqual(expect.stringContaining('a saved setting cannot be read again'))
})

test('a secret can be replaced and never read, and the audit names its key', async () => {
  const key = 'recaptcha_secret'
  const listed = async () => (await staff.call(settings.listSettings, {})).find((each) => each.key === key)
  const version = expect.any(String)
  const saved = { kind: 'server', key, value: '', is_set: true, version }
  const replace = (value: string, before = '') =>
    staff.call(settings.saveSetting, { body: { kind: 'server', key, before, value } })
  const first = await listed()
  expect(first).toEqual({ ...saved, is_set: false })
  expect(await replace('a-secret-value', first?.version)).toMatchObject({ kind: 'saved', setting: saved })
  expect(await replace('of-somebody-else', first?.version)).toMatchObject({ kind: 'changed', setting: saved })
  expect(await replace('a-secret-value', first?.version)).toMatchObject({ kind: 'saved' })
  const second = (await listed())?.version
  expect(await replace('a-newer-value', second)).toMatchObject({ kind: 'saved', setting: saved })
  expect(await listed()).toEqual(saved)
  const [line] = await change(shop.databaseUrl, [11], { key, text: 'another-value' })
  expect(line).toBe('Storefront 11: recaptcha_secret is set.')
  const { rows: kept } = await sql`select value from settings
    where key = ${key} and project_id = 11`.execute(shop.db)
  expect(kept).toEqual([{ value: 'another-value' }])
  const { rows: history } = await sql`select id from revisions where key = ${key}`.execute(shop.db)
  expect(history).toEqual([])
  const asked = { body: { kind: 'server', key } }
  expect((await staff.send(settings.settingHistory, asked)).status).toBe(422)
  const { rows: audit } = await sql`select subject from staff_audit where action = 'saveSetting'
    order by id desc limit 4`.execute(shop.db)
  expect(audit).toEqual([{ subject: key }, { subject: key }, { subject: null }, { subject: key }])
})

test('a bot check or conversions that are switched on without what they need are named, to staff and on the command line', async () => {
  const saved = async (key: string, value: string) => save(key, (await valueOf(key)) ?? '', value)
  expect(await saved('recaptcha', 'true')).toMatchObject({
    kind: 'saved',
    text: expect.stringMatching(/^Saved\. The bot check is off until recaptcha_site_key/),
  })
  expect(await saved('recaptcha', 'false')).toMatchObject({ kind: 'saved', text: 'Saved.' })
  const lines = await change(shop.databaseUrl, [11], { key: 'conversion_id', text: 'EW-1' })
  const problem = 'No conversions are sent until both conversion_id and conversion_url are set.'
  expect(lines).toContain(`Storefront 11: ${problem}`)
  expect(await saved('conversion_url', 'https://count.example/')).toMatchObject({ text: 'Saved.' })
  expect(await saved('conversion_id', '')).toMatchObject({ text: `Saved. ${problem}` })
})

test('settings are for staff with that right alone', async () => {
  const editor = await logInEditor(shop.url, await makeEditor(shop.db, ['edit', 'publish']))
  expect((await editor.send(settings.listSettings, {})).status).toBe(403)
  expect((await new Shopper(shop.url).send(settings.listSettings, {})).status).toBe(404)
})
