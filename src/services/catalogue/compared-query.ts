import { queryOptions } from '@tanstack/react-query'
import { productQuery, type QueryScope } from '#src/services/platform/queries.ts'

/** The products of these URLs, each from the cache of product pages where it is fresh. */
export const comparedQuery = (scope: QueryScope, urls: readonly string[]) =>
  queryOptions({
    queryKey: ['compared', scope.projectId, scope.level, ...urls],
    queryFn: ({ client }) => Promise.all(urls.map((url) => client.query(productQuery(scope, url)))),
    // the table stays while one product is taken out
    placeholderData: (shown) => shown,
    retry: false,
  })
