import { queryOptions } from '@tanstack/react-query'
import { ask, hourly } from './content-call.ts'
import { contentKey, type QueryScope } from '#src/services/platform/queries.ts'

/** The content page of a path, or null. */
export const marketingPageQuery = (scope: QueryScope, url: string) =>
  queryOptions({
    queryKey: contentKey(scope, 'page', url),
    queryFn: ({ signal }) =>
      ask(scope, 'getMarketingPage', { body: { url, preview: scope.isStage } }, signal),
    ...hourly(scope),
  })

/** The post of a path, or null. */
export const marketingPostQuery = (scope: QueryScope, url: string) =>
  queryOptions({
    queryKey: contentKey(scope, 'post', url),
    queryFn: ({ signal }) =>
      ask(scope, 'getMarketingPost', { body: { url, preview: scope.isStage } }, signal),
    ...hourly(scope),
  })
