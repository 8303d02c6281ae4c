import { runOnce } from '#server/platform/threads/run-once.ts'
import { createWorkerThread } from '#server/platform/threads/worker-thread.ts'
import type { ExportedTable } from '#server/staff/imports/products/export-products.ts'
import { MOST_MILLISECONDS, WORKBOOK_THREAD } from './read-workbook.ts'

const SCRIPT = new URL('./write-workbook-worker.ts', import.meta.url)

/** A table as a workbook (.xlsx). */
export function writeWorkbook(table: ExportedTable): Promise<Uint8Array<ArrayBuffer>> {
  const thread = createWorkerThread<ExportedTable, Uint8Array<ArrayBuffer>>(SCRIPT, WORKBOOK_THREAD)
  return runOnce(thread, table, MOST_MILLISECONDS)
}
