import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { FIVE_MINUTES } from '#contract/platform/constants.ts'
import { customerDocumentCalls } from '#contract/documents/customer-documents.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

const KEY = 'customer-documents'

/** Authorization and insurance documents of the customer; removed at logout. */
export const customerDocumentsQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: [KEY, projectId, level],
    queryFn: ({ signal }) => call(customerDocumentCalls.selectDocuments, {}, { signal }),
    enabled: level !== null,
    staleTime: FIVE_MINUTES,
    retry: false,
  })

export const outdateCustomerDocuments = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [KEY] })
