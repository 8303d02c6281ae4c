import { useQuery } from '@tanstack/react-query'
import { retryImport } from '#src/lazy/retry-import.ts'
import type { MountedPage } from '#src/services/content/page-list-queries.ts'
import { contentKey } from '#src/services/platform/queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { pageOf } from '#src/app/navigation/pages.ts'

const lists = retryImport(() => import('#src/services/content/page-list-queries.ts'))

/**
 * The pages and posts of the server by path, asked for by a path of no fixed page only. Null while a list is loading; a
 * list that failed after its retries counts as empty.
 */
export function useMountedPages(path: string): readonly MountedPage[] | null {
  const scope = useQueryScope()
  const { data, isError } = useQuery({
    queryKey: contentKey(scope, 'mounted'),
    queryFn: async ({ client }) => (await lists.load()).readMountedPages(client, scope),
    enabled: pageOf(path) === null,
  })
  return data ?? (isError ? [] : null)
}
