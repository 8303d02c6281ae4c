import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import { failureOf } from '#contract/platform/failure.ts'

/** Without an answer of the server; a chunk that could not be fetched counts too. */
const isUnreachable = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && failureOf(error).kind !== 'status'

/**
 * Refetches every query that has failed without an answer, and each that fails so until the returned function is called
 * once: its attempt may have begun without the network.
 */
export function refetchUnreachable(queries: QueryClient): () => void {
  const refetch = (filters?: QueryFilters) =>
    void queries.refetchQueries(
      { ...filters, type: 'active', predicate: isUnreachable },
      { cancelRefetch: false },
    )
  const refetched = new Set<Query>()
  refetch()
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || refetched.has(event.query)) return
    refetched.add(event.query)
    refetch({ queryKey: event.query.queryKey, exact: true })
  })
}
