import { queryOptions } from '@tanstack/react-query'
import { ADDRESSES_KEY } from './outdated-lists.ts'
import type { QueryScope } from './queries.ts'
import { readAddresses } from './shipping-state.ts'

export const addressesQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: [ADDRESSES_KEY, projectId, level],
    queryFn: ({ signal }) => readAddresses(call, signal),
    retry: false,
  })
