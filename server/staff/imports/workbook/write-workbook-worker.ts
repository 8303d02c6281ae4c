import writeExcel from 'write-excel-file/node'
import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import type { ExportedTable } from '#server/staff/imports/products/export-products.ts'

/** Every cell is text, so that no program makes a day of 12/6 or a number of a UPC. */
async function workbookOf(table: ExportedTable): Promise<Uint8Array<ArrayBuffer>> {
  const data = table.map((row, index) =>
    row.map((value) => (value === '' ? null : textCell(value, index === 0))),
  )
  const sheet = { sheet: 'Products', data, stickyRowsCount: 1 }
  return new Uint8Array(await writeExcel([sheet]).toBuffer())
}

const textCell = (value: string, isTitle: boolean) => ({
  type: String,
  value,
  format: '@',
  ...(isTitle ? { fontWeight: 'bold' as const } : {}),
})

answerTasks(workbookOf)
