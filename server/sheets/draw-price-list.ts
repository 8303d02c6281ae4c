import { INK } from './public-files/pdf-style.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import {
  banner,
  footers,
  LAST,
  line,
  longDay,
  makePdf,
  money,
  type PdfDocument,
  rule,
  SIDE,
  WIDTH,
} from './pdf-document.ts'
import type { ListedProduct, PriceListSheet } from './sheet.ts'

/** The products by name or by model, under the letter (numbers under one title) or the first part of the model that they share. */
export function drawPriceList(sheet: PriceListSheet): Promise<Bytes> {
  const title = `${sheet.level} price list`
  const sorted = sheet.sort === 'name' ? 'by name' : 'by model'
  const facts = `${longDay(sheet.day)}  ·  ${sheet.products.length.toLocaleString('en-US')} products ${sorted}  ·  price of a case in US dollars`
  return makePdf({ title, head: sheet }, (doc) => {
    const kind = sheet.isPro ? 'Proline price list' : 'Wholesale price list'
    drawRows(doc, sheet, banner(doc, { kind, title, facts, head: sheet }))
    footers(doc, `${sheet.shop}  ·  ${title}, ${sorted}  ·  ${longDay(sheet.day)}`)
  })
}

const ROW = 14.5
const GROUP = 24
const NEXT_PAGE = 40

function drawRows(doc: PdfDocument, { products, sort }: PriceListSheet, top: number): void {
  let y = columnTitles(doc, top)
  let group = ''
  let isShaded = false
  for (const product of products) {
    const own = groupOf(product, sort)
    const height = own === group ? ROW : ROW + GROUP
    if (y + height > LAST) {
      doc.addPage()
      y = columnTitles(doc, NEXT_PAGE)
      group = ''
    }
    if (own !== group) {
      line(doc, own, SIDE, y + 7, { font: 'title', size: 11, color: INK.link })
      y += GROUP
      group = own
      isShaded = false
    }
    if (isShaded) doc.rect(SIDE - 4, y - 1, WIDTH + 8, ROW).fill(INK.shade)
    isShaded = !isShaded
    row(doc, product, y + 2)
    y += ROW
  }
}

function groupOf({ name, model }: ListedProduct, sort: 'name' | 'model'): string {
  if (sort === 'model') return model.replace(/[-\s\d].*$/, '') || model
  return /^\d/.test(name) ? '0–9' : name.slice(0, 1).toUpperCase()
}

const COLUMNS = [
  { title: 'Model', x: 0, width: 74 },
  { title: 'Product', x: 78, width: 196 },
  { title: 'Brand', x: 280, width: 112 },
  { title: 'Packing', x: 398, width: 56 },
  { title: 'Case', x: 458, width: 70 },
] as const

function columnTitles(doc: PdfDocument, y: number): number {
  for (const { title, x, width } of COLUMNS)
    line(doc, title, SIDE + x, y, {
      font: 'bold',
      size: 7.5,
      color: INK.muted,
      width,
      align: title === 'Case' ? 'right' : 'left',
    })
  rule(doc, y + 13, INK.night)
  return y + 16
}

function row(doc: PdfDocument, { model, name, brand, packaging, cents }: ListedProduct, y: number): void {
  const [first, second, third, fourth, fifth] = COLUMNS
  line(doc, model, SIDE + first.x, y, { size: 8, color: INK.muted, width: first.width })
  line(doc, brand, SIDE + third.x, y, { size: 8, color: INK.muted, width: third.width })
  line(doc, packaging, SIDE + fourth.x, y, { size: 8, color: INK.muted, width: fourth.width })
  line(doc, name, SIDE + second.x, y, { font: 'bold', size: 8, width: second.width })
  line(doc, money(cents), SIDE + fifth.x, y, { font: 'bold', size: 8, width: fifth.width, align: 'right' })
}
