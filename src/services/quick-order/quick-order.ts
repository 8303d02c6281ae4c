import { fromPromise } from 'xstate'
import { lineCalls } from '#contract/quick-order/lines.ts'
import type { ChosenFile } from '#machines/documents/document-upload/document-upload.types.ts'
import type {
  AddLinesLogic,
  CheckLinesLogic,
  ReadFileLogic,
} from '#machines/quick-order/quick-order.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { readTable, type ReadWorkbook } from './workbook/read-table.ts'

interface FileAccess {
  /** the bytes of the file that the page holds */
  readonly read: (file: ChosenFile) => Blob
  /** in a worker, with a limit of time */
  readonly readWorkbook: ReadWorkbook
}

/** The actors of the machine `quickOrder`. */
export function quickOrderServices(call: Call, { read, readWorkbook }: FileAccess) {
  const readFile: ReadFileLogic = fromPromise(async ({ input: { file }, signal }) =>
    readTable(read(file), readWorkbook, signal),
  )
  const checkLines: CheckLinesLogic = fromPromise(({ input: { source, lines }, signal }) => {
    const body = source.kind === 'typed' ? { lines: [...lines] } : { source }
    return call(lineCalls.checkLines, { body }, { signal })
  })
  const addLines: AddLinesLogic = fromPromise(({ input: { request_id, lines } }) =>
    call(lineCalls.addLines, { body: { request_id, lines: [...lines] } }),
  )
  return { readFile, checkLines, addLines }
}
