import { counted } from '#contract/platform/format-count.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { drawTable } from './draw-table.ts'
import { longDate } from '#server/platform/central-time.ts'
import { banner, footers, makePdf } from './pdf-document.ts'
import type { PickListSheet } from './sheet.ts'

export function drawPickList(sheet: PickListSheet): Promise<Bytes> {
  const { orderIds, lines } = sheet
  const orders = counted(orderIds.length, 'order')
  const title = `Pick list of ${orders}`
  return makePdf({ title, head: sheet }, (doc) => {
    const cases = counted(sumOf(lines.flatMap((line) => line.orders)), 'case')
    const facts = `${longDate(sheet.day)}  ·  ${orders}  ·  ${cases}`
    const y = banner(doc, { kind: 'Pick list', title, facts, head: sheet })
    const rows = lines.map(({ bin, model, name, packaging, orders: needing }) => [
      bin ?? '–',
      model,
      name,
      packaging,
      String(sumOf(needing)),
      needing.map(({ id, cases }) => `${id} × ${cases}`).join(', '),
    ])
    drawTable(doc, COLUMNS, rows, y)
    footers(doc, `${sheet.shop}  ·  ${title}  ·  ${longDate(sheet.day)}`)
  })
}

const sumOf = (orders: PickListSheet['lines'][number]['orders']): number =>
  orders.reduce((sum, { cases }) => sum + cases, 0)

const COLUMNS = [
  { title: 'Bin', x: 0, width: 60, align: 'left', isBold: true },
  { title: 'Model', x: 66, width: 86, align: 'left' },
  { title: 'Product', x: 158, width: 150, align: 'left', isBold: true },
  { title: 'Packing', x: 314, width: 50, align: 'left' },
  { title: 'Cases', x: 366, width: 34, align: 'right' },
  { title: 'Orders (order × cases)', x: 410, width: 118, align: 'left' },
] as const
