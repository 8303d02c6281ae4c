import { useState } from 'react'
import { isRefusal } from '#contract/staff/staff-failure.ts'
import { type ApplyAnswer, type DryRun, type ImportCounts, ROW_KINDS } from '#contract/staff/staff-import.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { ImportAdditions } from './import-additions.tsx'
import { causeText, staffFailureText } from '#src/views/staff/staff-failure-text.ts'
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
      <ApplyDialog
        isOpen={isAsking}
        dryRun={dryRun}
        isPending={apply.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm(counts.refused > 0).then(() => setAsking(false))}
      />
    </Stack>
  )
}

interface ApplyDialogProps {
  isOpen: boolean
  dryRun: DryRun
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}

function ApplyDialog({
  isOpen,
  dryRun: { counts, additions },
  isPending,
  onClose,
  onConfirm,
}: ApplyDialogProps) {
  const offline = useOffline()
  const footer = (
    <>
      <Button onClick={onClose} blockedReason={isPending ? 'It is being imported.' : null} reasonHidden>
        Cancel
      </Button>
      <Button tone="primary" busy={isPending} blockedReason={offline} onClick={onConfirm}>
        Import
      </Button>
    </>
  )
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Import these changes?"
      footer={footer}
      dismissible={!isPending}
    >
      <p>{countsText(counts)}</p>
      {additions.length > 0 && (
        <p>{`New names: ${additions.length.toLocaleString('en-US')}. They stay when the import is undone.`}</p>
      )}
      <p>Customers see the new prices and stock within a second.</p>
      {counts.refused > 0 && <p>Refused rows are left out; their products stay as they are.</p>}
    </Dialog>
  )
}

function ApplyNotice({ answer, failure }: Pick<ProductImport['apply'], 'answer' | 'failure'>) {
  if (failure)
    return (
      <Notice tone="danger" role="alert">
        {isRefusal(failure)
          ? `Not imported. ${staffFailureText(failure)}`
          : `${causeText(failure)} It may or may not be imported. Import again to make sure: it counts once.`}
      </Notice>
    )
  if (!answer) return null
  return (
    <Notice tone={answer.kind === 'applied' ? 'success' : 'warn'} role={roleOf(answer)}>
      <Stack gap={8}>
        <span>{answer.text}</span>
        {answer.differences.length > 0 && (
          <ul>
            {answer.differences.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {answer.kind === 'applied' && (
          <span>For 30 days it can be undone, until the next import: see “Last import”.</span>
        )}
      </Stack>
    </Notice>
  )
}

const roleOf = ({ kind }: ApplyAnswer) => (kind === 'applied' ? 'status' : 'alert')

const countsText = (counts: ImportCounts): string =>
  ROW_KINDS.map((kind) => `${counts[kind].toLocaleString('en-US')} ${kind}`).join(', ')
