import type { Bytes } from '#server/platform/http/stored-file.ts'
import { drawAmounts, drawNote, drawSum, heightOfSums, NOTE } from './draw-sums.ts'
import { drawComments, drawFacts, drawParties, drawTitle } from './draw-parties.ts'
import { drawTable, roomFor } from './draw-table.ts'
import { longDate } from '#server/platform/central-time.ts'
import { banner, footers, makePdf, money, type PdfDocument, rule, SIDE } from './pdf-document.ts'
import type { InvoiceLine, InvoiceSheet } from './sheet.ts'

export function drawInvoice(sheet: InvoiceSheet): Promise<Bytes> {
  const title = `${sheet.title} ${sheet.orderId}`
  return makePdf({ title, head: sheet }, (doc) => {
    const facts = `Ordered on ${longDate(sheet.day)}`
    let y = banner(doc, { kind: sheet.title, title: `Order ${sheet.orderId}`, facts, head: sheet })
    y = drawFacts(doc, sheet.facts, drawParties(doc, sheet.parties, y))
    y = drawTable(doc, LINE_COLUMNS, sheet.lines.map(lineTexts), y)
    y = shipments(doc, sheet, totals(doc, sheet, y))
    drawComments(doc, sheet.comments, y)
    footers(doc, `${sheet.shop}  ·  ${title}`)
  })
}

export const LINE_COLUMNS = [
  { title: 'Model', x: 0, width: 76, align: 'left' },
  { title: 'Product', x: 80, width: 212, align: 'left', isBold: true },
  { title: 'Packing', x: 298, width: 56, align: 'left' },
  { title: 'Cases', x: 358, width: 36, align: 'right' },
  { title: 'Case price', x: 400, width: 60, align: 'right' },
  { title: 'Amount', x: 464, width: 64, align: 'right' },
] as const

export const lineTexts = ({ model, name, packaging, quantity, cents }: InvoiceLine): readonly string[] => [
  model,
  name,
  packaging,
  String(quantity),
  money(cents),
  money(cents * quantity),
]

const LATER = 'As of the invoice date. Later payments and credits stand in your account.'

/** What the order costs, what came and went back, and what is owed. Returns where they end. */
function totals(doc: PdfDocument, sheet: InvoiceSheet, after: number): number {
  const { title, fees, subtotal, total, payments, owed } = sheet
  const costs = [['Subtotal', subtotal] as const, ...fees]
  let y = roomFor(doc, after + 12, heightOfSums([...costs, ...payments], 2) + NOTE)
  rule(doc, y - 6)
  y = drawSum(doc, 'Total', total, drawAmounts(doc, costs, y))
  y = drawSum(doc, 'Owed', owed, drawAmounts(doc, payments, y))
  return title === 'Invoice' ? drawNote(doc, LATER, y) : y
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
    longDate(day),
    carrier ?? '',
    numbers.join(', '),
    String(cases),
  ])
  return drawTable(doc, SHIPMENTS, texts, top + 16)
}
