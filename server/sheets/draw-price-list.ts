import { setImmediate } from 'node:timers/promises'
import { counted } from '#contract/platform/format-count.ts'
import { INK } from './public-files/pdf-style.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { longDate } from '#server/platform/central-time.ts'
import {
  banner,
  footer,
  LAST,
  line,
  makePdf,
  money,
  type PdfDocument,
  rule,
  SIDE,
  WIDTH,
} from './pdf-document.ts'
import { sortedBy } from './sorted-products.ts'
import type { ListedProduct, PriceListSheet } from './sheet.ts'

/**
 * The products by name or by model, under the letter (numbers under one title) or the first part of the model that they share.
 * Its pages are laid out before they are drawn, so that each is written with its number and given away.
 */
export function drawPriceList(sheet: PriceListSheet): Promise<Bytes> {
  const title = `${sheet.level} price list`
  const sorted = sheet.sort === 'name' ? 'by name' : 'by model'
  const facts = `${longDate(sheet.day)}  ·  ${counted(sheet.products.length, 'product')} ${sorted}  ·  price of a case in US dollars`
  const below = `${sheet.shop}  ·  ${title}, ${sorted}  ·  ${longDate(sheet.day)}`
  return makePdf({ title, head: sheet, isStreamed: true }, async (doc) => {
    const kind = sheet.isPro ? 'Proline price list' : 'Wholesale price list'
    const top = banner(doc, { kind, title, facts, head: sheet })
    const pages = pagesOf(sheet, top + TITLES)
    for (const [index, page] of pages.entries()) {
      if (index > 0) doc.addPage()
      drawPage(doc, page, index === 0 ? top : NEXT_PAGE)
      footer(doc, below, index + 1, pages.length)
      // in which the page before is compressed
      await setImmediate()
    }
  })
}

const ROW = 14.5
const GROUP = 24
const NEXT_PAGE = 40
const TITLES = 16

interface PlacedRow {
  readonly product: ListedProduct
  /** the title above it; null: it is in the group of the row before */
  readonly group: string | null
  /** in points, of the group where there is one */
  readonly y: number
}

function pagesOf({ products, sort }: PriceListSheet, top: number): readonly (readonly PlacedRow[])[] {
  let page: PlacedRow[] = []
  const pages = [page]
  let y = top
  let group = ''
  for (const product of sortedBy(sort, products)) {
    const own = groupOf(product, sort)
    if (y + (own === group ? ROW : ROW + GROUP) > LAST) {
      page = []
      pages.push(page)
      y = NEXT_PAGE + TITLES
      group = ''
    }
    page.push({ product, group: own === group ? null : own, y })
    y += own === group ? ROW : ROW + GROUP
    group = own
  }
  return pages
}

function drawPage(doc: PdfDocument, rows: readonly PlacedRow[], top: number): void {
  columnTitles(doc, top)
  let isShaded = false
  for (const { product, group, y } of rows) {
    if (group !== null) {
      line(doc, group, SIDE, y + 7, { font: 'title', size: 11, color: INK.link })
      isShaded = false
    }
    const at = group === null ? y : y + GROUP
    if (isShaded) doc.rect(SIDE - 4, at - 1, WIDTH + 8, ROW).fill(INK.shade)
    isShaded = !isShaded
    row(doc, product, at + 2)
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

function columnTitles(doc: PdfDocument, y: number): void {
  for (const { title, x, width } of COLUMNS)
    line(doc, title, SIDE + x, y, {
      font: 'bold',
      size: 7.5,
      color: INK.muted,
      width,
      align: title === 'Case' ? 'right' : 'left',
    })
  rule(doc, y + 13, INK.night)
}

function row(doc: PdfDocument, { model, name, brand, packaging, cents }: ListedProduct, y: number): void {
  const [first, second, third, fourth, fifth] = COLUMNS
  line(doc, model, SIDE + first.x, y, { size: 8, color: INK.muted, width: first.width })
  line(doc, brand, SIDE + third.x, y, { size: 8, color: INK.muted, width: third.width })
  line(doc, packaging, SIDE + fourth.x, y, { size: 8, color: INK.muted, width: fourth.width })
  line(doc, name, SIDE + second.x, y, { font: 'bold', size: 8, width: second.width })
  line(doc, money(cents), SIDE + fifth.x, y, { font: 'bold', size: 8, width: fifth.width, align: 'right' })
}
