import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { passwordCalls } from '#contract/account/password.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { parseMime } from '#tests/support/parse-mime.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({ isProduction: true, refreshPeriod: 50 })
const set = (key: string, value: string, projectId = 11) =>
  sql`update settings set value = ${JSON.stringify(value)}::jsonb where project_id = ${projectId} and key = ${key}`.execute(
    shop.db,
  )
const written = async () => {
  const email = await makeCustomer(shop.db)
  const { id } = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await writeMessageTo(
    shop.db,
    id,
    { kind: 'passwordChanged', customer_id: id, password_version: 2 },
    new Date(),
  )
  return email
}
const stateOf = (email: string) =>
  shop.db
    .selectFrom('emails')
    .select(['job_id', 'sent_at'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()

test('production keeps e-mails until mail_from is set, then sends them from it by its name', async () => {
  const first = await written()
  await set('mail_from', 'pro@lund.example', 14)
  // another storefront's, which is sent by a later sweep than that which left this one
  const other = await proMessage()
  await eventually(() => expect(sentTo(shop.outbox, other)).toHaveLength(1))
  expect(await stateOf(first)).toEqual({ job_id: null, sent_at: null })
  expect(sentTo(shop.outbox, first)).toEqual([])

  await set('mail_from_name', 'Lund Fireworks')
  await set('mail_reply_to', 'desk@lund.example')
  await set('mail_from', 'shop@lund.example')
  await eventually(() => expect(sentTo(shop.outbox, first)).toHaveLength(1))
  const { headers, parts } = parseMime(sentTo(shop.outbox, first)[0]?.content ?? '')
  expect(headers.get('from')).toBe('Lund Fireworks <shop@lund.example>')
  expect(headers.get('reply-to')).toBe('desk@lund.example')
  for (const { content } of parts) {
    expect(content).toContain('To reach us, reply to this e-mail, or')
    expect(content).not.toContain('Replies to this e-mail are not read')
  }
})

async function proMessage() {
  const recipient = 'pro-reader@lund.example'
  const message = { kind: 'passwordChanged', customer_id: 1, password_version: 3 }
  await sql`insert into emails (key, recipient, project_id, message)
    values ('pro', ${recipient}, 14, ${JSON.stringify(message)})`.execute(shop.db)
  return recipient
}

test('an e-mail whose job came before the sender was removed waits again without being lost', async () => {
  await set('mail_from', '')
  const email = await written()
  await sql`update emails set job_id = gen_random_uuid() where recipient = ${email}`.execute(shop.db)
  await sql`insert into pgboss.job (id, name, data) select job_id, 'email', jsonb_build_object('key', key) from emails
    where recipient = ${email}`.execute(shop.db)
  await eventually(async () => expect((await stateOf(email)).job_id).toBeNull())
  expect(sentTo(shop.outbox, email)).toEqual([])
  await set('mail_from', 'shop@lund.example')
  await eventually(() => expect(sentTo(shop.outbox, email)).toHaveLength(1))
})

test('a code is sent from mail_from, and while it is empty production says why none came', async () => {
  const email = await makeCustomer(shop.db)
  const ask = () =>
    new Shopper(shop.url).call(passwordCalls.sendResetCode, {
      body: { customers_email_address: email, method: 'email' },
    })
  await ask()
  await eventually(() => expect(sentTo(shop.outbox, email)).toHaveLength(1))
  const { headers } = parseMime(sentTo(shop.outbox, email)[0]?.content ?? '')
  expect(headers.get('from')).toBe('Lund Fireworks <shop@lund.example>')
  await set('mail_from', '')
  // all settings are read at once
  await switchAppSetting(shop, 'text_cart_contact_help', 'Read again.')
  await ask()
  await eventually(() =>
    expect(shop.lines).toContainEqual(expect.stringContaining('the setting mail_from is empty')),
  )
  expect(sentTo(shop.outbox, email)).toHaveLength(1)
})
