import { expect, test } from 'vitest'
import { staffImportCalls as calls } from '#contract/staff/staff-import.ts'
import { openImports, dollars } from '#tests/support/product-import.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { staff, check, dryRun, apply, goods, good, newUpc, stockOf, silverOf } = await openImports(shop)
/** by row */
const PRICES: Readonly<Record<number, string>> = { 58: '1.00', 59: 'x' }

test('a dry run tells each change before and after, exact in cents, and writes nothing', async () => {
  const [one, two, three] = await goods(3)
  if (!one || !two || !three) throw new Error('no products')
  const file = [
    'price:silver;Model;STOCK;active;name;secret',
    `${dollars(one.cents + 1)};${one.model.toLowerCase()};+5;yes;${one.name};x`,
    `$1,234.5;${two.model};7;no;"New; name";`,
    `;${three.model};${three.qty};YES;;`,
  ].join('\r\n')
  const seen = await dryRun(file)
  expect(seen.counts).toEqual({ refused: 0, added: 0, changed: 1, deactivated: 1, unchanged: 1 })
  expect(seen.notes[0]).toBe('Not read, because there is no such column: "secret".')
  expect(seen.notes[1]).toMatch(/^Not in the file, so kept as it is: url, category/)
  expect(seen.rows).toEqual([
    {
      line: 2,
      model: one.model.toLowerCase(),
      name: one.name,
      kind: 'changed',
      reasons: [],
      changes: [
        { field: 'stock', before: String(one.qty), after: String(one.qty + 5), by: 5 },
        { field: 'price:silver', before: dollars(one.cents), after: dollars(one.cents + 1) },
      ],
    },
    {
      line: 3,
      model: two.model,
      name: 'New; name',
      kind: 'deactivated',
      reasons: [],
      changes: [
        { field: 'name', before: two.name, after: 'New; name' },
        { field: 'active', before: 'yes', after: 'no' },
        { field: 'stock', before: String(two.qty), after: '7' },
        { field: 'price:silver', before: dollars(two.cents), after: '1234.50' },
      ],
    },
    { line: 4, model: three.model, name: three.name, kind: 'unchanged', reasons: [], changes: [] },
  ])
  expect([await stockOf(one.id), await silverOf(two.id)]).toEqual([one.qty, two.cents])
})

test('[T76] an empty cell keeps what is there, and CLEAR empties what may be empty', async () => {
  const [one, two] = await goods(2)
  if (!one || !two) throw new Error('no products')
  const columns = 'model,name,price:silver,description,lists,caliber,weight_lb'
  const filled = await dryRun(`${columns}\n${one.model},,,<p>Told</p>,On_Sale,,\n`)
  await apply(filled, { skip_refused: false })
  const kept = await dryRun(`${columns}\n${one.model},,,,,,\n`)
  expect(kept.rows.map(({ kind }) => kind)).toEqual(['unchanged'])
  const emptied = await dryRun(
    `${columns}\n${one.model},,CLEAR,CLEAR,CLEAR,CLEAR,\n${two.model},CLEAR,,,,,CLEAR\n`,
  )
  const [refused, changed] = emptied.rows
  expect(refused?.reasons).toEqual(['name: cannot be empty', 'weight_lb: cannot be empty'])
  expect(changed?.changes.map(({ field, after }) => [field, after])).toEqual(
    expect.arrayContaining([
      ['description', ''],
      ['price:silver', ''],
      ['lists', ''],
    ]),
  )
})

test('every problem of every row is told with its line, and no row is written unless the refused ones are to be skipped', async () => {
  const [one, two, three] = await goods(3)
  if (!one || !two || !three) throw new Error('no products')
  const seen = await dryRun(
    [
      'model,name,upc,colors,packaging,weight_lb,active,price:silver,stock,shots,storefront,brand,eta,video_url',
      `${one.model},,123456789013,Red|Plaid,12x6,1.25,maybe,12.345,-9999,-1,14,Nobody,2027-02-30,http://a.b`,
      `${two.model},,${three.upc},,,,,,,,,,,`,
      `${three.model},,4.00012E+11,,,,,1.5,,,,,,`,
      'X1,a',
      'X1,b',
      ',c',
      `${(await good()).model},Renamed,,,,,,,,,,,,,too much`,
    ].join('\n'),
  )
  expect(seen.counts).toEqual({ refused: 7, added: 0, changed: 0, deactivated: 0, unchanged: 0 })
  const reasons = new Map(seen.rows.map((row) => [row.line, row.reasons.join('\n')]))
  for (const text of [
    'storefront: the product is of storefront 11',
    'upc: "123456789013" has a wrong check digit',
    'colors: there is no color "Plaid"; there are Red',
    'packaging: "12x6" is not',
    'weight_lb: "1.25" is not',
    'active: "maybe" is neither',
    'price:silver: "12.345" is not an amount',
    'stock: -9999 cases are more than',
    'shots: "-1" is not a whole number',
    'brand: there is no brand "Nobody"; there are',
    'eta: "2027-02-30" is not a day',
    'video_url: "http://a.b" is not an https address',
  ])
    expect(reasons.get(2)).toContain(text)
  expect(reasons.get(3)).toContain(`upc: ${three.upc} is that of ${three.model}`)
  expect(reasons.get(4)).toContain('that a spreadsheet program has rounded')
  expect(reasons.get(5)).toContain('model: is on several lines: 5, 6')
  expect(reasons.get(7)).toContain('model: is empty')
  expect(reasons.get(8)).toContain('The row has 15 cells, the first row 14')
  expect(await apply(seen)).toMatchObject({
    kind: 'refused',
    text: expect.stringContaining('7 rows are refused'),
  })

  const half = await dryRun(`model,price:silver\n${one.model},77.70\nX2,5\n`)
  expect(await apply(half)).toMatchObject({ kind: 'refused' })
  expect(await silverOf(one.id)).toBe(one.cents)
  expect(await apply(half, { skip_refused: true })).toMatchObject({ kind: 'applied' })
  expect(await silverOf(one.id)).toBe(7770)
})

test('a lone 1,250 is asked about, and a UPC that lost its zero gets it back', async () => {
  const [one, two, three] = await goods(3)
  if (!one || !two || !three) throw new Error('no products')
  const upc = '012345678905'
  const seen = await dryRun(
    `model,price:silver,upc\n${one.model},"1,250",\n${two.model},"1,250.00",${upc.slice(1)}\n${three.model},,8.1E+11\n`,
  )
  expect(seen.rows.map(({ line, reasons }) => [line, reasons[0]])).toEqual([
    [2, 'price:silver: "1,250" may be 1250.00 or 1.250: which? Write it with a point and two decimals'],
    [4, expect.stringContaining('upc: "8.1E+11" is a UPC that a spreadsheet program has rounded')],
    [3, undefined],
  ])
  expect(seen.rows.find(({ line }) => line === 3)?.changes).toEqual([
    { field: 'upc', before: two.upc, after: upc },
    { field: 'price:silver', before: dollars(two.cents), after: '1250.00' },
  ])
})

test('a roll of 16,000 pieces is a packaging', async () => {
  const { model } = await good()
  const { rows } = await dryRun(`model,packaging\n${model},1/16000\n`)
  expect(rows[0]?.changes).toContainEqual(
    expect.objectContaining({ field: 'pieces_per_case', after: '16000' }),
  )
})

test('what an object of JavaScript has is no answer to yes or no, and a case has no more pieces than can be stored', async () => {
  const { model } = await good()
  const seen = await dryRun(
    `model,pro_use,packaging,url\n${model},constructor,9999/9999/9999,..\n${model}x,__proto__,,\n`,
  )
  const reasons = seen.rows.map((row) => row.reasons.join('; '))
  expect(reasons[0]).toContain('pro_use: "constructor" is neither yes nor no')
  expect(reasons[0]).toContain('packaging: "9999/9999/9999" is not a packaging')
  expect(reasons[0]).toContain('url: ".." is not the last part of an address')
  expect(reasons[1]).toContain('pro_use: "__proto__" is neither yes nor no')
})

test('long texts are cut between characters, never within one', async () => {
  const [one, two] = await goods(2)
  const name = `x${'🎆'.repeat(150)}`
  const bad = `y${'🎆'.repeat(60)}`
  const seen = await dryRun(
    `model,name,brand,storefront,x${bad}\n${one?.model},${name},,\n${two?.model},,${bad},${bad}\n`,
  )
  expect(seen.counts).toMatchObject({ changed: 1, refused: 1 })
  expect(seen.rows.flatMap((row) => [row.name, ...row.reasons]).every((text) => text.isWellFormed())).toBe(
    true,
  )
  expect(await apply(seen, { skip_refused: true })).toMatchObject({ kind: 'applied' })
})

test('a cell of very many values is refused in few words', async () => {
  const [one, two] = await goods(2)
  const many = Array.from({ length: 5_000 }, (_, index) => `n${index}`)
  const seen = await dryRun(
    `model,lists\n${one?.model},${many.join('|')}\n${two?.model},${many.slice(0, 30).join('|')}\n`,
  )
  const [tooMany, unknown] = seen.rows.map(({ reasons }) => reasons.join())
  expect(tooMany).toBe('lists: there are 5000 values, more than 100')
  expect(unknown).toMatch(/^lists: there is no list "n0".*and 27 more$/)
  expect(unknown?.length).toBeLessThan(1_500)
})

test('two rows of a file never get one UPC or one address', async () => {
  const [one, two] = await goods(2)
  if (!one || !two) throw new Error('no products')
  const upc = newUpc()
  const seen = await dryRun(
    `model,upc,url\n${one.model},${upc},New-Address\n${two.model},${upc},new-address\n`,
  )
  expect(seen.rows.map(({ kind, reasons }) => [kind, reasons])).toEqual([
    ['refused', [`upc: ${upc} is that of line 2`, 'url: new-address is that of line 2']],
    ['changed', []],
  ])
})

test('rows are listed by page, the refused ones first, and found by kind and by part of a name', async () => {
  const products = await goods(60)
  const seen = await check(
    `model,on_sale,price:silver\n${products.map(({ model }, index) => `${model},,${PRICES[index] ?? ''}`).join('\n')}\n`,
  )
  if (seen.kind !== 'read') throw new Error('not read')
  const list = (more = {}) => staff.call(calls.listImportRows, { query: { id: seen.id, ...more } })
  const first = await list()
  expect(first.pagination).toEqual({ total: 60, per_page: 50, current_page: 1, last_page: 2 })
  expect(first.rows.slice(0, 3).map(({ kind }) => kind)).toEqual(['refused', 'changed', 'unchanged'])
  expect((await list({ page: '2' })).rows).toHaveLength(10)
  expect((await list({ kind: 'changed' })).rows.map(({ line }) => line)).toEqual([60])
  const wanted = products[3]
  expect((await list({ search: wanted?.model.toLowerCase() })).rows.map(({ line }) => line)).toEqual([5])
})

test('a file that is no CSV is told so, and larger ones than 20 MB are not received', async () => {
  expect(await check('\0')).toEqual({
    kind: 'unreadable',
    problems: [{ line: 1, text: 'The file holds a NUL or another character that is in no text.' }],
  })
  const query = { name: 'products.csv', id: crypto.randomUUID() }
  const large = await staff.send(calls.checkProductImport, { query, body: new Uint8Array(20_971_521) })
  expect(large.status).toBe(413)
})
