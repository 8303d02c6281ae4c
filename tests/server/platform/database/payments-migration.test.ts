import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as credits from '#server/platform/database/migrations/0063-credits.ts'
import * as payments from '#server/platform/database/migrations/0064-payments.ts'
import * as papers from '#server/platform/database/migrations/0068-papers.ts'
import * as ordersAtTheDesk from '#server/platform/database/migrations/0070-orders-at-the-desk.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { moneyOfOrders } from '#server/sheets/ledger/order-money.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())

const TOTAL = 10_000
async function addOrder(status: number, charged: number | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with c as (insert into carts (customer_id, project_id, status)
        select id, project_id, 'ordered' from customers order by id limit 1 returning id, customer_id, project_id),
      s as (insert into submissions (id, cart_id, customer_id, cart_version, fingerprint, amount_cents, state, payment_method, content)
        select gen_random_uuid(), id, customer_id, 1, '', ${charged}::int, 'accepted', 'credit_card', '{}' from c
        where ${charged}::int is not null returning id)
    insert into orders (cart_id, submission_id, customer_id, project_id, status_id, payment_method, subtotal_cents, total_cents)
      select c.id, (select id from s), c.customer_id, c.project_id, ${status}::int, 'net_terms', ${TOTAL}::int, ${TOTAL}::int
      from c returning id`.execute(db)
  return rows[0]?.id ?? 0
}
const refund = (orderId: number, cents: number, state: string, day: number, isPaid = false) =>
  sql`insert into refunds (id, order_id, amount_cents, state, reason, code, created_at, settled_at, paid_otherwise_at)
    values (gen_random_uuid(), ${orderId}, ${cents}::int, ${state}, 'Damaged.',
      ${state === 'declined' ? 'refund_declined' : null}, now() - interval '9 days' + ${day}::int * interval '1 day',
      ${state === 'pending' ? null : new Date()}, ${isPaid ? new Date() : null})`.execute(db)

test('old orders keep what was charged, refunded, owed and taken as paid, and both versions write during an update', async () => {
  await ordersAtTheDesk.down(db)
  await papers.down(db)
  await payments.down(db)
  await credits.down(db)
  const open = await addOrder(1, null)
  const complete = await addOrder(25, null)
  const deposit = await addOrder(1, 4_000)
  const refunded = await addOrder(25, TOTAL)
  await refund(refunded, 1_000, 'declined', 0)
  await refund(refunded, 1_000, 'done', 1)
  await refund(refunded, 500, 'pending', 2)
  const declined = await addOrder(30, TOTAL)
  await refund(declined, TOTAL, 'declined', 0)
  await refund(declined, 4_000, 'done', 1)
  const otherwise = await addOrder(30, TOTAL)
  await refund(otherwise, TOTAL, 'declined', 0, true)
  await credits.up(db)
  await payments.up(db)
  await papers.up(db)
  await ordersAtTheDesk.up(db)
  const old = await addOrder(1, TOTAL)
  await refund(old, 700, 'pending', 3)

  const all = [open, complete, deposit, refunded, declined, otherwise, old]
  const money = await moneyOfOrders(db, all)
  const none = { charged: 0, paid: 0, refunded: 0, pending: 0, left: 0, overpaid: 0, owed: 0 }
  const charged = { ...none, charged: TOTAL }
  const expected = [
    { ...none, owed: TOTAL },
    { ...none, paid: TOTAL, left: TOTAL },
    { ...none, charged: 4_000, left: 4_000, owed: 6_000 },
    { ...charged, refunded: 1_000, pending: 500, left: 8_500 },
    { ...charged, refunded: 4_000, left: 6_000, overpaid: 6_000 },
    { ...charged, refunded: TOTAL },
    { ...charged, pending: 700, left: 9_300 },
  ]
  expect(all.map((id) => money.get(id))).toMatchObject(expected)
  const numbers = db.selectFrom('credits').select('number').where('order_id', '=', refunded)
  expect((await numbers.orderBy('at').execute()).map(({ number }) => number)).toEqual([1, 2])
  const { rows } = await sql<{ balance: number }>`select balance_cents as balance from orders
    where id = any(${all}) order by id`.execute(db)
  expect(rows.map(({ balance }) => balance)).toEqual(expected.map(({ overpaid, owed }) => overpaid - owed))
})
