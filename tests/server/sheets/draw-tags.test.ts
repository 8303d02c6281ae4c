import { expect, test } from 'vitest'
import { drawTags } from '#server/sheets/draw-tags.ts'
import type { LabelledProduct, LabelSheet } from '#server/sheets/sheet.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'

const product = (more: Partial<LabelledProduct>): LabelledProduct => ({
  model: 'EW-1',
  name: 'Crimson Aurora',
  brand: 'Red Lantern',
  packaging: '4/1',
  upc: '012345678905',
  effects: [],
  duration: null,
  shots: null,
  tagCents: null,
  picture: { sha256: null, art: {} as LabelledProduct['picture']['art'] },
  ...more,
})
async function tagText(kind: LabelSheet['kind'], more: Partial<LabelledProduct>): Promise<string> {
  const head = { shop: 'Emberwright', isPro: false, day: '2026-06-01', title: 'Your cart' }
  const [page = ''] = await pdfTexts(await drawTags({ kind, ...head, products: [product(more)] }, []))
  return page
}

test.each([
  [1, '1 shot'],
  [25, '25 shots'],
])('a tag tells %i as "%s"', async (shots, text) => {
  expect((await tagText('2up-price-tags', { shots })).split('012345')[0]).toMatch(new RegExp(`${text}\\b`))
})

test('a small tag cuts neither name nor facts in a word: long names are smaller, facts that do not fit are left out', async () => {
  const name = 'Thunderous Brocade Crown with Crackling Time Rain and Whistles'
  const effects = ['Brocade Crown', 'Crackling Chrysanthemum', 'Time Rain Willow']
  const model = 'EMBERWRIGHT-500-GRAM-42'
  const page = await tagText('4up-price-tags', { name, model, effects, duration: '45 seconds', shots: 36 })
  for (const text of [name, `${model} · Case of 4`, '45 seconds · 36 shots · Brocade Crown'])
    expect(page).toContain(text)
  expect(page).not.toContain('…')
  expect(page).not.toContain('Chrysanthemum')
})
