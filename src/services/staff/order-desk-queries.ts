import { queryOptions } from '@tanstack/react-query'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type { Call } from '#src/services/platform/client/client.ts'

const fresh = { staleTime: 0, gcTime: 0, retry: false } as const

type Query = CallArgs<typeof staffOrderCalls.listStaffOrders>['query']

/** The page shown before stays, busy, until the next one has come. */
export const staffOrdersQuery = (call: Call, query: Query) =>
  queryOptions({
    queryKey: ['staff', 'orders', query],
    queryFn: ({ signal }) => call(staffOrderCalls.listStaffOrders, { query }, { signal }),
    placeholderData: (shown) => shown,
    ...fresh,
  })

/** What is being decided on is not read again under the reader's eyes. */
export const staffOrderQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['staff', 'orders', 'detail', id],
    queryFn: ({ signal }) => call(staffOrderCalls.readStaffOrder, { params: { id } }, { signal }),
    ...fresh,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
