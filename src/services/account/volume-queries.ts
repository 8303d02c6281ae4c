import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { volumeCalls } from '#contract/account/volume.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

const KEY = 'volume-request'

/** The customer's application for volume pricing. */
export const volumeRequestQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: [KEY, projectId, level],
    queryFn: ({ signal }) => call(volumeCalls.selectRequestForm, {}, { signal }),
    enabled: level !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const outdateVolumeRequest = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [KEY] })
