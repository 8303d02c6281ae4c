import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { writeOrderForm } from '#server/documents/write-order-form.ts'

const form = (hasUpcs: boolean) =>
  writeOrderForm({
    kind: 'orderForm',
    shop: 'Emberwright',
    isPro: false,
    day: '2026-11-23',
    projectId: 11,
    level: 'Silver',
    levelId: 16,
    version: '1',
    hasUpcs,
    products: ['EW-1', 'EW-2'].map((model) => ({
      model,
      name: `Crimson Aurora ${model}`,
      brand: 'Red Lantern',
      category: 'Cakes',
      packaging: '4/1',
      upc: '012345678905',
      cents: 2_999,
      stock: 60,
    })),
  })

test.each([
  [false, 'G5:G6'],
  [true, 'H5:H6'],
] as const)(
  '[T61] a form (with UPCs: %s) takes whole cases and prints as wide as a page',
  async (hasUpcs, range) => {
    const [sheet, origin] = (await readXlsx(await form(hasUpcs))).sheets
    expect(sheet?.dataValidations).toMatchObject([{ type: 'whole', range, formula1: '0' }])
    expect(sheet?.freezePane).toEqual({ rows: 4 })
    expect(sheet?.pageSetup).toMatchObject({
      paperSize: 'letter',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$4:$4',
    })
    expect(origin).toMatchObject({ name: 'Origin', hidden: true })
  },
)
