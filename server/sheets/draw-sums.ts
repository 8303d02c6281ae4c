import { INK } from './public-files/pdf-style.ts'
import { line, money, type PdfDocument, SIDE, WIDTH } from './pdf-document.ts'

/** Label and cents. */
type Amount = readonly [string, number]

const ROW = 14
const SUM = 34
/** in points, of a note below amounts */
export const NOTE = 20
/** in points, with room for the longest way and day of a refund */
const LABEL = 236
const AMOUNT = 80
const LEFT = SIDE + WIDTH - LABEL - 4 - AMOUNT

/** In points. @param sums how many bars follow the amounts */
export const heightOfSums = (amounts: readonly Amount[], sums: number): number =>
  amounts.length * ROW + sums * SUM

/** A line for each, on the right. Returns where they end. */
export function drawAmounts(doc: PdfDocument, amounts: readonly Amount[], top: number): number {
  for (const [index, [label, cents]] of amounts.entries()) {
    line(doc, label, LEFT, top + index * ROW, { size: 9, color: INK.muted, width: LABEL })
    line(doc, money(cents), LEFT + LABEL + 4, top + index * ROW, { size: 9, width: AMOUNT, align: 'right' })
  }
  return top + amounts.length * ROW
}

/** A bar across the amounts. Returns where the sheet goes on. */
export function drawSum(doc: PdfDocument, label: string, cents: number, y: number): number {
  doc.rect(LEFT - 8, y + 2, LABEL + AMOUNT + 20, 24).fill(INK.night)
  line(doc, label, LEFT, y + 8, { font: 'bold', size: 11, color: '#ffffff' })
  const ink = { font: 'bold', size: 11, color: INK.gold, width: 120, align: 'right' } as const
  line(doc, money(cents), LEFT + LABEL + AMOUNT - 116, y + 8, ink)
  return y + SUM
}

/** What the amounts are true of, below them at the right edge. Returns where the sheet goes on. */
export function drawNote(doc: PdfDocument, text: string, y: number): number {
  line(doc, text, SIDE, y + 4, { size: 8, color: INK.muted, width: WIDTH, align: 'right' })
  return y + NOTE
}
