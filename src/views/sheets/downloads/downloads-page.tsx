import { useQuery } from '@tanstack/react-query'
import { downloadsQuery } from '#src/services/sheets/download-queries.ts'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { page } from '#src/views/account/account-page.css.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './downloads.css.ts'
import { LabelSources } from './label-sources.tsx'
import { PriceFiles } from './price-files.tsx'
import { SheetJobs } from './sheet-jobs.tsx'

/** The files of the price level, and the sheets that jobs make for the customer. */
export function DownloadsPage() {
  usePageTitle('Downloads')
  return (
    <div className={page}>
      <h1 tabIndex={-1}>Downloads</h1>
      <Contents />
    </div>
  )
}

function Contents() {
  const query = useQuery(downloadsQuery(useQueryScope()))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  if (query.isLoadingError)
    return (
      <ErrorState
        title="The downloads could not be loaded."
        titleLevel="h2"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined) return showsSkeleton ? <Loading /> : null
  const { downloads, jobs } = query.data
  return (
    <>
      <Card as="section" aria-labelledby="files-title">
        <h2 id="files-title" className={css.heading}>
          Price lists and order forms
        </h2>
        <PriceFiles downloads={downloads} />
      </Card>
      <Card as="section" aria-labelledby="labels-title">
        <h2 id="labels-title" className={css.heading}>
          Price tags and barcodes
        </h2>
        <LabelSources />
      </Card>
      <Card as="section" aria-labelledby="sheets-title">
        <h2 id="sheets-title" className={css.heading}>
          Sheets made for you
        </h2>
        <SheetJobs jobs={jobs} />
      </Card>
    </>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading downloads" className={page}>
      <Skeleton className={css.filesSkeleton} />
      <Skeleton className={css.sheetsSkeleton} />
    </SkeletonGroup>
  )
}
