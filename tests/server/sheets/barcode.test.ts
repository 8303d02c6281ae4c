import { expect, test } from 'vitest'
import { catalogue } from '#server/demo/catalogue/catalogue.ts'
import { drawSheet } from '#server/sheets/draw-sheet.ts'
import { scanBarcodes } from '#tests/support/scan-barcodes.ts'

const LABEL_PRINTER_DPI = 203

test('[API-109][T63] every UPC of a sheet of barcodes scans in the print of a label printer', async () => {
  const products = catalogue()
    .slice(0, 40)
    .map((product) => ({
      model: product.products_model,
      name: product.products_name,
      brand: '',
      packaging: '',
      upc: product.upc,
      effects: [],
      tagCents: null,
      duration: null,
      shots: null,
      picture: { sha256: null, art: product },
    }))
  const sheet = await drawSheet({
    kind: 'barcodes',
    shop: 'Emberwright',
    isPro: false,
    day: '2026-11-23',
    title: 'Order 1',
    products,
    pictures: [],
  })
  const found = await scanBarcodes(sheet, LABEL_PRINTER_DPI)
  expect(found.toSorted()).toEqual(products.map(({ upc }) => upc).toSorted())
})
