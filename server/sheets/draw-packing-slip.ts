import { counted } from '#contract/platform/format-count.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { drawComments, drawFacts, drawParties } from './draw-parties.ts'
import { drawTable } from './draw-table.ts'
import { longDate } from '#server/platform/central-time.ts'
import { banner, footers, makePdf } from './pdf-document.ts'
import type { PackingSlipSheet } from './sheet.ts'

export function drawPackingSlip(sheet: PackingSlipSheet): Promise<Bytes> {
  const { orderId, parties, lines, comments } = sheet
  const title = `Packing slip ${orderId}`
  return makePdf({ title, head: sheet }, (doc) => {
    const facts = `Printed on ${longDate(sheet.day)}  ·  ${casesToPack(lines)} to pack`
    let y = banner(doc, { kind: 'Packing slip', title: `Order ${orderId}`, facts, head: sheet })
    y = drawFacts(doc, sheet.facts, drawParties(doc, parties, y))
    const rows = lines.map(({ bin, model, name, packaging, ordered, shipped, left }) => [
      bin ?? '–',
      model,
      name,
      packaging,
      ...[ordered, shipped, left].map(String),
    ])
    drawComments(doc, comments, drawTable(doc, COLUMNS, rows, y))
    footers(doc, `${sheet.shop}  ·  ${title}`)
  })
}

const casesToPack = (lines: PackingSlipSheet['lines']): string =>
  counted(
    lines.reduce((sum, { left }) => sum + left, 0),
    'case',
  )

const COLUMNS = [
  { title: 'Bin', x: 0, width: 60, align: 'left', isBold: true },
  { title: 'Model', x: 66, width: 86, align: 'left' },
  { title: 'Product', x: 158, width: 184, align: 'left', isBold: true },
  { title: 'Packing', x: 348, width: 52, align: 'left' },
  { title: 'Ordered', x: 402, width: 40, align: 'right' },
  { title: 'Shipped', x: 446, width: 40, align: 'right' },
  { title: 'Left', x: 490, width: 38, align: 'right' },
] as const
