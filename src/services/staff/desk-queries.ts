import { queryOptions } from '@tanstack/react-query'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import { staffDocumentCalls } from '#contract/staff/staff-documents.ts'
import { staffVolumeCalls } from '#contract/staff/staff-volume.ts'
import type { Call } from '#src/services/platform/client/client.ts'

const fresh = { staleTime: 0, gcTime: 0, retry: false } as const
/** What is being decided on is not read again under the reader's eyes. */
const onRequest = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const

type Body<E> = CallArgs<E> extends { readonly body?: infer B } ? Exclude<B, undefined> : never

export const volumeRequestsQuery = (call: Call, status: 'open' | 'decided') =>
  queryOptions({
    queryKey: ['staff', 'volume', status],
    queryFn: ({ signal }) => call(staffVolumeCalls.listVolumeRequests, { query: { status } }, { signal }),
    ...fresh,
  })

export const volumeRequestDetailQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['staff', 'volume', 'detail', id],
    queryFn: ({ signal }) => call(staffVolumeCalls.readVolumeRequest, { params: { id } }, { signal }),
    ...fresh,
    ...onRequest,
  })

export const approveVolumeRequest = (call: Call, body: Body<typeof staffVolumeCalls.approveVolumeRequest>) =>
  call(staffVolumeCalls.approveVolumeRequest, { body })
export const declineVolumeRequest = (call: Call, body: Body<typeof staffVolumeCalls.declineVolumeRequest>) =>
  call(staffVolumeCalls.declineVolumeRequest, { body })

export const staffDocumentsQuery = (call: Call, state: 'review' | 'decided') =>
  queryOptions({
    queryKey: ['staff', 'documents', state],
    queryFn: ({ signal }) => call(staffDocumentCalls.listStaffDocuments, { query: { state } }, { signal }),
    ...fresh,
  })

export const staffDocumentQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['staff', 'documents', 'detail', id],
    queryFn: ({ signal }) => call(staffDocumentCalls.readStaffDocument, { params: { id } }, { signal }),
    ...fresh,
    ...onRequest,
  })

export const approveDocument = (call: Call, body: Body<typeof staffDocumentCalls.approveDocument>) =>
  call(staffDocumentCalls.approveDocument, { body })
export const refuseDocument = (call: Call, body: Body<typeof staffDocumentCalls.refuseDocument>) =>
  call(staffDocumentCalls.refuseDocument, { body })
