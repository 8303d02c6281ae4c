import { expect, test } from 'vitest'
import { staffImportCalls as calls } from '#contract/staff/staff-import.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { openImports, bytesOf } from '#tests/support/product-import.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const { newStaff, staff, dryRun, apply, good } = await openImports(shop)
const auditOf = (subject: string) =>
  shop.db
    .selectFrom('staff_audit')
    .select(['action', 'subject'])
    .where('subject', 'like', subject)
    .orderBy('id')
    .execute()

test('the desk of a storefront imports and exports its own products only, and nobody without the right any', async () => {
  const one = await good()
  const other = await newStaff(14)
  const seen = await dryRun(`model,price:silver\n${one.model},5\n`, other)
  expect(seen.rows[0]?.reasons).toEqual(['model: is that of a product of another storefront'])
  const mine = await dryRun(`model,price:silver\n${one.model},5\n`)
  expect(await apply(mine, {}, other)).toMatchObject({ kind: 'changed' })
  const query = { id: mine.id }
  const editor = await logInEditor(shop.url, await makeEditor(shop.db, ['edit', 'orders', 'customers']))
  const path = '/shop-api/staff/products/export?project_id=11'
  const statuses = await Promise.all([
    other.send(calls.listImportRows, { query }),
    editor.send(calls.listImportRows, { query }),
    new Shopper(shop.url).send(calls.listImportRows, { query }),
    editor.send(calls.checkProductImport, { query: { name: 'a', id: mine.id }, body: bytesOf('model\nA\n') }),
    new Shopper(shop.url).send(calls.checkProductImport, {
      query: { name: 'a', id: mine.id },
      body: bytesOf('a'),
    }),
    editor.fetch(path),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([200, 403, 404, 403, 404, 403])
  expect((await other.call(calls.listImportRows, { query })).rows).toEqual([])
  const file = await staff.fetch(path)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="products-11-[\d-]+\.csv"/)
  const text = await file.text()
  const { count } = await shop.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', 11)
    .executeTakeFirstOrThrow()
  expect(text.split('\r\n')).toHaveLength(Number(count) + 2)
  expect((await auditOf('% products')).map(({ action }) => action)).toContain('exportProducts')
})

test('rows that the file gives to the other storefront are left alone in one note, whatever they hold', async () => {
  const [one, other] = [await good(), await newStaff(14)]
  const file = `model,storefront,price:silver\n${one.model},11,5\nNEW2,11,x\n`
  const { rows, notes, counts } = await dryRun(file, other)
  expect(rows).toEqual([])
  expect(notes[0]).toBe('2 rows of storefront 11 are left alone.')
  expect(counts.refused).toBe(0)
  const mistaken = await dryRun(`model,storefront\n${one.model},14\n`)
  expect(mistaken.rows[0]?.reasons).toContain('storefront: the product is of storefront 11')
})

test('a refused row tells nothing of a product of another storefront: neither its name nor its model', async () => {
  const one = await good()
  const other = await newStaff(14)
  const { rows } = await dryRun(
    `model,upc,storefront\n${one.model.toLowerCase()},${one.upc},14\nNEW1,${one.upc},14\n`,
    other,
  )
  expect(rows.map(({ model, name, reasons }) => [model, name, reasons[0]])).toEqual([
    [one.model.toLowerCase(), '', 'model: is that of a product of another storefront'],
    ['NEW1', '', expect.stringContaining('There is no such model')],
  ])
  expect(rows[1]?.reasons).toContain(`upc: ${one.upc} is that of a product of another storefront`)
  expect(JSON.stringify(rows)).not.toContain(one.model)
})

test('a member of staff makes 30 dry runs in ten minutes, a colleague as many', async () => {
  const [one, other] = [await newStaff(), await newStaff()]
  const check = async (by: Shopper) =>
    (
      await by.send(calls.checkProductImport, {
        query: { name: 'a.csv', id: crypto.randomUUID() },
        body: bytesOf('name\nA\n'),
      })
    ).status
  for (let run = 0; run < 30; run++) expect(await check(one)).toBe(200)
  expect(await check(one)).toBe(429)
  expect(await check(other)).toBe(200)
})
