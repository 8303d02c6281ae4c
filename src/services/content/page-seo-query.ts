import { queryOptions } from '@tanstack/react-query'
import { ask, hourly } from './content-call.ts'
import { contentKey, type QueryScope } from '#src/services/platform/queries.ts'

/** Title and description of a path, or null. */
export const pageSeoQuery = (scope: QueryScope, path: string) =>
  queryOptions({
    queryKey: contentKey(scope, 'page-seo', path),
    queryFn: ({ signal }) => ask(scope, 'getPageSeo', { body: { path } }, signal),
    ...hourly(scope),
  })
