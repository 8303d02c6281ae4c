import { expect, test } from 'vitest'
import { staffImportCalls } from '#contract/staff/staff-import.ts'
import { openProductDesk, problemsOf, savedProduct } from '#tests/support/product-desk.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { staff, good, newUpc, read, save, undo, dryRun, apply, exported, stockOf, setStock } =
  await openProductDesk(shop)

test('an undo gives back the values of before a save, of stock the difference; the export is the same again', async () => {
  const one = await good()
  const before = await exported()
  const shown = await read(one.id)
  const answer = await save(
    shown,
    {
      name: 'Other',
      'price:silver': '',
      packaging: '2/2',
      lists: 'Best Sellers',
      bin: 'B1',
      url: 'Other-One',
    },
    { stock: { seen: one.qty, to: String(one.qty + 6) } },
  )
  const saved = savedProduct(answer)
  expect(saved.history[0]).toMatchObject({
    kind: 'desk',
    staff: expect.stringMatching(/^Editor/),
    is_new: false,
    obstacle: null,
    changes: expect.arrayContaining([
      { field: 'name', before: one.name, after: 'Other' },
      { field: 'price:silver', before: (one.cents / 100).toFixed(2), after: '' },
      { field: 'stock', before: String(one.qty), after: String(one.qty + 6) },
      { field: 'bin', before: '', after: 'B1' },
    ]),
  })
  await setStock(one.id, one.qty + 4)
  const request = crypto.randomUUID()
  const undone = savedProduct(await undo(saved, saved.history[0]?.id, request))
  expect(undone.stock).toBe(one.qty - 2)
  expect(undone.history[0]).toMatchObject({ kind: 'undo', obstacle: null })
  expect(undone.history[1]?.obstacle).toMatchObject({
    text: 'Changed since',
    fields: expect.arrayContaining(['name', 'price:silver', 'bin']),
  })
  expect((await undo(saved, saved.history[0]?.id, request)).kind).toBe('saved')
  expect(await stockOf(one.id)).toBe(one.qty - 2)
  await setStock(one.id, one.qty)
  expect(await exported()).toBe(before)
})

test('an undo is refused when a field of the change was changed since, or its cases are sold; another field may be', async () => {
  const one = await good()
  const first = savedProduct(
    await save(
      await read(one.id),
      { name: 'First', bin: 'C1' },
      { stock: { seen: one.qty, to: String(one.qty + 9) } },
    ),
  )
  const [entry] = first.history
  const other = savedProduct(await save(first, { shots: '12' }))
  await setStock(one.id, 3)
  expect(problemsOf(await undo(other, entry?.id))).toEqual({ stock: '-9 cases are more than the 3 in stock' })
  const again = savedProduct(await save(other, { bin: 'C2' }))
  expect(problemsOf(await undo(again, entry?.id))).toEqual({ bin: 'has changed since: C2' })
  expect(await undo(first, entry?.id)).toMatchObject({ kind: 'changed', product: { version: again.version } })
  expect((await read(one.id)).fields).toMatchObject({ name: 'First', bin: 'C2', shots: '12' })
})

test('imports and their undo stand in the history with the file, count as a change of the product, and can be undone singly', async () => {
  const [one, two] = [await good(), await good()]
  const shown = await read(one.id)
  const seen = await dryRun(`model,name,stock,bin\n${one.model},By file,+5,D1\n${two.model},Too,,\n`)
  await apply(seen)
  const imported = await read(one.id)
  expect(imported.version).toBe(shown.version + 1)
  expect(imported.history[0]).toMatchObject({
    kind: 'import',
    file_name: 'products.csv',
    changes: expect.arrayContaining([
      { field: 'name', before: one.name, after: 'By file' },
      { field: 'stock', before: String(one.qty), after: String(one.qty + 5) },
    ]),
  })
  const undone = savedProduct(await undo(imported, imported.history[0]?.id))
  expect(undone.fields).toMatchObject({ name: one.name, bin: '', stock: String(one.qty) })
  await staff.call(staffImportCalls.undoProductImport, {
    body: { id: seen.id, request_id: crypto.randomUUID() },
  })
  expect((await read(two.id)).history.map(({ kind }) => kind)).toEqual(['import undo', 'import'])
  expect((await read(one.id)).history.map(({ kind }) => kind)).toEqual(['undo', 'import'])
})

test('a product that an import adds begins its history with that', async () => {
  const one = await good()
  const { fields } = await read(one.id)
  const head = 'model,name,category,brand,packaging,upc,weight_lb,price:bronze'
  const row = `ADD-9,Added,${fields['category']},${fields['brand']},12/1,${newUpc()},5,9`
  await apply(await dryRun(`${head}\n${row}\n`))
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('model', '=', 'ADD-9')
    .executeTakeFirstOrThrow()
  const [entry] = (await read(id)).history
  expect(entry).toMatchObject({ kind: 'import', is_new: true })
  expect(problemsOf(await undo(await read(id), entry?.id))).toMatchObject({
    active: expect.stringContaining('hide it'),
  })
})
