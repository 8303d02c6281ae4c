import { expect, test } from 'vitest'
import { openImports } from '#tests/support/product-import.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { dryRun, apply, good, newUpc, staff, stockOf, setStock } = await openImports(shop)

test('an export brings no case back that was sold since, and has the stock that it was taken at', async () => {
  const one = await good()
  const file = await staff.fetch('/shop-api/staff/products/export?project_id=11')
  const text = await file.text()
  expect(text.split('\r\n')[0]).toMatch(/,"stock_at_export"$/)
  await setStock(one.id, one.qty - 4)
  const seen = await dryRun(text)
  expect(seen.counts).toMatchObject({ changed: 0, refused: 0, deactivated: 0 })
  expect(await apply(seen)).toMatchObject({ kind: 'applied' })
  expect(await stockOf(one.id)).toBe(one.qty - 4)
})

test('a stock changed in an export is added to or taken from the present one, also when cases are sold after the dry run', async () => {
  const [more, fewer] = [await good(), await good()]
  await setStock(more.id, more.qty - 4)
  const seen = await dryRun(
    `model,stock,stock_at_export\n${more.model},${more.qty + 10},${more.qty}\n${fewer.model},${fewer.qty - 3},${fewer.qty}\n`,
  )
  expect(seen.rows.map(({ changes }) => changes)).toEqual([
    [{ field: 'stock', before: String(more.qty - 4), after: String(more.qty + 6), by: 10 }],
    [{ field: 'stock', before: String(fewer.qty), after: String(fewer.qty - 3), by: -3 }],
  ])
  await setStock(more.id, more.qty - 5)
  expect(await apply(seen)).toMatchObject({ kind: 'applied' })
  expect(await stockOf(more.id)).toBe(more.qty + 5)
  expect(await stockOf(fewer.id)).toBe(fewer.qty - 3)
})

test('a file of added cases that was imported already says so in its next dry run', async () => {
  const one = await good()
  const file = `model,stock,stock_at_export\n${one.model},${one.qty + 1},${one.qty}\n`
  const first = await dryRun(file)
  expect(first.notes.join()).not.toContain('imported already')
  expect(await apply(first)).toMatchObject({ kind: 'applied' })
  expect((await dryRun(file)).notes[0]).toMatch(/^This file was imported already, on \d{4}-\d\d-\d\d/)
})

test('a stock at the export that is no number is refused; a new product has the stock of the file', async () => {
  const one = await good()
  const { rows } = await dryRun(`model,stock,stock_at_export\n${one.model},5,many\n`)
  expect(rows[0]?.reasons).toEqual([
    'stock_at_export: "many" is not a whole number from 0 to 1000000: leave it as exported',
  ])
  const added = await dryRun(`model,upc,stock,stock_at_export\nNEW-9,${newUpc()},7,7\n`)
  expect(added.rows[0]?.reasons.join()).not.toContain('stock')
})

test('a stock that is set by a file made by hand is told where cases were ordered in the last days', async () => {
  const one = await good()
  const order = await shop.db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow()
  await shop.db.updateTable('orders').set({ purchased_at: new Date() }).where('id', '=', order.id).execute()
  await shop.db
    .insertInto('order_lines')
    .values({ order_id: order.id, position: 9_000, product_id: one.id, quantity: 1, cents: 100 })
    .execute()
  const set = await dryRun(`model,stock\n${one.model},${one.qty + 9}\n`)
  expect(set.notes[0]).toContain(
    `The stock of 1 product ordered in the last 7 days is set, not changed: ${one.model}.`,
  )
  const changed = await dryRun(`model,stock\n${one.model},+9\n`)
  expect(changed.notes.join()).not.toContain('ordered in the last')
})
