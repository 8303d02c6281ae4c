import { queryOptions } from '@tanstack/react-query'
import { FIVE_MINUTES } from '#contract/platform/constants.ts'
import { documentCalls, type SheetJob } from '#contract/sheets/documents.ts'
import { DOWNLOADS_KEY } from '#src/services/platform/outdated-lists.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

const POLL_PERIOD = 5_000

export const isUnderWay = ({ state }: SheetJob): boolean => state === 'ready' || state === 'running'

/** Price lists, order forms and sheets of the customer; fetched again and again while a sheet is being made. */
export const downloadsQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: [DOWNLOADS_KEY, projectId, level],
    queryFn: ({ signal }) => call(documentCalls.selectDownloads, {}, { signal }),
    enabled: level !== null,
    staleTime: FIVE_MINUTES,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.jobs.some(isUnderWay) ? POLL_PERIOD : false),
    retry: false,
  })
