import readExcel from 'read-excel-file/web-worker'
import { formTable } from './form-lines.ts'
import type { WorkbookResult } from './read-table.ts'
import { tableSize } from '#contract/platform/workbook/table-size.ts'
import { unpackedEntries } from '#contract/platform/workbook/unpacked-entries.ts'

const ORIGIN = 'Origin'
/** The reader makes room for every cell up to the last, so that one far away takes all memory. */
const MAX_CELLS = 2_000_000

/** The table of the first sheet that has one; what it was made from is on the sheet "Origin". */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookResult> {
  const contents = await unpackedEntries(bytes)
  if (contents === null) return 'notATable'
  if (contents.some((content) => tableSize(content) > MAX_CELLS)) return 'tookTooLong'
  const sheets = await readExcel(bytes.buffer)
  const origin = sheets.find(({ sheet }) => sheet === ORIGIN)?.data ?? []
  for (const { data } of sheets) {
    const table = formTable(data, origin)
    if (table !== null) return table
  }
  return 'notATable'
}
