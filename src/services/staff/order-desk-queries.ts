import { queryOptions } from '@tanstack/react-query'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type { Call } from '#src/services/platform/client/client.ts'

const fresh = { staleTime: 0, gcTime: 0, retry: false } as const

type Query = CallArgs<typeof staffOrderCalls.listStaffOrders>['query']
type Body<E> = CallArgs<E> extends { readonly body: infer B } ? B : never

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

export const moveOrder = (call: Call, body: Body<typeof staffOrderCalls.moveOrder>) =>
  call(staffOrderCalls.moveOrder, { body })
export const handOverOrder = (call: Call, body: Body<typeof staffOrderCalls.handOverOrder>) =>
  call(staffOrderCalls.handOverOrder, { body })
export const shipOrder = (call: Call, body: Body<typeof staffOrderCalls.shipOrder>) =>
  call(staffOrderCalls.shipOrder, { body })
export const correctShipment = (call: Call, body: Body<typeof staffOrderCalls.correctShipment>) =>
  call(staffOrderCalls.correctShipment, { body })
export const voidShipment = (call: Call, body: Body<typeof staffOrderCalls.voidShipment>) =>
  call(staffOrderCalls.voidShipment, { body })
export const cancelOrder = (call: Call, body: Body<typeof staffOrderCalls.cancelOrder>) =>
  call(staffOrderCalls.cancelOrder, { body })
export const cancelCases = (call: Call, body: Body<typeof staffOrderCalls.cancelCases>) =>
  call(staffOrderCalls.cancelCases, { body })
export const refundOrder = (call: Call, body: Body<typeof staffOrderCalls.refundOrder>) =>
  call(staffOrderCalls.refundOrder, { body })
export const recordPayment = (call: Call, body: Body<typeof staffOrderCalls.recordPayment>) =>
  call(staffOrderCalls.recordPayment, { body })
export const takeBackPayment = (call: Call, body: Body<typeof staffOrderCalls.takeBackPayment>) =>
  call(staffOrderCalls.takeBackPayment, { body })
export const addOrderNote = (call: Call, body: Body<typeof staffOrderCalls.addOrderNote>) =>
  call(staffOrderCalls.addOrderNote, { body })
