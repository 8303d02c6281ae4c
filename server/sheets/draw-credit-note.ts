import type { Bytes } from '#server/platform/http/stored-file.ts'
import { LINE_COLUMNS, lineTexts } from './draw-invoice.ts'
import { drawFacts, drawParties } from './draw-parties.ts'
import { drawAmounts, drawNote, drawSum, heightOfSums, NOTE } from './draw-sums.ts'
import { drawTable, roomFor } from './draw-table.ts'
import { longDate } from '#server/platform/central-time.ts'
import { banner, footers, makePdf, rule } from './pdf-document.ts'
import type { CreditNoteSheet } from './sheet.ts'

export function drawCreditNote(sheet: CreditNoteSheet): Promise<Bytes> {
  const { number, orderId, lines, costs, settled, total } = sheet
  const title = `Credit note ${number}`
  return makePdf({ title, head: sheet }, (doc) => {
    const facts = `Issued on ${longDate(sheet.day)} for order ${orderId}`
    let y = banner(doc, { kind: 'Credit note', title, facts, head: sheet })
    y = drawFacts(doc, sheet.facts, drawParties(doc, sheet.parties, y))
    if (lines.length > 0) y = drawTable(doc, LINE_COLUMNS, lines.map(lineTexts), y)
    y = roomFor(doc, y + 12, heightOfSums([...costs, ...settled], 1) + NOTE)
    rule(doc, y - 6)
    y = drawSum(doc, 'Credit', total, drawAmounts(doc, costs, y))
    drawNote(doc, SETTLED, drawAmounts(doc, settled, y))
    footers(doc, `${sheet.shop}  ·  ${title}`)
  })
}

const SETTLED = 'Below the credit: how you get it, as known today.'
