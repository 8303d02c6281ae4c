import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { up } from '#server/platform/database/migrations/0010-settings.ts'
import * as botCheck from '#server/platform/database/migrations/0013-bot-check.ts'
import * as samplePhoneNumbers from '#server/platform/database/migrations/0080-sample-phone-numbers.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())

const setting = async (projectId: number, key: string) => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('project_id', '=', projectId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

test('a database of an earlier version gets the settings that it lacks and keeps those that it has', async () => {
  await db
    .deleteFrom('settings')
    .where('key', 'in', ['public_url', 'redirect_hosts', 'conversion_id'])
    .execute()
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify('terms-of-use.html') })
    .where('key', '=', 'terms_of_use_filename')
    .execute()
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify('own-privacy.html') })
    .where('key', '=', 'privacy_policy_filename')
    .execute()
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify('https://chat.example/a.js') })
    .where('key', '=', 'chat_script_url')
    .execute()
  await up(db)
  for (const projectId of [11, 14])
    expect({
      publicUrl: await setting(projectId, 'public_url'),
      conversionId: await setting(projectId, 'conversion_id'),
      redirectHosts: await setting(projectId, 'redirect_hosts'),
      terms: await setting(projectId, 'terms_of_use_filename'),
      privacy: await setting(projectId, 'privacy_policy_filename'),
      chat: await setting(projectId, 'chat_script_url'),
    }).toEqual({
      publicUrl: '',
      conversionId: '',
      redirectHosts: 'safety.example.org,careers.example.com',
      terms: 'terms-of-use.pdf',
      privacy: 'own-privacy.html',
      chat: 'https://chat.example/a.js',
    })
})

test('the secret of the bot check has a kind that an earlier version does not publish, and no history', async () => {
  const revisions = async () =>
    (await sql`select id from revisions where key = 'recaptcha_secret'`.execute(db)).rows.length
  await botCheck.down(db)
  await botCheck.up(db)
  const kinds = await db.selectFrom('settings').select('kind').where('key', '=', 'recaptcha_secret').execute()
  expect(kinds).toEqual([{ kind: 'server' }, { kind: 'server' }])
  await sql`update settings set value = '"a-secret"' where key = 'recaptcha_secret'`.execute(db)
  await sql`delete from settings where key = 'recaptcha_secret'`.execute(db)
  expect(await revisions()).toBe(0)
  await sql`update settings set value = '"key"' where key = 'recaptcha_site_key'`.execute(db)
  const { rows } = await sql`select after from revisions where key = 'recaptcha_site_key' and kind = 'app'
    and after = '{"value": "key"}'`.execute(db)
  expect(rows).toHaveLength(2)
})

test('a phone number that is still the sample of an earlier version is emptied, with the reason in its history, and no other', async () => {
  await sql`update settings set value = case when project_id = 11 then '"(417) 555-0140"'::jsonb else '"(417) 555-0199"' end
    where key = 'spirit_phone_number'`.execute(db)
  await sql`update settings set value = '"(417) 555-0175"' where key = 'proline_phone_number'`.execute(db)
  const phone = await setting(11, 'phone')
  await inTransaction(db, samplePhoneNumbers.up)
  const numbers = ['phone', 'spirit_phone_number', 'proline_phone_number']
  expect(await Promise.all(numbers.map((key) => setting(11, key)))).toEqual([phone, '', ''])
  expect(await setting(14, 'spirit_phone_number')).toBe('(417) 555-0199')
  const { rows } = await sql`select key, before, after, staff_id from revisions
    where note = 'A sample phone number is none' order by project_id, key`.execute(db)
  const emptied = (key: string, value: string) => ({
    key,
    before: { value },
    after: { value: '' },
    staff_id: null,
  })
  expect(rows).toEqual([
    emptied('proline_phone_number', '(417) 555-0175'),
    emptied('spirit_phone_number', '(417) 555-0140'),
    emptied('proline_phone_number', '(417) 555-0175'),
  ])
})
