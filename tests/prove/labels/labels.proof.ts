import { catalogue } from '#server/demo/catalogue/catalogue.ts'
import type { LabelSheet } from '#server/documents/sheet.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { type Patch, patchSources } from '#tests/prove/rig/patch-source.ts'
import { openScanner } from './scanner.ts'

/** The negative control: every bar is a module wider. */
const wide: Patch = {
  file: 'server/documents/barcode.ts',
  from: 'doc.rect(at, y, width * MODULE, height)',
  to: 'doc.rect(at, y, (width + 1) * MODULE, height)',
}

export const labels: Proof = {
  rule: '[API-109][T63] every UPC of a barcode sheet scans in the print of a label printer with 203 dpi',
  // products
  counts: { test: 90, long: 1_014, control: 18 },
  controlBreaks: ['unread'],
  run: scanAll,
  judge: (figures) => [...above(figures, { unread: 0, misread: 0 }), ...below(figures, { scanned: 18 })],
}

const PER_SHEET = 90

async function scanAll({ seed, count, broken, say }: Trial): Promise<Figures> {
  patchSources(broken ? [wide] : [])
  const { drawSheet } = await import('#server/documents/draw-sheet.ts')
  const scanner = await openScanner()
  const all = catalogue()
  const products = Array.from(
    { length: Math.min(count, all.length) },
    (_, at) => all[(at + seed) % all.length],
  )
  const figures = { scanned: 0, unread: 0, misread: 0 }
  for (let first = 0; first < products.length; first += PER_SHEET) {
    const sheet = sheetOf(products.slice(first, first + PER_SHEET))
    const wanted = new Set(sheet.products.map(({ upc }) => upc))
    const found = await scanner.scan(await drawSheet(sheet))
    figures.scanned += wanted.size
    for (const upc of wanted) if (!found.has(upc)) figures.unread++
    for (const upc of found) if (!wanted.has(upc)) figures.misread++
    say(`${figures.scanned} of ${products.length} scanned, ${figures.unread} not read`)
  }
  scanner.close()
  return figures
}

type Products = ReturnType<typeof catalogue>

const sheetOf = (products: readonly (Products[number] | undefined)[]): LabelSheet => ({
  kind: 'barcodes',
  shop: 'Emberwright',
  isPro: false,
  day: '2026-11-23',
  title: 'Order 1',
  products: products.flatMap((product) =>
    product
      ? [
          {
            model: product.products_model,
            name: product.products_name,
            brand: '',
            packaging: '',
            upc: product.upc,
            ...NO_FACTS,
          },
        ]
      : [],
  ),
})
const NO_FACTS = { effects: [], duration: null, shots: null } as const
