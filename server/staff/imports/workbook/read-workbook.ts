import { isWorkbookWithin } from '#contract/platform/workbook/zip-directory.ts'
import { LARGEST_IMPORT } from '#contract/staff/staff-import.ts'
import { runOnce } from '#server/platform/threads/run-once.ts'
import { createWorkerThread } from '#server/platform/threads/worker-thread.ts'
import type { WorkbookCsv } from './workbook-csv.ts'

const LIMITS = { bytes: LARGEST_IMPORT, unpackedBytes: 300_000_000 }
/** With 50,000 rows of 39 cells the process takes 1.3 GB, the thread of imports included. */
export const WORKBOOK_THREAD = { megabytes: 1_536 }
export const MOST_MILLISECONDS = 60_000

const SCRIPT = new URL('./read-workbook-worker.ts', import.meta.url)

/** A workbook as CSV. */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookCsv> {
  if (!isWorkbookWithin(bytes, LIMITS))
    return unreadable('The file is no Excel workbook (.xlsx) that can be read.')
  try {
    const thread = createWorkerThread<Uint8Array, WorkbookCsv>(SCRIPT, WORKBOOK_THREAD)
    return await runOnce(thread, bytes, MOST_MILLISECONDS)
  } catch {
    return unreadable('The workbook cannot be read. Save its sheet as "CSV UTF-8", then try again.')
  }
}

const unreadable = (text: string): WorkbookCsv => ({ kind: 'unreadable', problems: [{ line: null, text }] })
