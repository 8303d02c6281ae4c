import type { SheetJob } from '#contract/sheets/documents.ts'
import { isUnderWay } from '#src/services/sheets/download-queries.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { DocumentLink } from '#src/views/platform/components/document-link.tsx'
import { useWantedSheet } from '#src/views/sheets/use-wanted-sheet.ts'
import * as css from './downloads.css.ts'
import { momentText } from '#src/views/platform/date-text.ts'

/** The large sheets that are made for the customer: being made, ready, or failed. */
export function SheetJobs({ jobs }: { jobs: readonly SheetJob[] }) {
  if (jobs.length === 0)
    return (
      <p className={css.meta}>
        None. Files with very many products are made for you and kept here for 14 days.
      </p>
    )
  return (
    <ul className={css.list} aria-live="polite">
      {jobs.map((job) => (
        <li key={job.id} className={css.row}>
          {job.href === null ? (
            job.label
          ) : (
            <DocumentLink document={{ href: job.href, sheet: null, exceedsBoth: false }}>
              {job.label}
            </DocumentLink>
          )}
          <State job={job} />
        </li>
      ))}
    </ul>
  )
}

function State({ job }: { job: SheetJob }) {
  if (isUnderWay(job)) return <Badge tone="info">Being made</Badge>
  if (job.expires_at === null) return <Failed job={job} />
  return (
    <span className={css.meta}>
      {isForm(job.kind) ? 'Excel' : 'PDF'}, until {momentText(job.expires_at)}
    </span>
  )
}

const isForm = (kind: SheetJob['kind']): boolean => kind === 'order-form' || kind === 'order-form-upcs'

/** Tried again unless the order or cart is gone. */
function Failed({ job: { source, source_id: id, kind, label, products_count: count } }: { job: SheetJob }) {
  const wanted = useWantedSheet()
  return (
    <span className={css.failed}>
      <Badge tone="danger">Could not be made</Badge>
      {count !== null && (
        <DocumentLink document={wanted({ source, id, kind, count })}>
          Try again<VisuallyHidden>: {label}</VisuallyHidden>
        </DocumentLink>
      )}
    </span>
  )
}
