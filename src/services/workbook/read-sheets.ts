import readExcel from 'read-excel-file/web-worker'
import { formTable } from './form-lines.ts'
import { hasDeclaredSizes } from './inflated-size.ts'
import type { WorkbookResult } from './read-table.ts'

const ORIGIN = 'Origin'

/** The table of the first sheet that has one; what it was made from is on the sheet "Origin". */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookResult> {
  if (!(await hasDeclaredSizes(bytes))) return 'notATable'
  const sheets = await readExcel(bytes.buffer)
  const origin = sheets.find(({ sheet }) => sheet === ORIGIN)?.data ?? []
  for (const { data } of sheets) {
    const table = formTable(data, origin)
    if (table !== null) return table
  }
  return 'notATable'
}
