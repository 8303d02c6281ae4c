import { formatCount } from '#contract/platform/format-count.ts'
import { type DryRun, type ImportCounts, ROW_KINDS } from '#contract/staff/staff-import.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { ImportAdditions } from './import-additions.tsx'
import { ImportNotice } from './import-notice.tsx'
import { ConfirmDialog } from '#src/views/staff/confirm-dialog.tsx'
import { useHeadingFocus } from '#src/views/staff/use-heading-focus.ts'
import { useAsking } from './use-asking.ts'
import type { ProductImport } from './use-product-import.ts'

interface ImportApplyProps {
  productImport: ProductImport
  dryRun: DryRun
}

/** The counts of a dry run, its application, and what became of that. */
export function ImportApply({ productImport, dryRun }: ImportApplyProps) {
  const { applicationView, canConfirm, snapshot, checkAgain, confirm } = productImport
  const { counts, file_name: name, notes, additions } = dryRun
  const isApplying = applicationView === 'applying'
  const { isAsking, ask, stopAsking } = useAsking(isApplying)
  const offline = useOffline()
  const { heading, ...focus } = useHeadingFocus(true)
  return (
    <Stack {...focus}>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p role="status">{countsText(counts)}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ImportAdditions additions={additions} />
      <ApplyNotice view={applicationView} context={snapshot.context} />
      {isApplying && !isAsking && <p role="status">The changes are being made.</p>}
      <Cluster>
        {(canConfirm || isApplying) && (
          <Button tone="primary" busy={isApplying} blockedReason={offline} onClick={ask}>
            {counts.refused > 0 ? 'Import the rows that are not refused' : 'Import'}
          </Button>
        )}
        {applicationView === 'moved' && <Button onClick={checkAgain}>Check the file again</Button>}
      </Cluster>
      {applicationView === 'open' && !canConfirm && <p>There is nothing to import.</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title="Import these changes?"
        action="Import"
        tone="primary"
        isPending={isApplying}
        pendingText="It is being imported."
        onClose={stopAsking}
        onConfirm={confirm}
      >
        <p>{countsText(counts)}</p>
        {additions.length > 0 && (
          <p>{`New names: ${formatCount(additions.length)}. They stay when the import is undone.`}</p>
        )}
        <p>Customers see the new prices and stock within a second.</p>
        {counts.refused > 0 && <p>Refused rows are left out; their products stay as they are.</p>}
      </ConfirmDialog>
    </Stack>
  )
}

interface ApplyNoticeProps {
  view: ProductImport['applicationView']
  context: Pick<ProductImport['snapshot']['context'], 'applied' | 'failure'>
}

const ApplyNotice = ({ view, context: { applied, failure } }: ApplyNoticeProps) => (
  <ImportNotice
    pressed="import"
    failure={failure}
    isUnconfirmed={view === 'unconfirmed'}
    answer={applied && { text: applied.text, named: applied.differences, isDone: view === 'applied' }}
  >
    {view === 'applied' && (
      <span>For 30 days it can be undone, until the next import: see “Last import”.</span>
    )}
  </ImportNotice>
)

const countsText = (counts: ImportCounts): string =>
  ROW_KINDS.map((kind) => `${formatCount(counts[kind])} ${kind}`).join(', ')
