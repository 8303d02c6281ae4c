import { decodeText } from '#contract/platform/decode-text.ts'
import { csvRows, UNCLOSED } from '#contract/platform/read-csv.ts'
import { isOtherZip, isWorkbookWithin } from '#contract/platform/workbook/zip-directory.ts'
import { MAX_LINES } from '#contract/quick-order/lines.ts'
import type { FileProblem, ReadFileResult } from '#machines/quick-order/quick-order.types.ts'
import { type FormTable, formTable, MAX_ROWS } from './form-lines.ts'

/** The table of a workbook, or why there is none. */
export type WorkbookResult = FormTable | FileProblem
export type ReadWorkbook = (bytes: Uint8Array, signal: AbortSignal) => Promise<WorkbookResult>

const LIMITS = { bytes: 2_000_000, unpackedBytes: 8_000_000 }

/** The lines of a CSV file or of a workbook. */
export async function readTable(
  file: Blob,
  readWorkbook: ReadWorkbook,
  signal: AbortSignal,
): Promise<ReadFileResult> {
  if (file.size > LIMITS.bytes) return unreadable('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isOtherType(bytes)) return unreadable('otherType')
  if (!isZip(bytes)) return resultOf(tableOf(bytes))
  return isWorkbookWithin(bytes, LIMITS)
    ? resultOf(await readWorkbook(bytes, signal))
    : unreadable('notATable')
}

/** In any encoding of spreadsheet programs; anything else is no table. */
function tableOf(bytes: Uint8Array): WorkbookResult {
  const decoded = decodeText(bytes)
  const cells = decoded.kind === 'text' ? cellsOf(decoded.text) : null
  return (cells && formTable(cells, [])) ?? 'notATable'
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** The first bytes of files that are often sent by mistake: Excel before 2007 and Word (OLE), PDF, RTF, PNG, JPEG, GIF. */
const OTHER_TYPES = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
]

const isOtherType = (bytes: Uint8Array): boolean =>
  OTHER_TYPES.some((marks) => marks.every((mark, at) => bytes[at] === mark)) ||
  (isZip(bytes) && isOtherZip(bytes))

const unreadable = (problem: FileProblem): ReadFileResult => ({ kind: 'unreadable', problem })

function resultOf(table: WorkbookResult): ReadFileResult {
  if (typeof table === 'string') return unreadable(table)
  const lines = table.lines.flatMap(({ code, quantity }) =>
    typeof quantity === 'number' ? [{ code, quantity }] : [],
  )
  const skipped = table.lines.flatMap(({ row, code, written, quantity }) =>
    typeof quantity === 'number' ? [] : [{ row, code, text: `${code} ${written}`, problem: quantity }],
  )
  const printed = table.lines.flatMap(({ code, printed: facts }) => (facts ? [{ code, ...facts }] : []))
  if (lines.length > MAX_LINES) return unreadable('tooManyLines')
  if (lines.length === 0) return unreadable('noLines')
  return { kind: 'read', lines, skipped, origin: table.origin, printed }
}

/** The cells of a CSV file; one without titles is `code, cases`. null: a quote takes in the rest of the file. */
function cellsOf(text: string): readonly (readonly string[])[] | null {
  const titles = /^.*\b(?:model|sku|upc|item)\b.*$/im.exec(text)?.[0]
  const rows: (readonly string[])[] = []
  for (const { cells, problem } of csvRows(text, titles)) {
    if (problem === UNCLOSED) return null
    rows.push(cells.map((cell) => cell.trim()))
    if (rows.length > MAX_ROWS) break
  }
  const hasTitles = rows
    .slice(0, MAX_ROWS)
    .some((row) => row.some((cell) => /^(model|sku|upc|item)$/i.test(cell)))
  return hasTitles ? rows : [['model', 'qty'], ...rows]
}
