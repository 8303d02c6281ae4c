import { useQuery } from '@tanstack/react-query'
import type { LabelKind, SheetJob } from '#contract/sheets/documents.ts'
import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import { downloadsQuery, isUnderWay } from '#src/services/sheets/download-queries.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './label-sheets.css.ts'

interface SheetStateProps {
  readonly source: 'order' | 'cart'
  readonly id: number
  readonly kind: LabelKind
}

/** Of a sheet that is made by a job: where it comes, or that it is being made or ready under Downloads. */
export function SheetState({ source, id, kind }: SheetStateProps) {
  const { data } = useQuery(downloadsQuery(useQueryScope()))
  const isOfSheet = (each: SheetJob) => each.source === source && each.source_id === id && each.kind === kind
  // the newest is the first
  const job = data?.jobs.find(isOfSheet)
  return (
    <span className={css.kind} aria-live="polite">
      {job === undefined ? 'by e-mail' : <JobState job={job} />}
    </span>
  )
}

function JobState({ job }: { readonly job: SheetJob }) {
  const downloads = <Link to={ACCOUNT_PATHS.downloads}>Downloads</Link>
  if (isUnderWay(job))
    return (
      <>
        <Badge tone="info">Being made</Badge> by e-mail, and under {downloads}
      </>
    )
  return job.href === null ? (
    <>
      <Badge tone="danger">Could not be made</Badge> by e-mail
    </>
  ) : (
    <>Ready under {downloads}</>
  )
}
