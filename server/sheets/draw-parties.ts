import { INK } from './public-files/pdf-style.ts'
import { roomFor } from './draw-table.ts'
import { line, type PdfDocument, SIDE, WIDTH, wrapped } from './pdf-document.ts'
import type { InvoiceParty, SheetFact } from './sheet.ts'

const GAP = 18
const LINE = 12

/** Side by side under their titles, every line in full. Returns where the sheet goes on. */
export function drawParties(doc: PdfDocument, parties: readonly InvoiceParty[], top: number): number {
  const width = (WIDTH - GAP * (parties.length - 1)) / parties.length
  const ends = parties.map(({ title, lines: texts }, column) => {
    const x = SIDE + column * (width + GAP)
    drawTitle(doc, title, x, top)
    let y = top + 14
    for (const [index, text] of texts.entries()) {
      const ink = { font: index ? 'text' : 'bold', size: 9, width } as const
      for (const part of wrapped(doc, text, ink)) {
        line(doc, part, x, y, ink)
        y += LINE
      }
    }
    return y
  })
  return Math.max(top, ...ends) + 14
}

/** In two columns, the first half of them on the left. Returns where the sheet goes on. */
export function drawFacts(doc: PdfDocument, facts: readonly SheetFact[], after: number): number {
  const half = (WIDTH - GAP) / 2
  const ink = { size: 9, width: half - LABEL }
  const top = roomFor(doc, after, facts.length * LINE)
  const middle = Math.ceil(facts.length / 2)
  const ends = [facts.slice(0, middle), facts.slice(middle)].map((rows, column) => {
    const x = SIDE + column * (half + GAP)
    let y = top
    for (const [label, text] of rows) {
      line(doc, label, x, y, { size: 9, color: INK.muted, width: LABEL - 6 })
      for (const part of wrapped(doc, text, ink)) {
        line(doc, part, x + LABEL, y, ink)
        y += LINE
      }
      y += 2
    }
    return y
  })
  return Math.max(...ends) + 14
}

const LABEL = 74

/** Below the totals, over as many pages as they need. */
export function drawComments(doc: PdfDocument, comments: string | null, after: number): void {
  if (!comments) return
  const ink = { size: 9, width: WIDTH }
  let y = roomFor(doc, after + 10, 40)
  drawTitle(doc, 'Comments', SIDE, y)
  y += 14
  for (const part of wrapped(doc, comments, ink)) {
    y = roomFor(doc, y, LINE)
    line(doc, part, SIDE, y, ink)
    y += LINE
  }
}

export const drawTitle = (doc: PdfDocument, title: string, x: number, y: number): void =>
  line(doc, title, x, y, { font: 'bold', size: 7.5, color: INK.muted })
