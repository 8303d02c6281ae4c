import { runInThread } from '#server/platform/threads/run-in-thread.ts'
import type { ExportedTable } from '../products/export-products.ts'
import { WORKBOOK_THREAD } from './read-workbook.ts'

const SCRIPT = new URL('./write-workbook-worker.ts', import.meta.url)

/** A table as a workbook (.xlsx). */
export const writeWorkbook = (table: ExportedTable): Promise<Uint8Array<ArrayBuffer>> =>
  runInThread(SCRIPT, table, WORKBOOK_THREAD)
