import { readSheets } from './read-sheets.ts'
import type { WorkbookResult } from './read-table.ts'

const answer = (result: WorkbookResult) => globalThis.postMessage(result)

globalThis.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  readSheets(data).then(answer, () => answer('unreadable'))
})
