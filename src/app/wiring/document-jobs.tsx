import { useActorRef } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useDocumentEffects } from '#src/app/effects/use-document-effects.ts'
import { BatchDialog } from '#src/views/sheets/batch-dialog.tsx'
import { DocumentJobContext } from '#src/views/platform/document-job-context.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { wireDocumentJob } from './wire-document-job.ts'

/** Starts the actor that opens documents for what is inside; it stops when that unmounts. */
export function DocumentJobs({ children }: { children: ReactNode }) {
  const { call, inspect } = useShop()
  const [machine] = useState(() => wireDocumentJob(call))
  const job = useActorRef(machine, { inspect })
  useDocumentEffects(job)
  return (
    <DocumentJobContext value={job}>
      {children}
      <BatchDialog job={job} />
    </DocumentJobContext>
  )
}
