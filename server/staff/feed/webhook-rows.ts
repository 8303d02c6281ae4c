import type { WebhookDelivery, WebhookKind } from '#contract/staff/staff-webhooks.ts'
import {
  array,
  int4,
  int8,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const OF = { id: uuid, projectId: int4 }
const WEBHOOK = {
  id: uuid,
  project_id: int4,
  url: text,
  kinds: array(textOf<WebhookKind>()),
  state: textOf<'active' | 'paused' | 'off'>(),
  version: int4,
  generation: int4,
  rotated_at: nullable(timestamptz),
  paused_at: nullable(timestamptz),
}
export type WebhookRow = RowOf<typeof WEBHOOK>
const COLUMNS =
  'w.id, w.project_id, w.url, w.kinds, w.state, w.version, w.generation, w.rotated_at, w.paused_at'

export const listWebhooks = statement({
  name: 'webhooks',
  sql: `select ${COLUMNS}, count(d.sent_at)::int as sent, count(d.failed_at)::int as failed, (count(d.key) - count(d.sent_at) - count(d.failed_at))::int as waiting
   from webhooks w left join webhook_deliveries d on d.webhook_id = w.id where w.project_id = :projectId group by w.id order by w.made_at, w.id`,
  params: { projectId: int4 },
  row: { ...WEBHOOK, sent: nullable(int4), failed: nullable(int4), waiting: nullable(int4) },
})
export const lockWebhook = statement({
  name: 'webhook-lock',
  sql: `select ${COLUMNS} from webhooks w where w.id = :id and w.project_id = :projectId for update`,
  params: OF,
  row: WEBHOOK,
})
/** Nothing is written under an id that another storefront has. */
export const insertWebhook = statement({
  name: 'webhook-insert',
  sql: `insert into webhooks (id, project_id, url, kinds, state, made_at, made_by) values (:id, :projectId, :url, :kinds, :state, :now, :staffId)
   on conflict do nothing returning id`,
  params: {
    ...OF,
    url: text,
    kinds: array(text),
    state: text,
    now: timestamptz,
    staffId: int4,
  },
  row: { id: uuid },
})
export const updateWebhook = statement({
  name: 'webhook-update',
  sql: `update webhooks set url = :url, kinds = :kinds, state = :state, paused_at = null, version = version + 1 where id = :id`,
  params: { id: uuid, url: text, kinds: array(text), state: text },
})
export const rotateSecret = statement({
  name: 'webhook-rotate',
  sql: 'update webhooks set generation = generation + 1, rotated_at = :now, version = version + 1 where id = :id',
  params: { id: uuid, now: timestamptz },
})
export const insertTest = statement({
  name: 'webhook-test',
  sql: `insert into webhook_deliveries (key, webhook_id, project_id, kind)
   select :key, w.id, w.project_id, 'webhook.test' from webhooks w where w.id = :id and w.project_id = :projectId
   on conflict do nothing`,
  params: { ...OF, key: text },
})

const DELIVERY = {
  key: text,
  seq: nullable(int8),
  kind: textOf<WebhookDelivery['kind']>(),
  created_at: timestamptz,
  sent_at: nullable(timestamptz),
  failed_at: nullable(timestamptz),
  tries: int4,
  status: nullable(int4),
  error: nullable(text),
}
export type DeliveryRow = RowOf<typeof DELIVERY>
export const listDeliveries = statement({
  name: 'webhook-deliveries',
  sql: `select d.key, d.seq, d.kind, d.created_at, d.sent_at, d.failed_at, d.tries, d.status, d.error from webhook_deliveries d
   join webhooks w on w.id = d.webhook_id where w.id = :id and w.project_id = :projectId order by d.created_at desc, d.seq desc nulls first limit 100`,
  params: OF,
  row: DELIVERY,
})

const AGAIN = 'job_id = null, sent_at = null, failed_at = null, tries = 0, status = null, error = null'
/** One that is on its way already stays so. */
export const replayDelivery = statement({
  name: 'webhook-replay',
  sql: `update webhook_deliveries set ${AGAIN} where key = :key and webhook_id = :id and project_id = :projectId
     and (sent_at is not null or failed_at is not null) returning key`,
  params: { ...OF, key: text },
  row: { key: text },
})
/** Writes those that there were none of, such as while the webhook was paused. */
export const replaySince = statement({
  name: 'webhook-replay-since',
  sql: `insert into webhook_deliveries as d (key, webhook_id, project_id, seq, kind)
   select gen_random_uuid(), w.id, e.project_id, e.seq, e.kind from webhooks w join events e on e.project_id = w.project_id
   where w.id = :id and w.project_id = :projectId and e.seq is not null and e.at >= :since and split_part(e.kind, '.', 1) = any(w.kinds)
   on conflict (webhook_id, seq) do update set ${AGAIN} where d.sent_at is not null or d.failed_at is not null returning 1 as one`,
  params: { ...OF, since: timestamptz },
  row: { one: int4 },
})
