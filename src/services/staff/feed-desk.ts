import { queryOptions } from '@tanstack/react-query'
import { staffFeedCalls } from '#contract/staff/staff-feed.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** Keys, last events and orders to acknowledge; read again while it is shown, because a back office changes them. */
export const feedQuery = (call: Call) =>
  queryOptions({
    queryKey: ['staff', 'feed'],
    queryFn: ({ signal }) => call(staffFeedCalls.readFeedState, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: 10_000,
  })

export const makeFeedKey = (call: Call, name: string) => call(staffFeedCalls.makeFeedKey, { body: { name } })

export const revokeFeedKey = (call: Call, id: number) => call(staffFeedCalls.revokeFeedKey, { body: { id } })
