import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LastImport as Import, UndoAnswer } from '#contract/staff/staff-import.ts'
import { LAST_IMPORT_KEY, lastImportQuery, undoImport } from '#src/services/staff/product-import.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { ConfirmDialog } from '#src/views/staff/confirm-dialog.tsx'
import { momentText } from '#src/views/staff/moment.ts'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useHeadingFocus } from '#src/views/staff/use-heading-focus.ts'
import { useStaffCall } from '#src/views/staff/use-staff-call.ts'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import { ImportNotice } from './import-notice.tsx'

/** The last import and its undo; nothing before the first import. */
export function LastImport() {
  const { call } = useShop()
  const query = useStaffQuery(lastImportQuery(call))
  if (query.data === null) return null
  if (query.data === undefined) return <QueryState query={query} title="Could not load the last import." />
  return <ImportUndo lastImport={query.data} />
}

function ImportUndo({ lastImport }: { lastImport: Import }) {
  const { undo, isShown, press } = useUndo(lastImport)
  const [isAsking, setAsking] = useState(false)
  const offline = useOffline()
  const { heading, ...focus } = useHeadingFocus(false)
  const isUnknown = isShown && undo.failure !== null
  const isUndone = lastImport.undone_at !== null || (isShown && undo.answer?.kind === 'undone')
  return (
    <Stack as="section" aria-label="Last import" {...focus}>
      <h2 ref={heading} tabIndex={-1}>
        Last import
      </h2>
      <p>{importText(lastImport)}</p>
      {isShown && <UndoNotice undo={undo} />}
      {(!isUndone || isUnknown) && (
        <Cluster>
          <Button busy={undo.isPending} blockedReason={offline} onClick={() => setAsking(true)}>
            Undo this import
          </Button>
        </Cluster>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Undo the last import?"
        action="Undo"
        tone="danger"
        isPending={undo.isPending}
        pendingText="It is being undone."
        onClose={() => setAsking(false)}
        onConfirm={() => void press().then(() => setAsking(false))}
      >
        <p>{importText(lastImport)}</p>
        <p>
          Its products get back prices, texts and the rest as before. The cases that it added are taken, and
          those that it took are added. Products that it added are hidden. Customers see it within a second.
        </p>
        <p>Products that changed since stay as they are, and are named. An undo cannot be undone.</p>
      </ConfirmDialog>
    </Stack>
  )
}

interface PressedUndo {
  readonly id: string
  /** the same for every press about this import */
  readonly requestId: string
}

function useUndo({ id }: Import) {
  const { call } = useShop()
  const queries = useQueryClient()
  const undo = useStaffCall<UndoAnswer>()
  const [pressed, setPressed] = useState<PressedUndo | null>(null)
  const press = async (): Promise<void> => {
    const next = pressed?.id === id ? pressed : { id, requestId: crypto.randomUUID() }
    setPressed(next)
    await undo.run(() => undoImport(call, id, next.requestId))
    void queries.invalidateQueries({ queryKey: LAST_IMPORT_KEY })
  }
  // another import may have become the last one, which is the reason then
  const isShown = pressed?.id === id || undo.answer?.kind === 'changed'
  return { undo, isShown, press }
}

type UndoCall = ReturnType<typeof useUndo>['undo']

export const UndoNotice = ({ undo: { answer, failure } }: { undo: Pick<UndoCall, 'answer' | 'failure'> }) => (
  <ImportNotice
    pressed="undo"
    failure={failure}
    answer={answer && { text: answer.text, named: answer.kept, isDone: answer.kind === 'undone' }}
  />
)

export function importText({ file_name: name, applied_at, applied_by, products, undone_at }: Import): string {
  const count = products === 1 ? '1 product' : `${products.toLocaleString('en-US')} products`
  const made = `${name}, ${momentText(applied_at)}, by ${applied_by ?? 'a command'}: ${count}.`
  return undone_at === null ? made : `${made} Undone ${momentText(undone_at)}.`
}
