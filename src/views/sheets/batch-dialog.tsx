import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { counted } from '#contract/platform/format-count.ts'
import { sheetToConfirm } from '#machines/sheets/document-job/document-job.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import type { DocumentJobActor } from '#src/views/platform/document-job-context.ts'

/** Asks whether a sheet of more products than both maxima is to be made and announced by e-mail. */
export function BatchDialog({ job }: { job: DocumentJobActor }) {
  const offline = useOffline()
  const asked = useSelector(job, sheetToConfirm)
  // still shown while the dialog closes
  const [sheet, setSheet] = useState(asked)
  if (asked !== null && asked !== sheet) setSheet(asked)
  const decline = () => job.send({ type: 'batch.declined' })
  const footer = (
    <>
      <Button onClick={decline}>Not now</Button>
      <Button
        tone="primary"
        blockedReason={offline}
        data-autofocus
        onClick={() => job.send({ type: 'batch.confirmed' })}
      >
        Make it
      </Button>
    </>
  )
  return (
    <Dialog
      open={asked !== null}
      onClose={decline}
      title={sheet?.source === 'level' ? 'Large file' : 'Large sheet'}
      footer={footer}
    >
      <p>
        {`This ${sheet?.source === 'level' ? 'file' : sheet?.source} has ${counted(sheet?.count ?? 0, 'product')}. We will e-mail you when it is ready. It is then listed under Downloads.`}
      </p>
    </Dialog>
  )
}
