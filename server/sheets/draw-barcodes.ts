import { counted } from '#contract/platform/format-count.ts'
import { INK } from './public-files/pdf-style.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { drawUpc, SYMBOL } from './barcode.ts'
import { longDate } from '#server/platform/central-time.ts'
import {
  banner,
  footers,
  LAST,
  line,
  makePdf,
  NEXT_PAGE,
  type PdfDocument,
  SIDE,
  WIDTH,
} from './pdf-document.ts'
import type { LabelledProduct, LabelSheet } from './sheet.ts'

/** One symbol for each product, three in a row. */
export function drawBarcodes(sheet: LabelSheet): Promise<Bytes> {
  const facts = `${longDate(sheet.day)}  ·  ${counted(sheet.products.length, 'product')}  ·  print at 100 %`
  return makePdf({ title: `Barcodes, ${sheet.title}`, head: sheet }, (doc) => {
    const kind = sheet.isPro ? 'Proline barcodes' : 'Barcodes'
    let top = banner(doc, { kind, title: sheet.title, facts, head: sheet })
    for (const [index, product] of sheet.products.entries()) {
      const column = index % ACROSS
      if (column === 0 && index > 0) top += CELL
      if (top + CELL > LAST) {
        doc.addPage()
        top = NEXT_PAGE
      }
      label(doc, product, SIDE + column * (WIDTH / ACROSS), top)
    }
    footers(doc, `${sheet.shop}  ·  Barcodes, ${sheet.title}  ·  ${longDate(sheet.day)}`)
  })
}

const ACROSS = 3
const CELL = 100

function label(doc: PdfDocument, { model, name, upc }: LabelledProduct, left: number, y: number): void {
  const width = WIDTH / ACROSS
  const inner = width - 16
  line(doc, name, left + 8, y + 4, { font: 'bold', size: 8.5, width: inner, align: 'center' })
  line(doc, model, left + 8, y + 15, { size: 7.5, color: INK.muted, width: inner, align: 'center' })
  drawUpc(doc, upc, { x: left + (width - SYMBOL) / 2, y: y + 28, height: 48 })
}
