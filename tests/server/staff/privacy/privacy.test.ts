import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { cancelOrder } from '#server/orders/fulfillment/cancel-order.ts'
import { recordPayment } from '#server/orders/payments/record-payment.ts'
import { addNote } from '#server/orders/fulfillment/add-note.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { recoverRefunds } from '#server/orders/refunds/recover-refunds.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { issueInvoice } from '#server/sheets/papers/issued-invoice.ts'
import { personalDataCommand } from '#server/staff/admin-cli/privacy.ts'
import { PERSONAL_TABLES } from '#server/staff/privacy/personal-tables.ts'
import { addStaff } from '#server/staff/enroll.ts'
import { CARDS, goToReview, submit } from '#tests/support/checkout.ts'
import { publish, showOf, store } from '#tests/server/shows/stored-shows.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { orderAction, orderRefund } from '#tests/support/order-action.ts'
import { type PlacedOrder, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { tablesWith } from './tables-with.ts'

const shop = await useShop()
const folder = mkdtempSync(join(tmpdir(), 'emberwright-personal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (...words: string[]) => personalDataCommand(shop.databaseUrl, words)

const CANARIES = [
  'Kanarra',
  'Zeisig',
  'Goldammer Lane',
  '417-555-7799',
  '+14175557788',
  'Stieglitz Stand',
] as const

/** A customer with an order, whose names and numbers occur nowhere else. */
async function ordered() {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 1 })
  const { user } = await shopper.call(authCalls.me, {})
  const [email, id] = [user?.email ?? '', user?.customers_id ?? 0]
  const [first, last, street, phone, mobile, company] = CANARIES
  await sql`update customers set firstname = ${first}, lastname = ${last}, telephone = ${phone}, mobile_phone = ${mobile},
    company = ${company}, text_notifications = true where id = ${id}`.execute(shop.db)
  await sql`update addresses set name = ${first}, company = ${company}, street_address = ${street}, telephone = ${phone}
    where customer_id = ${id}`.execute(shop.db)
  const show = await store(shopper, showOf(1, { name: `${first}'s birthday` }))
  await publish(shopper, show, { signature: first })
  const { data } = await submit(shopper, await goToReview(shopper))
  const orderId = data?.orders_id ?? 0
  await addNote(shop.db, { ...orderAction(orderId), text: `Ask ${last} at ${phone}.` })
  const reason = `A gift for ${last}.`
  await refundOrder(shop.db, { ...orderRefund(orderId, 100), reason })
  await issueInvoice(shop.db, orderId, new Date())
  return { shopper, email, id, orderId }
}

const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl })
afterAll(() => gateway.close())
/** Later than the sweep of the shop, which may have begun to ask. */
const settleRefunds = () =>
  recoverRefunds({ db: shop.db, gateway, now: () => new Date(Date.now() + 120_000), log: console.error })
const complete = (orderId: number) =>
  sql`update orders set status_id = 3 where id = ${orderId}`.execute(shop.db)
const status = async (shopper: Shopper) => (await shopper.send(authCalls.me, {})).status

test('an export has every row about the customer, and no hash or key', async () => {
  const { email, id } = await ordered()
  const file = join(folder, 'export.json')
  expect(await run('export', email.toUpperCase(), file)).toHaveLength(1)
  const text = readFileSync(file, 'utf8')
  for (const canary of CANARIES) expect(text).toContain(canary)
  const { customers } = JSON.parse(text) as { customers: { tables: Record<string, object[]> }[] }
  const tables = Object.keys(customers[0]?.tables ?? {})
  expect(tables).toEqual(
    expect.arrayContaining([
      'customers',
      'addresses',
      'orders',
      'order_lines',
      'order_actions',
      'payments',
      'credits',
      'emails',
      'carts',
      'shows',
      'show_shares',
    ]),
  )
  const { rows } = await sql<{
    hash: string
  }>`select password_hash as hash from customers where id = ${id}`.execute(shop.db)
  expect(text).not.toContain(rows[0]?.hash)
  expect(text).not.toMatch(/"(nonce|token_hash|save_keys)"/)
  await expect(run('export', email, '/absent/a.json')).rejects.toThrow(
    '/absent/a.json cannot be written: there is no such file or folder.',
  )
  await expect(run('export', 'nobody@nowhere.example', file)).rejects.toThrow('There is no customer')
})

test('an erasure leaves no name, address or number in any table, keeps the order, and ends every session', async () => {
  const { shopper, email, id, orderId } = await ordered()
  expect(await tablesWith(shop.db, CANARIES[2])).toEqual(
    expect.arrayContaining(['public.addresses', 'public.orders']),
  )
  await expect(run('erase', email, '--yes')).rejects.toThrow('1 open order: complete or cancel it first')
  expect(await status(shopper)).toBe(200)
  await complete(orderId)
  // those of the tests before
  await sql`update orders set status_id = 3`.execute(shop.db)
  await settleRefunds()
  const { rows: others } = await sql<{
    email: string
  }>`select email from customers where lastname = ${CANARIES[1]}`.execute(shop.db)
  for (const other of others) await run('erase', other.email, '--yes')
  for (const text of [...CANARIES, email]) expect([text, await tablesWith(shop.db, text)]).toEqual([text, []])
  expect(await status(shopper)).toBe(401)
  const { rows } =
    await sql`select total_cents > 0 as paid, (select count(*)::int from order_lines l where l.order_id = o.id) as lines
    from orders o where id = ${orderId} and customer_id = ${id}`.execute(shop.db)
  expect(rows).toEqual([{ paid: true, lines: 2 }])
  await expect(run('erase', email, '--yes')).rejects.toThrow('There is no customer')
})

test('an erasure leaves nothing of an order that it was not told to keep, such as a field of a later version', async () => {
  const { email, orderId } = await ordered()
  await settleRefunds()
  await complete(orderId)
  const later = JSON.stringify({ gate_code: 'Pirol 4711' })
  await sql`update orders set snapshot = snapshot || ${later}::jsonb where id = ${orderId}`.execute(shop.db)
  await sql`update submissions set content = content || ${later}::jsonb
    where id = (select submission_id from orders where id = ${orderId})`.execute(shop.db)
  expect(await tablesWith(shop.db, 'Pirol')).toEqual(['public.orders', 'public.submissions'])
  await run('erase', email, '--yes')
  expect(await tablesWith(shop.db, 'Pirol')).toEqual([])
  const { rows } =
    await sql`select snapshot->'lines' = content->'lines' and jsonb_array_length(content->'lines') = 2 as has_lines,
    snapshot->'total' = to_jsonb(total_cents) as has_total from orders o join submissions s on s.id = o.submission_id
    where o.id = ${orderId}`.execute(shop.db)
  expect(rows).toEqual([{ has_lines: true, has_total: true }])
})

test('an erasure empties the reasons that earlier versions wrote into the audit, of this customer only', async () => {
  const { email, id, orderId } = await ordered()
  await settleRefunds()
  await complete(orderId)
  const write = (action: string, subject: string) =>
    sql`insert into staff_audit (action, subject) values (${action}, ${subject})`.execute(shop.db)
  await write('documents refuse', `7, customer ${id}: Dated, and of: Amsel.`)
  await write('declineVolumeRequest', `8, customer ${id}: No shop of Amsel is known.`)
  await write('documents refuse', `9, customer ${id}0: It is of Drossel.`)
  await run('erase', email, '--yes')
  expect(await tablesWith(shop.db, 'Amsel')).toEqual([])
  expect(await tablesWith(shop.db, 'Drossel')).toEqual(['public.staff_audit'])
  const { rows } =
    await sql`select subject from staff_audit where subject like ${`%customer ${id}`} order by id`.execute(
      shop.db,
    )
  expect(rows.map((row) => (row as { subject: string }).subject)).toEqual(
    expect.arrayContaining([`7, customer ${id}`, `8, customer ${id}`]),
  )
})

test('nothing is erased while a refund is not confirmed, because the customer is told of it', async () => {
  const { email, orderId } = await ordered()
  await complete(orderId)
  // as by a call that asks the gateway just now
  await sql`update payments set asked_at = now() where kind = 'refund' and order_id = ${orderId}`.execute(
    shop.db,
  )
  await expect(run('erase', email, '--yes')).rejects.toThrow('1 refund that is not confirmed yet')
  expect(await tablesWith(shop.db, email)).toContain('public.customers')
  await settleRefunds()
  await run('erase', email, '--yes')
  expect(await tablesWith(shop.db, email)).toEqual([])
})

async function emailOf({ shopper }: PlacedOrder): Promise<string> {
  const { user } = await shopper.call(authCalls.me, {})
  return user?.email ?? ''
}

test('nothing is erased while a declined refund is still to be given back, because nobody would know to whom', async () => {
  const order = await placeOrder(shop, { card: CARDS.refundDeclined })
  const email = await emailOf(order)
  await cancelOrder(shop.db, { ...orderAction(order.id), reason: 'Sold out.', refund: null })
  await settleRefunds()
  const owed = `${formatMoney(order.total)} of order ${order.id} is to be given back to customer`
  await expect(run('erase', email, '--yes')).rejects.toThrow(owed)
  expect(await tablesWith(shop.db, email)).toContain('public.customers')
  const byCheck = {
    how: 'check',
    reference: '1042',
    reason: 'The card is closed.',
  } as const
  await refundOrder(shop.db, { ...orderRefund(order.id, order.total), ...byCheck })
  await run('erase', email, '--yes')
  expect(await tablesWith(shop.db, email)).toEqual([])
})

test('nothing is erased while the customer owes for goods that have left', async () => {
  const order = await placeOrder(shop, { deposit: 50 })
  const email = await emailOf(order)
  await complete(order.id)
  const left = order.total - 5_000
  await expect(run('erase', email, '--yes')).rejects.toThrow(
    `owes ${formatMoney(left)} for order ${order.id}`,
  )
  await recordPayment(shop.db, { ...orderAction(order.id), how: 'wire', amountCents: left, reference: null })
  await run('erase', email, '--yes')
  expect(await tablesWith(shop.db, email)).toEqual([])
})

test('nothing is erased without --yes, and no member of staff', async () => {
  const { email, orderId } = await ordered()
  await complete(orderId)
  await expect(run('erase', email, 'please')).rejects.toThrow('--yes')
  await addStaff(shop.db, testSecret, { email, name: 'Staff', rights: ['orders'] })
  await expect(run('erase', email, '--yes')).rejects.toThrow('member of staff')
  expect(await tablesWith(shop.db, email)).toContain('public.customers')
})

test('every table of the shop is known to have something about customers, or nothing', async () => {
  const { rows } = await sql<{ table: string }>`select tablename::text as table from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(shop.db)
  expect(Object.keys(PERSONAL_TABLES).toSorted()).toEqual(rows.map(({ table }) => table).toSorted())
})

test('of a table that erasure changes, each column is either changed or known to name nobody', async () => {
  const { rows } = await sql<{
    table: string
    column: string
  }>`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public' order by ordinal_position`.execute(shop.db)
  const columnsOf = (table: string) => rows.filter((row) => row.table === table).map(({ column }) => column)
  for (const [name, table] of Object.entries(PERSONAL_TABLES)) {
    if (table === null || typeof table.erased === 'string') continue
    const { set, keeps } = table.erased
    expect([name, [...Object.keys(set), ...keeps.split(' ')].toSorted()]).toEqual([
      name,
      columnsOf(name).toSorted(),
    ])
  }
})
