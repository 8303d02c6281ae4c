import { isWorkbookWithin } from '#contract/platform/workbook/zip-directory.ts'
import { LARGEST_IMPORT } from '#contract/staff/staff-import.ts'
import { createWorkerThread } from '#server/platform/threads/worker-thread.ts'
import type { WorkbookCsv } from './workbook-csv.ts'

const LIMITS = { bytes: LARGEST_IMPORT, unpackedBytes: 100_000_000 }
/** of the thread, in MB: 20,000 rows of 60 cells take 400 */
const MEMORY = 768
const IDLE = 1_000
const MOST_MILLISECONDS = 60_000

const SCRIPT = new URL('./workbook-worker.ts', import.meta.url)

/** A workbook as CSV, read in a thread of its own, which ends with it. */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookCsv> {
  if (!isWorkbookWithin(bytes, LIMITS))
    return unreadable('The file is no Excel workbook (.xlsx) that can be read.')
  const thread = createWorkerThread<Uint8Array, WorkbookCsv>(SCRIPT, { idle: IDLE, megabytes: MEMORY })
  const timer = setTimeout(() => void thread.close(), MOST_MILLISECONDS)
  try {
    return await thread.run(bytes)
  } catch {
    return unreadable('The workbook cannot be read. Save its sheet as "CSV UTF-8", then try again.')
  } finally {
    clearTimeout(timer)
    await thread.close()
  }
}

const unreadable = (text: string): WorkbookCsv => ({ kind: 'unreadable', problems: [{ line: null, text }] })
