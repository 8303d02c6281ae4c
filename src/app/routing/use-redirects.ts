import { useQuery } from '@tanstack/react-query'
import type { Redirect } from '#contract/site/site.ts'
import { redirectsQuery } from '#src/services/platform/queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'

/** Null while the list is loading; a list that failed after its retries counts as empty. */
export function useRedirects(): readonly Redirect[] | null {
  const { data, isError } = useQuery(redirectsQuery(useQueryScope()))
  return data ?? (isError ? [] : null)
}
