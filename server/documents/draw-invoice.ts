import { INK } from '#server/public-files/pdf-style.ts'
import type { Bytes } from '#server/site/stored-file.ts'
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
import type { InvoiceSheet } from './sheet.ts'

export function drawInvoice(sheet: InvoiceSheet): Promise<Bytes> {
  const title = `${sheet.title} ${sheet.orderId}`
  return makePdf({ title, head: sheet }, (doc) => {
    const facts = `Ordered on ${longDay(sheet.day)}`
    const top = banner(doc, { kind: sheet.title, title: `Order ${sheet.orderId}`, facts, head: sheet })
    const below = parties(doc, sheet, top)
    totals(doc, sheet, lines(doc, sheet, below))
    footers(doc, `${sheet.shop}  ·  ${title}`)
  })
}

const NEXT_PAGE = 42

function parties(doc: PdfDocument, { customer, facts }: InvoiceSheet, top: number): number {
  const half = WIDTH / 2
  line(doc, 'Customer', SIDE, top, { font: 'bold', size: 7.5, color: INK.muted })
  for (const [index, text] of customer.entries())
    line(doc, text, SIDE, top + 13 + index * 13, {
      font: index ? 'text' : 'bold',
      size: 9.5,
      width: half - 20,
    })
  for (const [index, [label, text]] of facts.entries()) {
    line(doc, label, SIDE + half, top + index * 13, { size: 9, color: INK.muted, width: 90 })
    line(doc, text, SIDE + half + 94, top + index * 13, { size: 9, width: half - 94 })
  }
  return top + 26 + Math.max(customer.length + 1, facts.length) * 13
}

const COLUMNS = [
  { title: 'Model', x: 0, width: 76, align: 'left' },
  { title: 'Product', x: 80, width: 212, align: 'left' },
  { title: 'Packing', x: 298, width: 56, align: 'left' },
  { title: 'Cases', x: 358, width: 36, align: 'right' },
  { title: 'Case', x: 400, width: 60, align: 'right' },
  { title: 'Amount', x: 464, width: 64, align: 'right' },
] as const

function columnTitles(doc: PdfDocument, y: number): number {
  for (const { title, x, width, align } of COLUMNS)
    line(doc, title, SIDE + x, y, { font: 'bold', size: 7.5, color: INK.muted, width, align })
  rule(doc, y + 13, INK.night)
  return y + 18
}

function lines(doc: PdfDocument, sheet: InvoiceSheet, top: number): number {
  let y = columnTitles(doc, top)
  for (const [index, { model, name, packaging, quantity, cents }] of sheet.lines.entries()) {
    if (y + 15 > LAST) {
      doc.addPage()
      y = columnTitles(doc, NEXT_PAGE)
    }
    if (index % 2) doc.rect(SIDE - 4, y - 3, WIDTH + 8, 15).fill(INK.shade)
    const texts = [model, name, packaging, String(quantity), money(cents), money(cents * quantity)]
    for (const [column, { x, width, align }] of COLUMNS.entries())
      line(doc, texts[column] ?? '', SIDE + x, y, {
        size: 8.5,
        font: column === 1 ? 'bold' : 'text',
        width,
        align,
      })
    y += 15
  }
  return y
}

function totals(doc: PdfDocument, { fees, subtotal, total, comments }: InvoiceSheet, after: number): void {
  const rows = [['Subtotal', subtotal] as const, ...fees]
  let y = after + 12
  if (y + rows.length * 14 + 40 + (comments ? 30 : 0) > LAST) {
    doc.addPage()
    y = NEXT_PAGE
  }
  rule(doc, y - 6)
  const left = SIDE + WIDTH - 220
  for (const [label, cents] of rows) {
    line(doc, label, left, y, { size: 9, color: INK.muted, width: 140 })
    line(doc, money(cents), left + 140, y, { size: 9, width: 80, align: 'right' })
    y += 14
  }
  doc.rect(left - 8, y + 2, 228, 24).fill(INK.night)
  line(doc, 'Total', left, y + 8, { font: 'bold', size: 11, color: '#ffffff' })
  line(doc, money(total), left + 100, y + 8, {
    font: 'bold',
    size: 11,
    color: INK.gold,
    width: 112,
    align: 'right',
  })
  if (comments) {
    line(doc, 'Comments', SIDE, after + 12, { font: 'bold', size: 7.5, color: INK.muted })
    doc.setType('text', 8.5)
    doc.fillColor(INK.text)
    doc.text(comments.slice(0, 400), SIDE, after + 25, { width: WIDTH - 250, height: 80, ellipsis: true })
  }
}
