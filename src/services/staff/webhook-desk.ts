import { queryOptions } from '@tanstack/react-query'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import { staffWebhookCalls as calls } from '#contract/staff/staff-webhooks.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** Both are read again while they are shown, because receivers answer meanwhile. */
const live = { staleTime: 0, gcTime: 0, retry: false, refetchInterval: 5_000 } as const

export const webhooksQuery = (call: Call) =>
  queryOptions({
    queryKey: ['staff', 'webhooks'],
    queryFn: ({ signal }) => call(calls.listWebhooks, {}, { signal }),
    ...live,
  })

export const deliveriesQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['staff', 'webhooks', id],
    queryFn: ({ signal }) => call(calls.webhookDeliveries, { params: { id } }, { signal }),
    ...live,
  })

export const saveWebhook = (call: Call, body: CallArgs<typeof calls.saveWebhook>['body']) =>
  call(calls.saveWebhook, { body })
export const rotateWebhook = (call: Call, body: CallArgs<typeof calls.rotateWebhook>['body']) =>
  call(calls.rotateWebhook, { body })
export const testWebhook = (call: Call, body: CallArgs<typeof calls.testWebhook>['body']) =>
  call(calls.testWebhook, { body })
export const replayWebhook = (call: Call, body: CallArgs<typeof calls.replayWebhook>['body']) =>
  call(calls.replayWebhook, { body })
