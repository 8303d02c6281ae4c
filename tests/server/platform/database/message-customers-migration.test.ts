import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as messageCustomers from '#server/platform/database/migrations/0046-message-customers.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { makeCustomer } from '#tests/support/customers.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())

async function customer(like?: string) {
  const email = await makeCustomer(db, like)
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, email }
}

const added = async (insert: RawBuilder<unknown>) => {
  const { rows } = await insert.execute(db)
  return (rows[0] as { readonly id: number | string }).id
}
const toShop = (key: string, body: string) =>
  sql`insert into emails (key, recipient, subject, body) values (${key}, 'orders@lund.example', 'a', ${body})`.execute(
    db,
  )
const toCustomer = (key: string, recipient: string, message: object) =>
  sql`insert into emails (key, recipient, project_id, message) values (${key}, ${recipient}, 11, ${JSON.stringify(message)})`.execute(
    db,
  )
const text = (key: string, recipient: string, message: object) =>
  sql`insert into texts (key, recipient, project_id, message) values (${key}, ${recipient}, 11, ${JSON.stringify(message)})`.execute(
    db,
  )
const found = async (table: 'emails' | 'texts') => {
  const { rows } = await sql<{ key: string; customer_id: number | null }>`select key, customer_id
    from ${sql.table(table)} order by key`.execute(db)
  return Object.fromEntries(rows.map(({ key, customer_id }) => [key, customer_id]))
}

test('messages of an earlier version get the customer of what they name, or of their whole address, or none', async () => {
  const [robin, dana, pro] = [await customer(), await customer(), await customer('pro')]
  const order =
    await added(sql`insert into orders (cart_id, customer_id, project_id, payment_method, subtotal_cents,
    total_cents) values (1, ${robin.id}, 11, 'credit_card', 1, 1) returning id`)
  const document =
    await added(sql`insert into documents (customer_id, project_id, kind, type, label, name, upload_id,
    fingerprint, uploaded_at) values (${dana.id}, 11, 'insurance', 'a', 'a', 'a', gen_random_uuid(), 'a', now()) returning id`)
  const sheet =
    await added(sql`insert into sheet_jobs (customer_id, project_id, source, source_id, kind, label, created_at)
    values (${robin.id}, 11, 'order', ${order}, 'barcodes', 'a', now()) returning id`)
  await messageCustomers.down(db)
  await sql`delete from emails`.execute(db)
  // robin and dana share a phone, and robin has changed the address
  await text('shipped', '+14175550162', { kind: 'orderShipped', order_id: order })
  await text('expires', '+14175550162', { kind: 'documentExpires', document_id: document })
  await text('of nothing', '+14175550162', { kind: 'orderShipped', order_id: 1 })
  await toCustomer('confirmed', dana.email, { kind: 'orderConfirmed', order_id: order })
  await toCustomer('changed', 'x@lund.example', { kind: 'emailChanged', customer_id: robin.id })
  await toCustomer('sheet', dana.email, { kind: 'jobDone', job_id: sheet })
  await toCustomer('job', dana.email.toUpperCase(), { kind: 'jobDone', job_id: 'gone' })
  await toCustomer('longer', `a.${dana.email}`, { kind: 'jobDone', job_id: 'gone' })
  await toCustomer('elsewhere', pro.email, { kind: 'jobDone', job_id: 'gone' })
  await toCustomer('before', robin.email, { kind: 'jobDone', job_id: 'gone' })
  await sql`update emails set created_at = now() - interval '1 year' where key = 'before'`.execute(db)
  const typed = `Name: Customer ${dana.id}\nE-mail: A@lund.example\nPhone: \n\nE-mail: ${dana.email}\nCustomer ${dana.id}\n`
  await toShop('message:visitor', typed)
  await toShop('message:member', `Customer ${robin.id}\nE-mail: b@lund.example\n`)
  await toShop('volume:1', `Customer ${robin.id}, ${robin.email}\nCompany: E-mail: c\n`)
  await messageCustomers.up(db)
  expect(await found('texts')).toEqual({ shipped: robin.id, expires: dana.id, 'of nothing': null })
  expect(await found('emails')).toEqual({
    confirmed: robin.id,
    changed: robin.id,
    sheet: robin.id,
    job: dana.id,
    longer: null,
    elsewhere: null,
    before: null,
    'message:visitor': null,
    'message:member': robin.id,
    'volume:1': robin.id,
  })
  const { rows } = await sql`select key, sender from emails where sender is not null order by key`.execute(db)
  expect(rows).toEqual([
    { key: 'message:member', sender: 'b@lund.example' },
    { key: 'message:visitor', sender: 'A@lund.example' },
  ])
})
