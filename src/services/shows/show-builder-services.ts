import { fromPromise } from 'xstate'
import { showCalls } from '#contract/shows/shows.ts'
import type {
  ImportShowLogic,
  ReadShowLogic,
  ReadShowsLogic,
  RemoveShowLogic,
} from '#machines/shows/show-builder/show-builder.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import type { ImportReport } from './import-report.ts'
import { importShow } from './import-show.ts'
import { openShow } from './open-show.ts'
import type { EditorAccess } from './show-editor-services.ts'
import { isUnknown, readShowList } from './show-list.ts'
import { isOwn } from './show-owner.ts'

type Access = Pick<EditorAccess, 'shelf' | 'owner' | 'now'> & {
  /** of the pages of this storefront: "https://shop.example" */
  readonly origin: string
  /** null: an import has begun, or left nothing to say */
  readonly tellImport?: (report: ImportReport | null) => void
}

/** The actors of the machine `showBuilder`, but the machines below it. */
export function showBuilderServices(call: Call, access: Access) {
  const readShows: ReadShowsLogic = fromPromise(({ signal }) =>
    readShowList(call, access.shelf, access.owner, signal),
  )
  const readShow: ReadShowLogic = fromPromise(({ input: { id }, signal }) =>
    openShow(call, access, id, signal),
  )
  const importShowLogic: ImportShowLogic = fromPromise(async ({ input: { source }, signal }) => {
    access.tellImport?.(null)
    const importer = { projectId: access.owner.project_id, origin: access.origin }
    const { report = null, ...imported } = await importShow(call, source, importer, signal)
    access.tellImport?.(report)
    return imported
  })
  const removeShow: RemoveShowLogic = fromPromise(({ input: { id, isRestoring } }) =>
    remove(call, access, id, isRestoring),
  )
  return { readShows, readShow, importShow: importShowLogic, removeShow }
}

/** First on the account, where it is; a show of this device only can be restored on this device. */
async function remove(call: Call, { shelf, owner, now }: Access, id: string, isRestoring: boolean) {
  const shelved = await shelf.find(id)
  const own = shelved && isOwn(owner, shelved) ? shelved.row : null
  if (owner.customers_id !== null && own?.customers_id !== null) {
    const { success } = await onAccount(call, id, isRestoring, own !== null)
    if (!success) return { success }
  }
  if (own) await shelf.put({ ...own, date_removed: isRestoring ? null : now() })
  return { success: true }
}

async function onAccount(call: Call, id: string, restore: boolean, isOnDevice: boolean) {
  try {
    return await call(showCalls.removeShow, { body: { id, restore } })
  } catch (error) {
    // it was never stored there
    if (isOnDevice && isUnknown(error)) return { success: true }
    throw error
  }
}
