import readExcel, { type Row, type Sheet, type SheetData } from 'read-excel-file/node'
import { csvExact, csvOf } from '#contract/platform/csv.ts'
import { tableSize } from '#contract/platform/workbook/table-size.ts'
import { unpackedEntries } from '#contract/platform/workbook/unpacked-entries.ts'
import type { FileProblem } from '#contract/staff/staff-import.ts'
import { titleOf } from '#server/staff/imports/products/product-table.ts'

/** The reader makes room for every cell up to the last, so that one far away takes all memory. */
const MOST_CELLS = 3_500_000
const MOST_PROBLEMS = 50
const BYTE_ORDER_MARK = 1

export type WorkbookCsv =
  /** a line break inside a cell is one in the text */
  | { readonly kind: 'csv'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly problems: readonly FileProblem[] }

type Cell = Row[number]

/** The first sheet of a workbook with a column "model", else the first one, as CSV. */
export async function workbookCsv(bytes: Uint8Array): Promise<WorkbookCsv> {
  const contents = await unpackedEntries(bytes)
  if (contents === null) return unreadable('The workbook is damaged. Save it again, then try again.')
  if (contents.some((content) => tableSize(content) > MOST_CELLS))
    return unreadable('A sheet has cells far away from its table. Copy the table to a new workbook.')
  const sheets = await readExcel(Buffer.from(bytes), { trim: false })
  const { data } = sheets.find(hasModels) ?? sheets[0] ?? { data: [] }
  const problems = problemsOf(data)
  return problems.length > 0
    ? { kind: 'unreadable', problems: problems.slice(0, MOST_PROBLEMS) }
    : { kind: 'csv', text: csvOf(data.map(csvCells)).slice(BYTE_ORDER_MARK) }
}

const csvCells = (row: Row): readonly string[] => row.map((cell) => csvExact(textOf(cell)))

const isFilled = (row: Row): boolean => row.some((cell) => textOf(cell).trim() !== '')
const headOf = (rows: SheetData): Row => rows.find(isFilled) ?? []
const hasModels = ({ data }: Sheet): boolean => headOf(data).some((cell) => titleOf(textOf(cell)) === 'model')

/** Days are read in the column of arrivals alone: elsewhere the program made one of a text such as 12/6. */
function problemsOf(rows: SheetData): readonly FileProblem[] {
  const head = headOf(rows)
  return rows.flatMap((row, index) =>
    row.flatMap((cell, column): readonly FileProblem[] => {
      const title = textOf(head[column]).trim()
      const line = index + 1
      if (cell instanceof Date && titleOf(title) !== 'eta')
        return [{ line, text: `${title}: a date. Make the column text, and type it again.` }]
      return isError(cell) ? [{ line, text: `${title}: ${String(cell)}, an error of a formula.` }] : []
    }),
  )
}

const ERROR = /^#(N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/
const isError = (cell: Cell | undefined): boolean => typeof cell === 'string' && ERROR.test(cell)

/** Spreadsheet programs count with 15 digits: what is after them is noise. */
const DIGITS = 15

function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'number' ? String(Number(cell.toPrecision(DIGITS))) : String(cell)
}

const unreadable = (text: string): WorkbookCsv => ({ kind: 'unreadable', problems: [{ line: null, text }] })
