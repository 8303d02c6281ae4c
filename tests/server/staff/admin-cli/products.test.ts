import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { productCommand } from '#server/staff/admin-cli/products.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const folder = mkdtempSync(join(tmpdir(), 'emberwright-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (...words: string[]) => productCommand(shop.databaseUrl, [11, 14], words)
const fileOf = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const versionOf = async () =>
  (
    await shop.db
      .selectFrom('versions')
      .select('version')
      .where('name', '=', 'catalog')
      .executeTakeFirstOrThrow()
  ).version
const goods = () =>
  shop.db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.model', 'p.name', 's.qty'])
    .where('s.qty', '>', 20)
    .orderBy('p.id')
    .limit(2)
    .execute()

test('an export of all products of both storefronts changes nothing when it is imported again', async () => {
  const file = join(folder, 'all.csv')
  expect(await run('export', 'products', file)).toEqual([`${file}: 1,014 products.`])
  await expect(run('export', 'products', file)).rejects.toThrow('exists already')
  const lines = await run('import', 'products', file)
  expect(lines).toEqual([
    expect.stringMatching(
      /^0 added, 0 changed, 0 deactivated, 1014 unchanged, 0 refused\. Nothing is written yet; fingerprint [\w-]{43}\.$/,
    ),
    expect.stringContaining('--apply'),
  ])
  const version = await versionOf()
  expect((await run('import', 'products', file, '--apply'))[0]).toContain('1014 unchanged')
  expect(await versionOf()).toBe(version)
  // as a spreadsheet program saves it in Europe: semicolons, quotes only where needed
  const cells = readFileSync(file, 'utf8')
    .replace('\u{feff}', '')
    .split('\r\n')
    .map((row) => row.slice(1, -1).split('","'))
  const saved = cells
    .map((row) => row.map((cell) => (/[";\n]/.test(cell) ? `"${cell}"` : cell)).join(';'))
    .join('\n')
  const again = await run('import', 'products', fileOf('europe.csv', saved), '--dry-run')
  expect(again[0]).toContain('1014 unchanged, 0 refused')
})

test('a file is applied as its dry run showed it, or not at all', async () => {
  const [one, two] = await goods()
  if (!one || !two) throw new Error('no products')
  const file = fileOf('two.csv', `model,stock,name\n${one.model},+3,\n${two.model},9,Renamed\nX1,1,Nothing\n`)
  await expect(run('import', 'products', file, '--apply')).rejects.toThrow('There is no dry run of this file')
  expect(await run('import', 'products', file)).toEqual([
    expect.stringMatching(/^Not in the file, so kept as it is: url/),
    `line 2  ${one.model}  ${one.name}: changed`,
    `  stock: ${one.qty} -> ${one.qty + 3} (+3)`,
    `line 3  ${two.model}  Renamed: changed`,
    `  name: ${two.name} -> Renamed`,
    `  stock: ${two.qty} -> 9`,
    'line 4  X1  Nothing: refused',
    '  storefront: is needed for a new product: 11 or 14',
    expect.stringContaining('a new product needs also: category, brand'),
    expect.stringMatching(/^0 added, 2 changed, 0 deactivated, 0 unchanged, 1 refused/),
    expect.any(String),
  ])
  await expect(run('import', 'products', file, '--apply')).rejects.toThrow(
    'Nothing is imported: 1 row is refused.\nWith --skip-refused the other rows are imported.',
  )
})

test('a file whose product changed since its dry run is applied after another dry run, once', async () => {
  const [, two] = await goods()
  if (!two) throw new Error('no products')
  const file = fileOf('one.csv', `model,stock,name\n${two.model},9,Renamed\nX1,1,Nothing\n`)
  await run('import', 'products', file)
  await shop.db
    .updateTable('stock')
    .set({ qty: two.qty - 1 })
    .where('product_id', '=', two.id)
    .execute()
  await expect(run('import', 'products', file, '--apply', '--skip-refused')).rejects.toThrow(
    `Line 2, ${two.model}, stock: was ${two.qty} in the dry run and is ${two.qty - 1} by now.`,
  )
  await run('import', 'products', file)
  const version = Number(await versionOf())
  expect(await run('import', 'products', file, '--apply', '--skip-refused')).toEqual([
    'Imported: 0 added, 1 changed, 0 deactivated, 0 unchanged, 1 refused.',
    'Visitors see it within a second.',
  ])
  expect(Number(await versionOf())).toBeGreaterThan(version)
  await expect(run('import', 'products', file, '--apply', '--skip-refused')).rejects.toThrow(
    'This import was applied already, by a command.',
  )
  const audit = await shop.db
    .selectFrom('staff_audit')
    .selectAll()
    .where('action', 'like', 'import%')
    .execute()
  expect(audit.at(-1)).toMatchObject({ staff_id: null, action: 'import products --apply' })
})

test('the last import is undone by a command, which names what it keeps, and is recorded', async () => {
  const [one, two] = await goods()
  if (!one || !two) throw new Error('no products')
  const file = fileOf('undo.csv', `model,stock,name\n${one.model},+3,Wrong\n${two.model},-2,Wrong\n`)
  await run('import', 'products', file)
  await run('import', 'products', file, '--apply')
  await shop.db.updateTable('products').set({ name: 'Mended' }).where('id', '=', two.id).execute()
  expect(await run('import', 'products', '--undo')).toEqual([
    expect.stringMatching(/^undo\.csv, imported on \d{4}-\d\d-\d\d\.$/),
    'Undone: 1 product as before the import. 1 product: kept as now.',
    `  ${two.model}: changed since the import: name`,
    'Visitors see it within a second.',
  ])
  const [restored] = await goods()
  expect(restored).toEqual(one)
  const audit = await shop.db
    .selectFrom('staff_audit')
    .selectAll()
    .where('action', '=', 'import products --undo')
    .execute()
  expect(audit).toMatchObject([{ staff_id: null, subject: expect.stringContaining('undo.csv') }])
  await expect(run('import', 'products', '--undo')).rejects.toThrow(
    'This import was undone already, by a command.',
  )
  // it is not imported already any more
  expect((await run('import', 'products', file)).join()).not.toContain('imported already')
})

test.each([
  [['import', 'products', 'a', '--undo'], 'npm run shop -- import products --undo'],
  [['import', 'products', '--undo', '--apply'], 'npm run shop -- import products --undo'],
  [['import', 'orders', 'x.csv'], 'npm run shop -- import products FILE'],
  [['import', 'products'], 'npm run shop -- import products FILE'],
  [['import', 'products', 'a', 'b'], 'npm run shop -- import products FILE'],
  [['import', 'products', '/absent.csv'], 'There is no file /absent.csv.'],
  [['import', 'products', 'a', '--force'], 'npm run shop -- import products FILE'],
  [['import', 'products', 'a', '--apply', '--dry-run'], '--dry-run and --create go together'],
  [['import', 'products', 'a', '--apply', '--create'], '--dry-run and --create go together'],
  [['export', 'products', 'a', '--apply'], 'npm run shop -- export products FILE'],
  [
    ['export', 'products', '/absent/a.csv'],
    '/absent/a.csv cannot be written: there is no such file or folder.',
  ],
])('%j is refused with what is right', async (words, text) => {
  await expect(run(...words)).rejects.toThrow(text)
})

test('a dry run that finds unknown names says how they are added', async () => {
  const [product] = await goods()
  const table = (brand: string) => fileOf(`${brand}.csv`, `model,brand\n${product?.model},${brand}\n`)
  const hint = 'With --create the names that do not exist yet are added.'
  expect(await run('import', 'products', table('Comet'))).toContain(hint)
  expect(await run('import', 'products', table('Comet'), '--create')).not.toContain(hint)
  expect(await run('import', 'products', table('Brindlefire'))).not.toContain(hint)
})

test('a file that cannot be read is refused with lines', async () => {
  await expect(run('import', 'products', fileOf('bad.csv', 'name\nx\n'))).rejects.toThrow(
    /cannot be read:\n  line 1: There is no column "model"/,
  )
})
