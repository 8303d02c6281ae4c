import { INK } from './public-files/pdf-style.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { drawComments, drawFacts, drawParties, drawTitle } from './draw-parties.ts'
import { drawTable, roomFor } from './draw-table.ts'
import {
  banner,
  footers,
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
    let y = banner(doc, { kind: sheet.title, title: `Order ${sheet.orderId}`, facts, head: sheet })
    y = drawFacts(doc, sheet.facts, drawParties(doc, sheet.parties, y))
    y = drawTable(doc, COLUMNS, sheet.lines.map(lineTexts), y)
    y = shipments(doc, sheet, totals(doc, sheet, y))
    drawComments(doc, sheet.comments, y)
    footers(doc, `${sheet.shop}  ·  ${title}`)
  })
}

const COLUMNS = [
  { title: 'Model', x: 0, width: 76, align: 'left' },
  { title: 'Product', x: 80, width: 212, align: 'left', isBold: true },
  { title: 'Packing', x: 298, width: 56, align: 'left' },
  { title: 'Cases', x: 358, width: 36, align: 'right' },
  { title: 'Case price', x: 400, width: 60, align: 'right' },
  { title: 'Amount', x: 464, width: 64, align: 'right' },
] as const

const lineTexts = ({
  model,
  name,
  packaging,
  quantity,
  cents,
}: InvoiceSheet['lines'][number]): readonly string[] => [
  model,
  name,
  packaging,
  String(quantity),
  money(cents),
  money(cents * quantity),
]

const ROW = 14
const TOTAL = 34

/** What the order costs, what came and went back, and what is owed. Returns where they end. */
function totals(doc: PdfDocument, sheet: InvoiceSheet, after: number): number {
  const { fees, subtotal, total, payments, owed } = sheet
  const costs = [['Subtotal', subtotal] as const, ...fees]
  const height = (costs.length + payments.length) * ROW + TOTAL + TOTAL
  let y = roomFor(doc, after + 12, height)
  rule(doc, y - 6)
  y = rows(doc, costs, y)
  sum(doc, 'Total', total, y)
  y = rows(doc, payments, y + TOTAL)
  sum(doc, 'Owed', owed, y)
  return y + TOTAL
}

const LEFT = SIDE + WIDTH - 260

function rows(doc: PdfDocument, texts: readonly (readonly [string, number])[], top: number): number {
  for (const [index, [label, cents]] of texts.entries()) {
    line(doc, label, LEFT, top + index * ROW, { size: 9, color: INK.muted, width: 176 })
    line(doc, money(cents), LEFT + 180, top + index * ROW, { size: 9, width: 80, align: 'right' })
  }
  return top + texts.length * ROW
}

function sum(doc: PdfDocument, label: string, cents: number, y: number): void {
  doc.rect(LEFT - 8, y + 2, 276, 24).fill(INK.night)
  line(doc, label, LEFT, y + 8, { font: 'bold', size: 11, color: '#ffffff' })
  const ink = { font: 'bold', size: 11, color: INK.gold, width: 120, align: 'right' } as const
  line(doc, money(cents), LEFT + 140, y + 8, ink)
}

const SHIPMENTS = [
  { title: 'Shipped', x: 0, width: 100, align: 'left' },
  { title: 'Carrier', x: 104, width: 150, align: 'left' },
  { title: 'Tracking numbers', x: 258, width: 220, align: 'left' },
  { title: 'Cases', x: 482, width: 46, align: 'right' },
] as const

/** Returns where they end. */
function shipments(doc: PdfDocument, sheet: InvoiceSheet, after: number): number {
  if (sheet.shipments.length === 0) return after
  const top = roomFor(doc, after + 14, 64)
  drawTitle(doc, 'Shipments', SIDE, top)
  const texts = sheet.shipments.map(({ day, carrier, numbers, cases }) => [
    longDay(day),
    carrier ?? '',
    numbers.join(', '),
    String(cases),
  ])
  return drawTable(doc, SHIPMENTS, texts, top + 16)
}
