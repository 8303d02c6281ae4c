import { queryOptions } from '@tanstack/react-query'
import { ADDRESSES_KEY } from '#src/services/platform/outdated-lists.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'
import { readAddresses } from '#src/services/platform/shipping-state.ts'

export const addressesQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: [ADDRESSES_KEY, projectId, level],
    queryFn: ({ signal }) => readAddresses(call, signal),
    retry: false,
  })
