import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DOCUMENT_KINDS } from '#contract/customer-documents.ts'
import { customerDocumentsQuery, outdateCustomerDocuments } from '#src/services/customer-document-queries.ts'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { page } from '#src/views/account/account-page.css.ts'
import { type FormActor, useAcceptances } from '#src/views/shop/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/shop/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/shop/hooks/use-query-scope.ts'
import { useSettings } from '#src/views/shop/hooks/use-settings.ts'
import { DocumentCard } from './document-card.tsx'
import * as css from './documents.css.ts'
import type { CreateUpload } from './use-document-upload.ts'

export interface DocumentsPageProps {
  /** withdraws documents */
  form: FormActor
  createUpload: CreateUpload
}

export function DocumentsPage(props: DocumentsPageProps) {
  usePageTitle('Documents')
  return (
    <div className={page}>
      <h1 tabIndex={-1}>Documents</h1>
      <Cards {...props} />
      <ByMail />
    </div>
  )
}

function Cards({ form, createUpload }: DocumentsPageProps) {
  const queries = useQueryClient()
  const query = useQuery(customerDocumentsQuery(useQueryScope()))
  const withdrawals = useAcceptances(form)
  const offline = useOffline()
  useEffect(() => {
    if (withdrawals > 0) void outdateCustomerDocuments(queries)
  }, [withdrawals, queries])
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
  if (data === undefined) return <Loading />
  return (
    <div className={css.cards} aria-busy={query.isFetching}>
      {DOCUMENT_KINDS.map((kind) => (
        <DocumentCard key={kind} kind={kind} of={data[kind]} form={form} createUpload={createUpload} />
      ))}
    </div>
  )
}

function ByMail() {
  const { email } = useSettings()
  if (email === null) return null
  return (
    <p className={css.meta}>
      You can also e-mail a document to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your documents">
      <div className={css.cards}>
        {DOCUMENT_KINDS.map((kind) => (
          <Card key={kind} className={css.cardSkeleton}>
            <Skeleton shape="heading" width="third" />
            <Skeleton shape="control" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
