import { queryOptions } from '@tanstack/react-query'
import { ask, fiveHourly, hourly } from './content-call.ts'
import { contentKey, type QueryScope } from '#src/services/platform/queries.ts'

export const socialLinksQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'social-links'),
    queryFn: ({ signal }) => ask(scope, 'getSocialMedia', {}, signal),
    ...fiveHourly(scope),
  })

export const dealersQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'dealers'),
    queryFn: ({ signal }) =>
      ask(scope, 'getDealerMapData', { params: { id: String(scope.projectId) }, body: {} }, signal),
    ...hourly(scope),
  })
