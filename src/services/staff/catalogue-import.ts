import { fromPromise } from 'xstate'
import { staffImportCalls } from '#contract/staff/staff-import.ts'
import type {
  ApplyImportLogic,
  CheckImportLogic,
  UndoImportLogic,
} from '#machines/staff/catalogue-import/catalogue-import.types.ts'
import type { ReadChosenFile } from '#src/services/documents/document-upload.ts'
import type { Call } from '#src/services/platform/client/client.ts'

const LONGEST_NAME = 200

/** A spreadsheet that was saved after it was chosen cannot be read by the browser any more. */
const CHANGED_FILE = {
  kind: 'unreadable' as const,
  problems: [{ line: null, text: 'The file was changed or moved after you chose it. Choose it again.' }],
}

/** The actors of the machine `catalogueImport`. An application goes on when the page is left. */
export function catalogueImportServices(call: Call, readFile: ReadChosenFile) {
  const checkImport: CheckImportLogic = fromPromise(async ({ input: { file, checkId, creates }, signal }) => {
    const bytes = await readFile(file)
      .arrayBuffer()
      .catch(() => null)
    if (bytes === null) return CHANGED_FILE
    const query = { name: file.name.slice(-LONGEST_NAME), id: checkId, ...(creates ? CREATES : {}) }
    return call(staffImportCalls.checkProductImport, { query, body: new Uint8Array(bytes) }, { signal })
  })
  const applyImport: ApplyImportLogic = fromPromise(({ input: { dryRun, requestId, skipsRefused } }) => {
    const { id, fingerprint } = dryRun
    return call(staffImportCalls.applyProductImport, {
      body: { id, fingerprint, request_id: requestId, skip_refused: skipsRefused },
    })
  })
  const undoImport: UndoImportLogic = fromPromise(({ input: { importId, requestId } }) =>
    call(staffImportCalls.undoProductImport, { body: { id: importId, request_id: requestId } }),
  )
  return { checkImport, applyImport, undoImport }
}

const CREATES = { create: 'yes' } as const
