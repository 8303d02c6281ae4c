import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Count, Id, Moment, Text } from '#contract/platform/wire.ts'
import { EVENT_KINDS } from './feed.ts'

/** Calls of staff about the addresses that are told of events. */

/** The first words of the kinds of events. */
export const WEBHOOK_KINDS = ['order', 'shipment', 'refund', 'product', 'stock', 'document'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

export const Webhook = v.object({
  id: v.string(),
  url: v.string(),
  kinds: v.array(v.picklist(WEBHOOK_KINDS)),
  /** `paused`: a delivery was given up */
  state: v.picklist(['active', 'paused', 'off']),
  /** another one after every change */
  version: Id,
  paused_at: v.nullable(v.string()),
  /** until when the secret before this one signs as well; null: there is none */
  old_secret_until: v.nullable(v.string()),
  /** deliveries of the last 30 days */
  sent: Count,
  waiting: Count,
  failed: Count,
})
export type Webhook = v.InferOutput<typeof Webhook>

export const WebhookDelivery = v.object({
  key: v.string(),
  /** null: it is a test */
  seq: v.nullable(Id),
  kind: v.picklist([...EVENT_KINDS, 'webhook.test']),
  state: v.picklist(['waiting', 'sent', 'failed']),
  created_at: v.string(),
  tries: Count,
  /** the last one that the receiver answered; null: it did not */
  status: v.nullable(v.number()),
  /** why it was not sent; null: it was, or was not tried yet */
  error: v.nullable(v.string()),
})
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>

/** `secret`: of a new webhook and after a rotation */
export const WebhookAnswer = v.variant('kind', [
  v.object({ kind: v.literal('saved'), secret: v.nullable(v.string()), text: v.string() }),
  /** nothing is written, because somebody else changed it */
  v.object({ kind: v.literal('changed'), text: v.string() }),
  v.object({ kind: v.literal('invalid'), text: v.string() }),
])
export type WebhookAnswer = v.InferOutput<typeof WebhookAnswer>

const Key = v.pipe(v.string(), v.uuid())
const staff = { auth: 'staff', right: 'settings' } as const

export const staffWebhookCalls = {
  listWebhooks: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/webhooks/list',
    summary: 'The addresses of the storefront that are told of events',
    answer: v.array(Webhook),
  }),
  saveWebhook: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/webhooks/save',
    summary: 'Adds a webhook under an id of the caller, or changes one that is as it was shown',
    body: v.strictObject({
      id: Key,
      /** null: it is new */
      version: v.nullable(Id),
      url: v.pipe(Text(500), v.minLength(1)),
      kinds: v.pipe(v.array(v.picklist(WEBHOOK_KINDS)), v.minLength(1), v.maxLength(WEBHOOK_KINDS.length)),
      state: v.picklist(['active', 'off']),
    }),
    answer: WebhookAnswer,
  }),
  rotateWebhook: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/webhooks/rotate',
    summary: 'Gives a webhook a new secret; the one before it signs as well for a day',
    body: v.strictObject({ id: Key, version: Id }),
    answer: WebhookAnswer,
  }),
  testWebhook: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/webhooks/test',
    summary: 'Sends a test, once',
    body: v.strictObject({ id: Key, request_id: Key }),
    answer: v.object({ text: v.string() }),
  }),
  webhookDeliveries: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/webhooks/{id}/deliveries',
    summary: 'The last 100 deliveries of a webhook, the newest first',
    answer: v.array(WebhookDelivery),
  }),
  replayWebhook: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/webhooks/replay',
    summary: 'Sends a delivery again, or all events since a time, under the same ids',
    body: v.strictObject({
      id: Key,
      what: v.union([v.strictObject({ key: Key }), v.strictObject({ since: Moment })]),
    }),
    answer: v.object({ kind: v.picklist(['decided', 'invalid']), text: v.string() }),
  }),
}
