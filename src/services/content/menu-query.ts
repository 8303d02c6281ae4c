import { queryOptions } from '@tanstack/react-query'
import { type Menu, menuName } from '#contract/content/content-names.ts'
import { ask, hourly } from './content-call.ts'
import { contentKey, type QueryScope } from '#src/services/platform/queries.ts'

/** The items of a menu of the storefront. */
export const menuQuery = (scope: QueryScope, menu: Menu) =>
  queryOptions({
    queryKey: contentKey(scope, 'menu', menu),
    queryFn: ({ signal }) =>
      ask(scope, 'getMenuItems', { params: { menu: menuName(scope.projectId, menu) } }, signal),
    ...hourly(scope),
  })
