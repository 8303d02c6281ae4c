import { useQuery } from '@tanstack/react-query'
import type { DocumentKind } from '#contract/documents/customer-documents.ts'
import { customerDocumentsQuery } from '#src/services/documents/customer-document-queries.ts'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { DocumentCard, type WithdrawalActor } from './document-card.tsx'
import * as css from './documents.css.ts'
import type { CreateUpload } from './use-document-upload.ts'

export interface DocumentCardsProps {
  kinds: readonly DocumentKind[]
  /** withdraws documents */
  form: WithdrawalActor
  createUpload: CreateUpload
  /** one below the other, also where there is room beside */
  isStacked?: boolean
}

/** A card for each of these kinds of documents. */
export function DocumentCards({ kinds, form, createUpload, isStacked = false }: DocumentCardsProps) {
  const query = useQuery(customerDocumentsQuery(useQueryScope()))
  const offline = useOffline()
  if (query.isError && query.data === undefined)
    return (
      <ErrorState
        title="Your documents could not be loaded."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  const { data } = query
  const layout = isStacked ? css.stacked : css.cards
  if (data === undefined) return <Loading kinds={kinds} layout={layout} />
  return (
    <div className={layout} aria-busy={query.isFetching}>
      {kinds.map((kind) => (
        <DocumentCard key={kind} kind={kind} of={data[kind]} form={form} createUpload={createUpload} />
      ))}
    </div>
  )
}

function Loading({ kinds, layout }: Pick<DocumentCardsProps, 'kinds'> & { layout: string }) {
  return (
    <SkeletonGroup label="Loading your documents">
      <div className={layout}>
        {kinds.map((kind) => (
          <Card key={kind} className={css.cardSkeleton}>
            <Skeleton shape="heading" width="third" />
            <Skeleton shape="control" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
