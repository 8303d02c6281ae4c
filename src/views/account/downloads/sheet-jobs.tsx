import type { SheetJob } from '#contract/documents.ts'
import { isUnderWay } from '#src/services/download-queries.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import * as css from './downloads.css.ts'
import { dayText } from './file-text.ts'

/** The large sheets that are made for the customer: being made, ready, or failed. */
export function SheetJobs({ jobs }: { jobs: readonly SheetJob[] }) {
  if (jobs.length === 0)
    return (
      <p className={css.meta}>
        None. Price tags and barcodes of very many products are made for you and kept here for 14 days.
      </p>
    )
  return (
    <ul className={css.list} aria-live="polite">
      {jobs.map((job) => (
        <li key={job.id} className={css.row}>
          {job.href === null ? (
            job.label
          ) : (
            <a href={job.href} download>
              {job.label}
            </a>
          )}
          <State job={job} />
        </li>
      ))}
    </ul>
  )
}

function State({ job }: { job: SheetJob }) {
  if (isUnderWay(job)) return <Badge tone="info">Being made</Badge>
  if (job.expires_at === null) return <Badge tone="danger">Could not be made</Badge>
  return <span className={css.meta}>PDF, until {dayText(job.expires_at)}</span>
}
