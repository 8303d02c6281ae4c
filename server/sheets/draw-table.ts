import { INK } from './public-files/pdf-style.ts'
import {
  type Ink,
  LAST,
  line,
  NEXT_PAGE,
  type PdfDocument,
  rule,
  SIDE,
  WIDTH,
  wrapped,
} from './pdf-document.ts'

/** `x` and `width` in points from the left margin. */
export interface Column {
  readonly title: string
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
  readonly isBold?: boolean
}

const LINE = 11
const PADDING = 4
const TITLES = 18

/** `y` where `height` fits below it, else the top of the next page, which is added. */
export function roomFor(doc: PdfDocument, y: number, height: number): number {
  if (y + height <= LAST) return y
  doc.addPage()
  return NEXT_PAGE
}

/**
 * Rows below the titles of their columns, which every page repeats; each cell in full, in as many lines as it needs.
 * Returns where the sheet goes on.
 *
 * @param rows a text for each column
 */
export function drawTable(
  doc: PdfDocument,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  top: number,
): number {
  let y = drawTitles(doc, columns, roomFor(doc, top, TITLES + 30))
  for (const [index, texts] of rows.entries()) {
    const cells = columns.map((column, at) => ({
      column,
      lines: wrapped(doc, texts[at] ?? '', inkOf(column)),
    }))
    const height = LINE * Math.max(...cells.map(({ lines }) => lines.length)) + PADDING
    if (y + height > LAST) y = drawTitles(doc, columns, roomFor(doc, y, height))
    if (index % 2) doc.rect(SIDE - 4, y - 3, WIDTH + 8, height).fill(INK.shade)
    for (const { column, lines } of cells)
      for (const [at, text] of lines.entries()) line(doc, text, SIDE + column.x, y + at * LINE, inkOf(column))
    y += height
  }
  return y
}

const inkOf = ({ width, align, isBold = false }: Column): Ink & { readonly width: number } => ({
  size: 8.5,
  font: isBold ? 'bold' : 'text',
  width,
  align,
})

function drawTitles(doc: PdfDocument, columns: readonly Column[], y: number): number {
  for (const { title, x, width, align } of columns)
    line(doc, title, SIDE + x, y, { font: 'bold', size: 7.5, color: INK.muted, width, align })
  rule(doc, y + 13, INK.night)
  return y + TITLES
}
