import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { LAST_IMPORT_KEY } from '#src/services/staff/product-import.ts'
import { applicationViewOf, fileViewOf } from '#machines/staff/catalogue-import/catalogue-import.selectors.ts'
import type { CatalogueImport } from '#src/views/staff/use-catalogue-import.ts'

/** Each call counts once, however often it is sent. */
const newIds = () => ({ checkId: crypto.randomUUID(), requestId: crypto.randomUUID() })

/** A file, what it would change, and what became of it; and the undo of the last import. */
export function useProductImport({ actor, hold }: CatalogueImport) {
  const snapshot = useSelector(actor, (each) => each)
  const { failure, undoFailure } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const isUndoing = snapshot.hasTag('undoing')
  useLastImport(isPending || isUndoing, failure !== null || undoFailure !== null)
  return {
    snapshot,
    fileView: fileViewOf(snapshot),
    applicationView: applicationViewOf(snapshot),
    isPending,
    /** some row changes something, and nothing is under way */
    canConfirm: snapshot.can({ type: 'import.confirm' }),
    choose: (file: File | undefined): void => {
      // the file that is being sent is held
      if (file && !isPending) actor.send({ type: 'file.chosen', file: hold(file), ids: newIds() })
    },
    changeCreates: (creates: boolean) => actor.send({ type: 'names.allow', creates, ids: newIds() }),
    repeatCheck: () => actor.send({ type: 'check.repeat' }),
    checkAgain: () => actor.send({ type: 'check.renew', ids: newIds() }),
    confirm: () => actor.send({ type: 'import.confirm' }),
    confirmUndo: (importId: string) =>
      actor.send({ type: 'undo.confirm', importId, requestId: crypto.randomUUID() }),
  }
}

export type ProductImport = ReturnType<typeof useProductImport>

/** Once a call has ended the last import is asked for again; after a failure also whether the session is over. */
function useLastImport(isPending: boolean, hasFailed: boolean): void {
  const queries = useQueryClient()
  const wasPending = useRef(isPending)
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending
    wasPending.current = isPending
    if (hasEnded) void queries.invalidateQueries({ queryKey: LAST_IMPORT_KEY })
  }, [isPending, queries])
  useEffect(() => {
    if (hasFailed) void queries.invalidateQueries({ queryKey: ['staff', 'session'] })
  }, [hasFailed, queries])
}
