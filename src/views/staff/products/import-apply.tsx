import { useState } from 'react'
import { type DryRun, type ImportCounts, ROW_KINDS } from '#contract/staff/staff-import.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { ImportAdditions } from './import-additions.tsx'
import { ImportNotice } from './import-notice.tsx'
import { ConfirmDialog } from '#src/views/staff/confirm-dialog.tsx'
import { useHeadingFocus } from '#src/views/staff/use-heading-focus.ts'
import type { ProductImport } from './use-product-import.ts'

interface ImportApplyProps {
  productImport: ProductImport
  dryRun: DryRun
}

/** The counts of a dry run, its application, and what became of that. */
export function ImportApply({ productImport, dryRun }: ImportApplyProps) {
  const { apply, checkAgain, confirm } = productImport
  const { counts, file_name: name, notes, additions } = dryRun
  const [isAsking, setAsking] = useState(false)
  const offline = useOffline()
  const { heading, ...focus } = useHeadingFocus(true)
  const written = counts.added + counts.changed + counts.deactivated
  const isOver = apply.answer?.kind === 'applied' || apply.answer?.kind === 'changed'
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
      <ApplyNotice answer={apply.answer} failure={apply.failure} />
      <Cluster>
        {!isOver && written > 0 && (
          <Button
            tone="primary"
            busy={apply.isPending}
            blockedReason={offline}
            onClick={() => setAsking(true)}
          >
            {counts.refused > 0 ? 'Import the rows that are not refused' : 'Import'}
          </Button>
        )}
        {apply.answer?.kind === 'changed' && <Button onClick={checkAgain}>Check the file again</Button>}
      </Cluster>
      {!isOver && written === 0 && <p>There is nothing to import.</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title="Import these changes?"
        action="Import"
        tone="primary"
        isPending={apply.isPending}
        pendingText="It is being imported."
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm(counts.refused > 0).then(() => setAsking(false))}
      >
        <p>{countsText(counts)}</p>
        {additions.length > 0 && (
          <p>{`New names: ${additions.length.toLocaleString('en-US')}. They stay when the import is undone.`}</p>
        )}
        <p>Customers see the new prices and stock within a second.</p>
        {counts.refused > 0 && <p>Refused rows are left out; their products stay as they are.</p>}
      </ConfirmDialog>
    </Stack>
  )
}

const ApplyNotice = ({ answer, failure }: Pick<ProductImport['apply'], 'answer' | 'failure'>) => (
  <ImportNotice
    pressed="import"
    failure={failure}
    answer={answer && { text: answer.text, named: answer.differences, isDone: answer.kind === 'applied' }}
  >
    {answer?.kind === 'applied' && (
      <span>For 30 days it can be undone, until the next import: see “Last import”.</span>
    )}
  </ImportNotice>
)

const countsText = (counts: ImportCounts): string =>
  ROW_KINDS.map((kind) => `${counts[kind].toLocaleString('en-US')} ${kind}`).join(', ')
