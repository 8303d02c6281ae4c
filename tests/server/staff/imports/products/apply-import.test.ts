import { expect, test } from 'vitest'
import { staffImportCalls as calls } from '#contract/staff/staff-import.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { openImports, dollars } from '#tests/support/product-import.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { colleague, dryRun, apply, goods, newUpc, stockOf, setStock, silverOf } = await openImports(shop)
const auditOf = (subject: string) =>
  shop.db
    .selectFrom('staff_audit')
    .select(['action', 'subject'])
    .where('subject', 'like', subject)
    .orderBy('id')
    .execute()
const names = shop.db
  .selectFrom('products as p')
  .innerJoin('brands as b', 'b.id', 'p.brand_id')
  .innerJoin('categories as c', 'c.id', 'p.category_id')
  .select(['b.name as brand', 'c.name as category'])
  .where('p.project_id', '=', 11)
  .where('p.shots', '>', 1)
  .orderBy('p.id')
  .executeTakeFirstOrThrow()

test('an import is applied whole, recorded, and shown by the running shop at once', async () => {
  const [one, two] = await goods(2)
  if (!one || !two) throw new Error('no products')
  const seen = await dryRun(
    `model,price:silver,stock,lists,eta,active\n${one.model},12.34,-3,Best Sellers | On_Sale,6/30/2027,\n${two.model},,,,,no\n`,
  )
  expect(await apply(seen)).toEqual({
    kind: 'applied',
    text: 'Imported: 0 added, 1 changed, 1 deactivated, 0 unchanged, 0 refused.',
    differences: [],
  })
  const shopper = await makeShopper(shop.url, shop.db, 'silver')
  const page = await shopper.call(productCalls.getByUrl, { params: { url: one.url } })
  expect(page).toMatchObject({ quantity: one.qty - 3, price: 1234, eta: '2027-06-30' })
  const gone = await shopper.send(productCalls.getByUrl, { params: { url: two.url } })
  expect(gone.status).not.toBe(200)
  const lists = await shop.db
    .selectFrom('product_list_entries as e')
    .innerJoin('product_lists as l', 'l.id', 'e.list_id')
    .select('l.url')
    .where('e.product_id', '=', one.id)
    .orderBy('l.position')
    .execute()
  expect(lists.map(({ url }) => url)).toEqual(['Best_Sellers', 'On_Sale'])
  expect((await auditOf(`products.csv, ${seen.id}%`)).map(({ action }) => action)).toEqual([
    'checkProductImport',
    'applyProductImport',
  ])
})

test('a new product needs what a product has, and is then sold with a page and an address of its own', async () => {
  const { brand, category } = await names
  const lacking = await dryRun('model,name\nNEW-1,Silver Comet\n')
  expect(lacking.rows[0]).toMatchObject({
    kind: 'refused',
    reasons: [
      'There is no such model; a new product needs also: category, brand, packaging, upc, weight_lb, a price',
    ],
  })
  const upc = newUpc()
  const file = `model,name,brand,category,packaging,upc,weight,weight_lb,price:silver,stock,colors\nNEW-1,"Silver Comet, 3""",${brand},${category},'12/6,${upc},x,27.5,99.95,40,red|GOLD\n`
  const seen = await dryRun(file)
  expect(seen.counts.added).toBe(1)
  expect(seen.rows[0]?.changes).toContainEqual({ field: 'pieces_per_case', before: '', after: '72' })
  expect(await apply(seen)).toMatchObject({ kind: 'applied' })
  const shopper = await makeShopper(shop.url, shop.db, 'silver')
  const answer = await shopper.call(productCalls.getByUrl, { params: { url: 'NEW-1-Silver-Comet-3' } })
  expect(answer).toMatchObject({
    products_model: 'NEW-1',
    price: 9995,
    quantity: 40,
    upc,
    colors: ['Red', 'Gold'],
    pieces_per_case: 72,
  })
})

test('an absolute stock is not set over cases that were reserved since the dry run; added cases are added to what is left', async () => {
  const [one, two] = await goods(2)
  if (!one || !two) throw new Error('no products')
  const absolute = await dryRun(`model,stock\n${one.model},500\n`)
  await setStock(one.id, one.qty - 4)
  expect(await apply(absolute)).toEqual({
    kind: 'changed',
    text: 'Nothing is imported: the catalogue has changed since the dry run. Make it again.',
    differences: [`Line 2, ${one.model}, stock: was ${one.qty} in the dry run and is ${one.qty - 4} by now.`],
  })
  expect(await stockOf(one.id)).toBe(one.qty - 4)
  const added = await dryRun(`model,stock\n${two.model},+10\n`)
  await setStock(two.id, two.qty - 4)
  expect(await apply(added)).toMatchObject({ kind: 'applied' })
  expect(await stockOf(two.id)).toBe(two.qty + 6)
})

test('what became of a product meanwhile is told by field, also where the dry run had nothing to change', async () => {
  const [one, two] = await goods(2)
  if (!one || !two) throw new Error('no products')
  const seen = await dryRun(`model,price:silver,name\n${one.model},5.00,${one.name}\n${two.model},6.00,\n`)
  const other = await dryRun(`model,price:silver,name\n${one.model},5.00,Other\n`, colleague)
  expect(await apply(other, {}, colleague)).toMatchObject({ kind: 'applied' })
  expect(await apply(seen)).toMatchObject({
    kind: 'changed',
    differences: [
      `Line 2, ${one.model}, price:silver: was ${dollars(one.cents)} and is 5.00 by now, as in the file.`,
      `Line 2, ${one.model}, name: is Other by now, as the file had it in the dry run.`,
    ],
  })
  expect(await silverOf(two.id)).toBe(two.cents)
  // of products that the file does not name nothing matters
  const again = await dryRun(`model,price:silver\n${two.model},6.00\n`)
  await shop.db.updateTable('products').set({ name: 'Another' }).where('id', '=', one.id).execute()
  expect(await apply(again)).toMatchObject({ kind: 'applied' })
})

test('another address by an import leads on from the former ones, as by the desk, and its undo leads back', async () => {
  const [one, two] = await goods(2)
  if (!one || !two) throw new Error('no products')
  const redirectsOf = async (url: string) => {
    const path = `/product/${url.toLowerCase()}`
    const rows = await shop.db
      .selectFrom('entries')
      .select(['key', 'body'])
      .where('kind', '=', 'redirect')
      .where('project_id', '=', 11)
      .where('key', '=', path)
      .execute()
    return rows.map(({ body }) => (body as { target_url: string }).target_url)
  }
  const importFile = async (...lines: readonly string[]) => {
    const seen = await dryRun(['model,url', ...lines].join('\n'))
    expect(await apply(seen)).toMatchObject({ kind: 'applied' })
    return seen.id
  }
  await importFile(`${one.model},First-Address`, `${two.model},Other-Address`)
  const id = await importFile(`${one.model},Second-Address`)
  for (const url of [one.url, 'first-address'])
    expect(await redirectsOf(url)).toEqual(['/product/Second-Address'])
  expect(await redirectsOf(two.url)).toEqual(['/product/Other-Address'])
  const undone = { id, request_id: crypto.randomUUID() }
  expect(await colleague.call(calls.undoProductImport, { body: undone })).toMatchObject({ kind: 'undone' })
  expect(await redirectsOf(one.url)).toEqual(['/product/First-Address'])
  expect(await redirectsOf('first-address')).toEqual([])
  expect(await redirectsOf('second-address')).toEqual(['/product/First-Address'])
})
