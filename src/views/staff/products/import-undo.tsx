import { counted } from '#contract/platform/format-count.ts'
import type { LastImport as Import } from '#contract/staff/staff-import.ts'
import { type UndoView, undoViewOf } from '#machines/staff/catalogue-import/catalogue-import.selectors.ts'
import { lastImportQuery } from '#src/services/staff/product-import.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { ConfirmDialog } from '#src/views/staff/confirm-dialog.tsx'
import { momentText } from '#src/views/staff/moment.ts'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useHeadingFocus } from '#src/views/staff/use-heading-focus.ts'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import { ImportNotice } from './import-notice.tsx'
import { useAsking } from './use-asking.ts'
import type { ProductImport } from './use-product-import.ts'

/** The last import and its undo; nothing before the first import. */
export function LastImport({ productImport }: { productImport: ProductImport }) {
  const { call } = useShop()
  const query = useStaffQuery(lastImportQuery(call))
  if (query.data === null) return null
  if (query.data === undefined) return <QueryState query={query} title="Could not load the last import." />
  return <ImportUndo lastImport={query.data} productImport={productImport} />
}

interface ImportUndoProps {
  lastImport: Import
  productImport: ProductImport
}

function ImportUndo({ lastImport, productImport: { snapshot, confirmUndo } }: ImportUndoProps) {
  const view = undoViewOf(snapshot, lastImport.id)
  const isUndoing = view === 'undoing'
  const { isAsking, ask, stopAsking } = useAsking(isUndoing)
  const offline = useOffline()
  const { heading, ...focus } = useHeadingFocus(false)
  const isShown = view === 'overtaken' || snapshot.context.undo?.importId === lastImport.id
  // what may be undone already is asked for again
  const isOver = view === 'undone' || (lastImport.undone_at !== null && !isUndoing && view !== 'unconfirmed')
  return (
    <Stack as="section" aria-label="Last import" {...focus}>
      <h2 ref={heading} tabIndex={-1}>
        Last import
      </h2>
      <p>{importText(lastImport)}</p>
      {isShown && <UndoNotice view={view} context={snapshot.context} />}
      {!isOver && (
        <Cluster>
          <Button busy={isUndoing} blockedReason={offline} onClick={ask}>
            Undo this import
          </Button>
        </Cluster>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Undo the last import?"
        action="Undo"
        tone="danger"
        isPending={isUndoing}
        pendingText="It is being undone."
        onClose={stopAsking}
        onConfirm={() => confirmUndo(lastImport.id)}
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

interface UndoNoticeProps {
  view: UndoView
  context: Pick<ProductImport['snapshot']['context'], 'undone' | 'undoFailure'>
}

export const UndoNotice = ({ view, context: { undone, undoFailure } }: UndoNoticeProps) => (
  <ImportNotice
    pressed="undo"
    failure={undoFailure}
    isUnconfirmed={view === 'unconfirmed'}
    answer={undone && { text: undone.text, named: undone.kept, isDone: undone.kind === 'undone' }}
  />
)

export function importText({ file_name: name, applied_at, applied_by, products, undone_at }: Import): string {
  const count = counted(products, 'product')
  const made = `${name}, ${momentText(applied_at)}, by ${applied_by ?? 'a command'}: ${count}.`
  return undone_at === null ? made : `${made} Undone ${momentText(undone_at)}.`
}
