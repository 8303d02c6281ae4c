import { expect, test } from 'vitest'
import { staffImportCalls as calls } from '#contract/staff/staff-import.ts'
import { bytesOf, openImports } from '#tests/support/product-import.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { staff, apply, newUpc, goods, dryRun } = await openImports(shop)

async function creating(file: string) {
  const query = { name: 'products.csv', id: crypto.randomUUID(), create: 'yes' as const }
  const answer = await staff.call(calls.checkProductImport, { query, body: bytesOf(file) })
  if (answer.kind !== 'read') throw new Error(JSON.stringify(answer.problems))
  const { rows } = await staff.call(calls.listImportRows, { query: { id: answer.id } })
  return { ...answer, rows }
}
const TITLES =
  'model,name,category,brand,packaging,upc,weight_lb,price:silver,price:Gold Plus,colors,lists,caliber'
const rowOf = (model: string, category: string, brand: string, rest: string) =>
  `${model},Comet ${model},${category},${brand},12/6,${newUpc()},27.5,${rest}`
const auditOf = (id: string) =>
  shop.db.selectFrom('staff_audit').select('subject').where('subject', 'like', `%${id}%`).execute()

test('names that do not exist yet are problems by default, of values of filters and levels too, and nothing is added', async () => {
  const seen = await dryRun(`${TITLES}\n${rowOf('N-1', 'Mortars', 'Quill & Co.', '10,9,Umber,New Box,9"')}\n`)
  expect(seen).toMatchObject({ creates: false, additions: [], counts: { refused: 1 } })
  const reasons = seen.rows[0]?.reasons.join('\n')
  for (const text of [
    'category: there is no category "Mortars"',
    'brand: there is no brand "Quill & Co."',
    'colors: there is no color "Umber"; there are ',
    'lists: there is no list "New Box"',
    `caliber: there is no caliber "9"`,
    'price:Gold Plus: there is no level "Gold Plus"; there are bronze, silver',
  ])
    expect(reasons).toContain(text)
  expect(seen.notes.join()).not.toContain('Gold Plus')
})

test('additions are shown with address and number of products, written with the products that use them, and recorded', async () => {
  const file = [
    TITLES,
    rowOf('A-1', 'Mortars & Tubes', 'Quill Works', '10,8,Umber|Red,New Box|Best Sellers,7mm'),
    rowOf('A-2', 'mortars & tubes', 'QUILL WORKS', '30,24,umber,,'),
    rowOf('A-3', 'Refused Ones', 'Refused Brand', 'x,8,,,'),
  ].join('\n')
  const seen = await creating(file)
  const filter = { project_id: 0, url: '' }
  expect(seen.additions).toEqual([
    { kind: 'brand', project_id: 11, name: 'Quill Works', url: 'Quill-Works', products: 2 },
    { kind: 'category', project_id: 11, name: 'Mortars & Tubes', url: 'Mortars--Tubes', products: 2 },
    { kind: 'list', project_id: 11, name: 'New Box', url: 'New_Box', products: 1 },
    // 0.9 of silver, of which it is 32 of 40
    { kind: 'level', project_id: 0, name: 'Gold Plus', url: 'gold-plus', products: 2, factor: 0.72 },
    { ...filter, kind: 'color', name: 'Umber', products: 2 },
    { ...filter, kind: 'caliber', name: '7mm', products: 1 },
  ])
  expect(seen.counts).toMatchObject({ added: 2, refused: 1 })
  const brands = () => shop.db.selectFrom('brands').select('name').where('name', '=', 'Quill Works').execute()
  expect(await brands()).toEqual([])
  expect(await apply(seen, { skip_refused: true })).toMatchObject({ kind: 'applied' })
  expect(await brands()).toEqual([{ name: 'Quill Works' }])
  const [audit] = (await auditOf(seen.id)).slice(-1)
  expect(audit?.subject).toContain('brand "Quill Works", category "Mortars & Tubes", list "New Box"')
  const product = await shop.db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('prices as r', 'r.product_id', 'p.id')
    .innerJoin('levels as l', 'l.id', 'r.level_id')
    .select(['b.url as brand', 'c.url as category', 'l.short_name as level', 'r.cents', 'p.colors'])
    .where('p.model', '=', 'A-1')
    .where('l.short_name', '=', 'gold-plus')
    .executeTakeFirstOrThrow()
  expect(product).toEqual({
    brand: 'Quill-Works',
    category: 'Mortars--Tubes',
    level: 'gold-plus',
    cents: 800,
    colors: ['Umber', 'Red'],
  })
  // the same file again finds what it has added
  const again = await dryRun(file)
  expect(again).toMatchObject({ additions: [], counts: { unchanged: 2, refused: 1 } })
})

test('a new name whose address another one has is a problem, so that one is not there twice by another spelling', async () => {
  const seen = await creating(
    [
      TITLES,
      rowOf('B-1', 'Rockets & More', 'Best-Brand', '10,,,,'),
      rowOf('B-2', 'Rockets && More', 'Best Brand', '10,,,,'),
      rowOf('B-3', '!!!', 'Best-Brand', '10,,,,'),
    ].join('\n'),
  )
  expect(seen.rows.map(({ line, reasons }) => [line, reasons])).toEqual([
    [
      3,
      [
        'category: the new category "Rockets && More" would have the address Rockets--More, which is that of "Rockets & More"',
        'brand: the new brand "Best Brand" would have the address Best-Brand, which is that of "Best-Brand"',
      ],
    ],
    [4, ['category: the new category "!!!" has no letter or digit for its address']],
    [2, []],
  ])
})

test('nothing is written when somebody else has added a name since the dry run, and a dry run keeps whether it adds names', async () => {
  const [one] = await goods(1)
  const file = `model,brand\n${one?.model},Latecomer\n`
  const [first, second] = [await creating(file), await creating(file)]
  expect(await apply(first)).toMatchObject({ kind: 'applied' })
  expect(await apply(second)).toMatchObject({
    kind: 'changed',
    differences: expect.arrayContaining([
      'The brand "Latecomer" is no longer to be added: it exists, or nothing uses it.',
    ]),
  })
  const repeated = await staff.send(calls.checkProductImport, {
    query: { name: 'products.csv', id: first.id },
    body: bytesOf(file),
  })
  expect(repeated.status).toBe(422)
})
