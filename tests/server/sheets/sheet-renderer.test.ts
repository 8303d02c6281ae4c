import { expect, test } from 'vitest'
import { createSheetRenderer } from '#server/sheets/sheet-renderer.ts'
import type { LabelSheet, PriceListSheet } from '#server/sheets/sheet.ts'

const sheet = (count: number): PriceListSheet => ({
  kind: 'priceList',
  shop: 'Emberwright',
  isPro: false,
  day: '2026-11-23',
  level: 'Silver',
  sort: 'name',
  products: Array.from({ length: count }, (_, index) => ({
    model: `EW-${index}`,
    name: `Crimson Aurora ${index}`,
    brand: 'Red Lantern',
    category: 'Cakes',
    packaging: '4/1',
    upc: '012345678905',
    cents: 2_999 + index,
  })),
})

const tags: LabelSheet = {
  kind: '2up-price-tags',
  shop: 'Emberwright',
  isPro: false,
  day: '2026-11-23',
  title: 'Your cart',
  products: [],
}

/** How often the event loop turns until the work has ended. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const count = () => {
    turns++
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  await work
  clearImmediate(next)
  return turns
}

test('calls with one key share one drawing, later ones get the cached bytes, and the event loop stays free', async () => {
  const renderer = createSheetRenderer(async () => [])
  await renderer.render('a customer', null, () => sheet(1))
  let reads = 0
  const read = () => {
    reads++
    return sheet(300)
  }
  const drawing = Promise.all([1, 2, 3].map(() => renderer.render('a customer', 'a', read)))
  const turns = turnsDuring(drawing)
  const drawn = await drawing
  drawn.push(await renderer.render('a customer', 'a', read))
  expect(reads).toBe(1)
  expect(new Set(drawn).size).toBe(1)
  // drawn in this thread it would be one
  expect(await turns).toBeGreaterThan(50)
  await renderer.close()
})

test('a sheet that cannot be drawn fails alone and is drawn anew by the next call', async () => {
  const renderer = createSheetRenderer(async () => [])
  const broken = { ...sheet(1), day: 'never' }
  await expect(renderer.render('a customer', 'b', () => broken)).rejects.toThrow('RangeError')
  const bytes = await renderer.render('a customer', 'b', () => sheet(1))
  expect(Buffer.from(bytes).subarray(0, 5).toString('latin1')).toBe('%PDF-')
  await renderer.close()
})

test('price tags that wait for their pictures hold up no other sheet', async () => {
  const pictures = Promise.withResolvers<[]>()
  const renderer = createSheetRenderer(() => pictures.promise)
  const drawing = renderer.render('a customer', 'tags', () => tags)
  for (const client of ['a customer', 'another']) await renderer.render(client, client, () => sheet(1))
  expect(renderer.sizeOf('tags')).toBeNull()
  pictures.resolve([])
  expect((await drawing).length).toBeGreaterThan(0)
  await renderer.close()
})

test('[P31] a customer who asks for more sheets than may wait leaves room for others', async () => {
  const renderer = createSheetRenderer(async () => [])
  const gate = Promise.withResolvers<PriceListSheet>()
  const asked = Array.from({ length: 80 }, () => renderer.render('a customer', null, () => gate.promise))
  const refused = Promise.allSettled(asked).then((all) => all.filter(({ status }) => status === 'rejected'))
  const other = renderer.render('another', null, () => sheet(1))
  gate.resolve(sheet(1))
  expect(
    Buffer.from(await other)
      .subarray(0, 5)
      .toString('latin1'),
  ).toBe('%PDF-')
  expect((await refused).length).toBeGreaterThan(20)
  await renderer.close()
})
