import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as normalEmails from '#server/platform/database/migrations/0051-normal-emails.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())

async function stored(email: string): Promise<number> {
  const found = await makeCustomer(db)
  const { id } = await db
    .updateTable('customers')
    .set({ email })
    .where('email', '=', found)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const emailOf = async (id: number) =>
  (await db.selectFrom('customers').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

test('addresses of an earlier version get their normal form, of two that become one the one that could log in', async () => {
  await normalEmails.down(db)
  const capitals = await stored('Mara.Quill@Quill.Example')
  const locked = await stored('mara\u200B@quill.example')
  const unused = await stored('ΝΙΚΟΣ@quill.example')
  const used = await stored('νικος@quill.example')
  await sql`insert into emails (key, recipient, sender, subject, body) values
    ('message:1', 'shop@quill.example', 'Mara@Quill.Example', 'a', 'b')`.execute(db)
  await normalEmails.up(db)
  expect(await emailOf(capitals)).toBe('mara.quill@quill.example')
  expect(await emailOf(locked)).toBe('mara@quill.example')
  expect([await emailOf(unused), await emailOf(used)]).toEqual(['ΝΙΚΟΣ@quill.example', 'νικος@quill.example'])
  const { sender } = await db
    .selectFrom('emails')
    .select('sender')
    .where('key', '=', 'message:1')
    .executeTakeFirstOrThrow()
  expect(sender).toBe('mara@quill.example')
})
