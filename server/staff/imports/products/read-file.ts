import { setImmediate } from 'node:timers/promises'
import { decodeText } from '#contract/platform/decode-text.ts'
import { formatCount } from '#contract/platform/format-count.ts'
import { type CsvRow, csvRows, MOST_CELLS, readCsv } from '#contract/platform/read-csv.ts'
import {
  type FileProblem,
  LARGEST_IMPORT,
  MOST_IMPORT_COLUMNS,
  MOST_IMPORT_ROWS,
} from '#contract/staff/staff-import.ts'
import { cut } from './cell-values.ts'
import { readWorkbook } from '#server/staff/imports/workbook/read-workbook.ts'
import { withDecimalPoints } from './decimal-comma.ts'
import { type ProductTable, titleOf } from './product-table.ts'

/** Rows between two turns of the event loop, in which other calls are answered. */
export const ROWS_A_TURN = 250
/** The same for rows with long cells. */
const CHARACTERS_A_TURN = 500_000

export interface UnreadableFile {
  readonly kind: 'unreadable'
  readonly problems: readonly FileProblem[]
}

const SAVE_AS = 'Save it as "CSV UTF-8", then try again.'

/** The table of a CSV file or of a workbook, or why there is none. */
export async function readProductFile(bytes: Uint8Array): Promise<ProductTable | UnreadableFile> {
  if (bytes.length > LARGEST_IMPORT) return unreadable('The file is larger than 20 MB: divide it.')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return workbookTable(bytes)
  const decoded = decodeText(bytes)
  if (decoded.kind === 'unreadable')
    return decoded.reason === 'control'
      ? unreadable('The file holds a NUL or another character that is in no text.', decoded.line)
      : unreadable(
          `The file is damaged: it is neither UTF-8 nor another encoding throughout. ${SAVE_AS}`,
          decoded.line,
        )
  const table = await tableIn(csvRows(decoded.text))
  if (table.kind === 'unreadable' || decoded.encoding !== 'Windows-1252') return table
  return { ...table, notes: [WINDOWS_1252, ...table.notes] }
}

/** Its lines are the rows of the sheet, as a spreadsheet program counts them. */
async function workbookTable(bytes: Uint8Array): Promise<ProductTable | UnreadableFile> {
  const read = await readWorkbook(bytes)
  return read.kind === 'csv' ? tableIn(numbered(readCsv(read.text, ','))) : { ...read }
}

function* numbered(rows: Iterable<CsvRow>): Generator<CsvRow> {
  let line = 0
  for (const row of rows) yield { ...row, line: ++line }
}

const WINDOWS_1252 =
  'The file is not UTF-8 and was read as Windows-1252: check names with accents in the changes.'

async function tableIn(written: Iterable<CsvRow>): Promise<ProductTable | UnreadableFile> {
  const rows: CsvRow[] = []
  let seen = 0
  let read = 0
  for (const { line, cells, problem } of written) {
    read += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (++seen % ROWS_A_TURN === 0 || read > CHARACTERS_A_TURN) {
      read = 0
      await setImmediate()
    }
    if (cells.length > MOST_CELLS)
      return unreadable(`The row has more than ${formatCount(MOST_CELLS)} cells.`, line)
    if (cells.every((cell) => cell.trim() === '')) continue
    rows.push({ line, cells, problem })
    if (rows.length > MOST_IMPORT_ROWS + 1)
      return unreadable(`The file has more than ${formatCount(MOST_IMPORT_ROWS)} rows: divide it.`, line)
  }
  const [head, ...products] = rows
  if (!head) return unreadable('The file is empty.')
  const problems = problemsOfHead(head)
  if (problems.length > 0) return { kind: 'unreadable', problems }
  if (products.length === 0) return unreadable('The file has column names, but no products.')
  const writtenTitles = head.cells.map((cell) => cell.trim())
  return withDecimalPoints({
    kind: 'table',
    titles: head.cells.map(titleOf),
    writtenTitles,
    rows: products,
    notes: [],
  })
}

function problemsOfHead({ line, cells, problem }: CsvRow): readonly FileProblem[] {
  if (problem !== null) return [{ line, text: problem }]
  if (cells.length > MOST_IMPORT_COLUMNS)
    return [
      { line, text: `There are ${formatCount(cells.length)} columns, more than ${MOST_IMPORT_COLUMNS}.` },
    ]
  const titles = cells.map(titleOf)
  const missing = titles.includes('model')
    ? []
    : [
        {
          line,
          text: 'There is no column "model". The first row names the columns, separated by commas or semicolons.',
        },
      ]
  const twice = titles.filter((title, index) => title !== '' && titles.indexOf(title) < index)
  return [
    ...missing,
    ...[...new Set(twice)].map((title) => ({
      line,
      text: `The column "${cut(title, 80)}" is there more than once.`,
    })),
  ]
}

const unreadable = (text: string, line: number | null = null): UnreadableFile => ({
  kind: 'unreadable',
  problems: [{ line, text }],
})
