import { MAX_LINES } from '#contract/lines.ts'
import type { ReadFileResult } from '#machines/quick-order/quick-order.types.ts'
import { type FormTable, formTable, MAX_ROWS } from './form-lines.ts'
import { isWorkbookOfModestSize, MAX_FILE_BYTES } from './zip-directory.ts'

/** The table of a workbook; null: it has none; rejects when it cannot be read in time. */
export type ReadWorkbook = (bytes: Uint8Array, signal: AbortSignal) => Promise<FormTable | null>

/** The lines of a CSV file or of a workbook. */
export async function readTable(
  file: Blob,
  readWorkbook: ReadWorkbook,
  signal: AbortSignal,
): Promise<ReadFileResult> {
  if (file.size > MAX_FILE_BYTES) return unreadable('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isZip(bytes)) return resultOf(formTable(cellsOf(new TextDecoder().decode(bytes)), []))
  if (!isWorkbookOfModestSize(bytes)) return unreadable('notATable')
  try {
    return resultOf(await readWorkbook(bytes, signal))
  } catch {
    return unreadable('tookTooLong')
  }
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

const unreadable = (problem: Extract<ReadFileResult, { kind: 'unreadable' }>['problem']): ReadFileResult => ({
  kind: 'unreadable',
  problem,
})

function resultOf(table: FormTable | null): ReadFileResult {
  if (table === null) return unreadable('notATable')
  const lines = table.lines.flatMap(({ code, quantity }) => (quantity === null ? [] : [{ code, quantity }]))
  const skipped = table.lines.flatMap(({ row, code, quantity }) => (quantity === null ? [{ row, code }] : []))
  if (lines.length > MAX_LINES) return unreadable('tooManyLines')
  if (lines.length === 0) return unreadable('noLines')
  return { kind: 'read', lines, skipped, origin: table.origin }
}

/** The cells of a CSV file with commas, semicolons or tabs, quoted or not; a file without titles is `code, cases`. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .slice(0, MAX_ROWS + 1)
    .map((row) => row.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
  const hasTitles = rows[0]?.some((cell) => /^(model|sku|upc|item)$/i.test(cell)) ?? false
  return hasTitles ? rows : [['model', 'qty'], ...rows]
}
