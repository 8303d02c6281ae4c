import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { writeLowStockNotices } from '#server/catalogue/low-stock.ts'
import { compose } from '#server/site/mail/messages/compose.ts'
import { senderOf } from '#server/site/mail/messages/sender.ts'
import type { ShopMessage } from '#server/site/mail/messages/shop-message.ts'
import { openSettings } from '#server/site/settings-reader.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 4)
const now = { time: new Date('2026-06-01T12:00:00Z') }
const settings = await openSettings(db)
const set = async (key: string, value: string | number) => {
  await sql`insert into settings (project_id, kind, key, value) values (11, 'app', ${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (project_id, kind, key) do update set value = excluded.value`.execute(db)
  await settings.refresh()
}
const look = () => {
  now.time = new Date(now.time.getTime() + 60_000)
  return writeLowStockNotices({ db, settings, now: () => now.time })
}
const told = async () => {
  const rows = await db
    .selectFrom('emails')
    .select('message')
    .where('recipient', '=', 'stock@lund.example')
    .orderBy('created_at')
    .execute()
  const sender = senderOf(11, { store: {}, app: {}, server: {} })
  return rows.map(({ message }) => compose(message as ShopMessage, sender).subject)
}

test('a product that falls to low_stock_cases is told once, and again after it was restocked', async () => {
  await sql`update stock set qty = 50`.execute(db)
  const { rows } = await sql<{ id: number; model: string }>`
    select id, model from products where project_id = 11 and active order by id limit 2`.execute(db)
  const [first, second] = rows
  const stock = (qty: number, id = first?.id) =>
    sql`update stock set qty = ${qty} where product_id = ${id}`.execute(db)

  await stock(3)
  expect(await look()).toBe(false)
  await set('notify_low_stock', 'stock@lund.example')
  await set('low_stock_cases', 3)
  await Promise.all([look(), look()])
  expect(await told()).toEqual([`Low stock: ${first?.model}`])
  await stock(1)
  expect(await look()).toBe(false)

  await stock(4)
  await stock(4, second?.id)
  expect(await look()).toBe(false)
  await stock(0)
  await stock(2, second?.id)
  expect(await look()).toBe(true)
  expect(await told()).toEqual([`Low stock: ${first?.model}`, 'Low stock: 2 products'])
})
