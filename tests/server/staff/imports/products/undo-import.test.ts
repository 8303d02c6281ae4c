import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffImportCalls as calls } from '#contract/staff/staff-import.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { openImports } from '#tests/support/product-import.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { staff, colleague, newStaff, dryRun, apply, good, goods, newUpc, stockOf, setStock, silverOf } =
  await openImports(shop)

const exported = async () => (await staff.fetch('/shop-api/staff/products/export?project_id=11')).text()
const last = async (by = staff) => (await by.call(calls.lastProductImport, {})).last_import
const importFile = async (file: string, by = staff) => {
  const seen = await dryRun(file, by)
  expect(await apply(seen, {}, by)).toMatchObject({ kind: 'applied' })
  return seen.id
}
const undo = (id: string, requestId: string = crypto.randomUUID(), by = staff) =>
  by.call(calls.undoProductImport, { body: { id, request_id: requestId } })
const auditOf = (action: string, id: string) =>
  shop.db
    .selectFrom('staff_audit')
    .select('subject')
    .where('action', '=', action)
    .where('subject', 'like', `%${id}%`)
    .execute()

test('after the undo of an import the export is the same, byte by byte, and the undo is recorded', async () => {
  const [one, two, three] = await goods(3)
  if (!one || !two || !three) throw new Error('no products')
  const before = await exported()
  const id = await importFile(
    [
      'model,name,price:silver,price:gold,stock,lists,eta,active,description,weight_lb',
      `${one.model},Another,1.23,CLEAR,+7,On_Sale | Best Sellers,2027-06-30,no,<p>New</p>,99.5`,
      `${two.model},,,,-3,,,,,`,
      `${three.model},,,,777,,,no,,`,
    ].join('\n'),
  )
  expect(await exported()).not.toBe(before)
  expect(await last()).toMatchObject({
    id,
    file_name: 'products.csv',
    applied_by: expect.stringMatching(/^Editor/),
    products: 3,
    undone_at: null,
  })
  const shopper = await makeShopper(shop.url, shop.db, 'silver')
  expect(await undo(id)).toEqual({
    kind: 'undone',
    text: 'Undone: 3 products as before the import.',
    kept: [],
  })
  expect(await exported()).toBe(before)
  // shown at once
  const page = await shopper.call(productCalls.getByUrl, { params: { url: one.url } })
  expect(page).toMatchObject({ quantity: one.qty, price: one.cents })
  expect(await last()).toMatchObject({ id, undone_at: expect.any(String) })
  const [audit] = await auditOf('undoProductImport', id)
  expect(audit?.subject).toBe(`products.csv, ${id}: Undone: 3 products as before the import.`)
})

test('cases sold since an import stay sold after its undo, also where it had set the stock', async () => {
  const [one, two] = await goods(2)
  if (!one || !two) throw new Error('no products')
  const id = await importFile(`model,stock\n${one.model},500\n${two.model},-4\n`)
  await setStock(one.id, 488)
  await setStock(two.id, two.qty - 4 - 2)
  expect(await undo(id)).toMatchObject({ kind: 'undone', kept: [] })
  expect([await stockOf(one.id), await stockOf(two.id)]).toEqual([one.qty - 12, two.qty - 2])
})

test('a product that changed since, or whose added cases are sold, is kept whole and named; the others get back their values', async () => {
  const [one, two, three] = await goods(3)
  if (!one || !two || !three) throw new Error('no products')
  const id = await importFile(
    `model,price:silver,stock\n${one.model},1.11,+5\n${two.model},2.22,+100\n${three.model},3.33,+1\n`,
  )
  await shop.db.updateTable('products').set({ name: 'Renamed' }).where('id', '=', one.id).execute()
  await setStock(two.id, 60)
  expect(await undo(id)).toEqual({
    kind: 'undone',
    text: 'Undone: 1 product as before the import. 2 products: kept as now.',
    kept: [
      `${one.model}: changed since the import: name`,
      `${two.model}: stock: the import added 100 cases, of which 60 are left`,
    ],
  })
  expect([await silverOf(one.id), await silverOf(two.id), await silverOf(three.id)]).toEqual([
    111,
    222,
    three.cents,
  ])
  expect([await stockOf(one.id), await stockOf(two.id), await stockOf(three.id)]).toEqual([
    one.qty + 5,
    60,
    three.qty,
  ])
})

test('a product that the import added is hidden and has no stock, because orders may refer to it', async () => {
  const names = await shop.db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['b.name as brand', 'c.name as category'])
    .where('p.project_id', '=', 11)
    .orderBy('p.id')
    .executeTakeFirstOrThrow()
  const file = `model,name,brand,category,packaging,upc,weight_lb,price:silver,stock\nUNDO-1,New,${names.brand},${names.category},12/1,${newUpc()},27.5,9.95,40\n`
  const id = await importFile(file)
  expect(await undo(id)).toEqual({
    kind: 'undone',
    text: 'Undone: 0 products as before the import. 1 product that it added: hidden, without stock.',
    kept: [],
  })
  const found = await shop.db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select(['p.active', 's.qty'])
    .where('p.model', '=', 'UNDO-1')
    .executeTakeFirstOrThrow()
  expect(found).toEqual({ active: false, qty: 0 })
})

test('only the last import is undone, once: a repeated press gets the same answer, another one is told', async () => {
  const one = await good()
  const first = await importFile(`model,stock\n${one.model},+5\n`)
  const second = await importFile(`model,price:silver\n${one.model},4.44\n`, colleague)
  // changes nothing, so there is nothing of it to undo
  const third = await importFile(`model,price:silver\n${one.model},4.44\n`)
  expect(await undo(first)).toMatchObject({ kind: 'changed', kept: [] })
  expect(await undo(third)).toMatchObject({ kind: 'changed', kept: [] })
  expect(await stockOf(one.id)).toBe(one.qty + 5)
  const request = crypto.randomUUID()
  const answers = await Promise.all([undo(second, request), undo(second, request), undo(second, request)])
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ kind: 'undone' })
  expect(await silverOf(one.id)).toBe(one.cents)
  expect(await undo(second)).toMatchObject({
    kind: 'changed',
    text: expect.stringMatching(/^This import was undone already, by Editor/),
  })
  expect(await undo(first)).toMatchObject({ kind: 'changed' })
  expect(await stockOf(one.id)).toBe(one.qty + 5)
})

test('an import of more than 30 days ago, or of another storefront, is not undone', async () => {
  const one = await good()
  const id = await importFile(`model,stock\n${one.model},+5\n`)
  const other = await newStaff(14)
  expect(await last(other)).toBeNull()
  expect(await undo(id, crypto.randomUUID(), other)).toMatchObject({ kind: 'changed' })
  const old = new Date((await last())?.applied_at ?? 0)
  old.setDate(old.getDate() - 31)
  await shop.db.updateTable('product_imports').set({ applied_at: old }).where('id', '=', id).execute()
  expect((await last())?.id).not.toBe(id)
  expect(await undo(id)).toMatchObject({ kind: 'changed' })
  expect(await stockOf(one.id)).toBe(one.qty + 5)
})

test('an undo that fails at its end has changed nothing', async () => {
  const one = await good()
  const id = await importFile(`model,stock,price:silver\n${one.model},+5,4.44\n`)
  // the last write of an undo is refused
  await sql`alter table product_imports add constraint never check (id <> ${sql.lit(id)} or undone_at is null) not valid`.execute(
    shop.db,
  )
  const body = { id, request_id: crypto.randomUUID() }
  expect((await staff.send(calls.undoProductImport, { body })).status).toBe(500)
  expect([await stockOf(one.id), await silverOf(one.id)]).toEqual([one.qty + 5, 444])
  await sql`alter table product_imports drop constraint never`.execute(shop.db)
  expect(await undo(id, body.request_id)).toMatchObject({ kind: 'undone' })
  expect([await stockOf(one.id), await silverOf(one.id)]).toEqual([one.qty, one.cents])
})
