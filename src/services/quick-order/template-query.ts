import { queryOptions } from '@tanstack/react-query'
import { FIVE_MINUTES } from '#contract/platform/constants.ts'
import { templateCalls } from '#contract/quick-order/templates.ts'
import { TEMPLATES_KEY } from '#src/services/platform/outdated-lists.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

/** The templates of the customer, last used first; removed at logout. */
export const templatesQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: [TEMPLATES_KEY, projectId, level],
    queryFn: async ({ signal }) => (await call(templateCalls.selectTemplates, {}, { signal })).templates,
    enabled: level !== null,
    staleTime: FIVE_MINUTES,
    retry: false,
  })
