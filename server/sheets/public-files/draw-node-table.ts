import type { ContentElement } from '#contract/platform/content-nodes.ts'
import { roomFor } from '#server/sheets/draw-table.ts'
import { LAST, NEXT_PAGE, type PdfDocument, SIDE, WIDTH } from '#server/sheets/pdf-document.ts'
import { INK } from './pdf-style.ts'
import { drawRuns, runLines, widthOf } from './run-lines.ts'
import { PLAIN, type Run, runsOf } from './text-runs.ts'

const SIZE = 9
const LINE = 12.5
const PADDING = 5

interface Cell {
  readonly runs: readonly Run[]
  readonly column: number
  /** in how many columns it stands */
  readonly span: number
}

/** Draws a table over the width of the page, each cell in full. Returns where the sheet goes on. */
export function drawNodeTable(doc: PdfDocument, table: ContentElement, top: number): number {
  const rows = rowsOf(table).map(cellsOf)
  const widths = columnWidths(doc, rows.flat())
  const x = (column: number): number => widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  let y = top
  for (const [index, cells] of rows.entries()) {
    const drawn = cells.map(({ runs, column, span }) => {
      const width = x(column + span) - x(column) - 2 * PADDING
      return { x: SIDE + x(column) + PADDING, lines: runLines(doc, runs, { size: SIZE, width }) }
    })
    const count = Math.max(1, ...drawn.map(({ lines }) => lines.length))
    const height = count * LINE + 2 * PADDING
    const fitsPage = height <= LAST - NEXT_PAGE
    if (fitsPage) y = roomFor(doc, y, height)
    if (fitsPage && index % 2 === 0) doc.rect(SIDE, y, WIDTH, height).fill(INK.shade)
    y += PADDING
    for (let line = 0; line < count; line++) {
      if (!fitsPage) y = roomFor(doc, y, LINE)
      for (const cell of drawn) drawRuns(doc, cell.lines[line] ?? [], cell.x, y, SIZE)
      y += LINE
    }
    y += PADDING
  }
  return y
}

const elementsOf = ({ nodes = [] }: ContentElement): readonly ContentElement[] =>
  nodes.filter((node) => typeof node !== 'string')

const rowsOf = (table: ContentElement): readonly ContentElement[] =>
  elementsOf(table).flatMap((part) => (part.tag === 'tr' ? [part] : elementsOf(part)))

function cellsOf(row: ContentElement): readonly Cell[] {
  let column = 0
  return elementsOf(row).map((cell) => {
    const span = cell.colspan ?? 1
    const style = { ...PLAIN, face: cell.tag === 'th' ? 'bold' : 'text' } as const
    const own = { runs: runsOf(cell.nodes ?? [], style), column, span }
    column += span
    return own
  })
}

/** Half of the page in equal parts, half by the longest texts of the columns; together the width of the page. */
function columnWidths(doc: PdfDocument, cells: readonly Cell[]): readonly number[] {
  const count = Math.max(1, ...cells.map(({ column, span }) => column + span))
  const wanted = Array.from({ length: count }, (_, column) => {
    const own = cells.filter((cell) => cell.column === column && cell.span === 1)
    const longest = Math.max(
      0,
      ...own.map(({ runs }) =>
        runs.reduce((sum, { text, style }) => sum + widthOf(doc, text, style, SIZE), 0),
      ),
    )
    return Math.min(longest + 2 * PADDING, WIDTH * 0.6)
  })
  const sum = wanted.reduce((all, width) => all + width, 0)
  return wanted.map((width) => WIDTH / count / 2 + ((width / sum) * WIDTH) / 2)
}
