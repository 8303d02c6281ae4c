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
import { drawComments, drawFacts, drawParties, roomFor } from './draw-parties.ts'
import type { InvoiceSheet } from './sheet.ts'

export function drawInvoice(sheet: InvoiceSheet): Promise<Bytes> {
  const title = `${sheet.title} ${sheet.orderId}`
  return makePdf({ title, head: sheet }, (doc) => {
    const facts = `Ordered on ${longDay(sheet.day)}`
    const top = banner(doc, { kind: sheet.title, title: `Order ${sheet.orderId}`, facts, head: sheet })
    const below = drawFacts(doc, sheet.facts, drawParties(doc, sheet.parties, top))
    drawComments(doc, sheet, totals(doc, sheet, lines(doc, sheet, below)))
    footers(doc, `${sheet.shop}  ·  ${title}`)
  })
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
  let y = columnTitles(doc, roomFor(doc, top, 48))
  for (const [index, { model, name, packaging, quantity, cents }] of sheet.lines.entries()) {
    if (y + 15 > LAST) y = columnTitles(doc, roomFor(doc, y, 15))
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

/** Returns where they end. */
function totals(doc: PdfDocument, { fees, subtotal, total, refunded }: InvoiceSheet, after: number): number {
  const rows = [['Subtotal', subtotal] as const, ...fees]
  let y = roomFor(doc, after + 12, rows.length * 14 + 40 + (refunded ? 18 : 0))
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
  if (!refunded) return y + 34
  line(doc, 'Refunded', left, y + 34, { size: 9, color: INK.muted, width: 140 })
  line(doc, money(refunded), left + 140, y + 34, { size: 9, width: 80, align: 'right' })
  return y + 48
}
