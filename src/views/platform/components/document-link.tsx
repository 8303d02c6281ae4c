import { useSelector } from '@xstate/react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { joinedErrors } from '#contract/platform/failure.ts'
import { documentViewOf } from '#machines/sheets/document-job/document-job.selectors.ts'
import type { WantedDocument } from '#machines/sheets/document-job/document-job.types.ts'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useDocumentJob } from '#src/views/platform/document-job-context.ts'
import * as css from './document-link.css.ts'

interface DocumentLinkProps {
  document: WantedDocument
  children: ReactNode
}

/** Opens a document once the server has made it; below it is why it could not be opened. */
export function DocumentLink({ document, children }: DocumentLinkProps) {
  const job = useDocumentJob()
  const view = useSelector(job, (snapshot) => documentViewOf(snapshot, document.href))
  const problemId = useId()
  const isPending = view === 'pending'
  const hasProblem = view === 'refused' || view === 'unreachable'
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (!isPending) job.send({ type: 'document.wanted', document })
  }
  const shared = {
    onClick: open,
    ...(isPending && { 'aria-busy': true }),
    ...(hasProblem && { 'aria-describedby': problemId }),
  }
  return (
    <span className={css.document}>
      <span className={css.name}>
        {document.exceedsBoth ? (
          <button {...shared} type="button" className={css.sheetButton} aria-haspopup="dialog">
            {children}
          </button>
        ) : (
          <a {...shared} href={document.href} download>
            {children}
          </a>
        )}
        {isPending && (
          <>
            <Spinner size="sm" />
            <span className={css.pending} role="status">
              Preparing the file
            </span>
          </>
        )}
      </span>
      {hasProblem && (
        <span id={problemId} role="alert" className={css.problem}>
          {view === 'refused' ? <Refusal /> : <NoAnswer />}
        </span>
      )}
    </span>
  )
}

function Refusal() {
  return joinedErrors(useSelector(useDocumentJob(), ({ context }) => context.errors))
}

function NoAnswer() {
  return useOffline() ?? 'No answer came from the shop. Please try again.'
}

/** In another tab, or as the browser is told by its own menu. */
const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
