import type { Db } from '#server/platform/database/db.ts'
import {
  int4,
  int8,
  jsonb,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type PostEnd, postToReceiver, type Receiving } from '#server/platform/http/post-to-receiver.ts'
import { claimStatement, type Outgoing } from '#server/platform/jobs/outgoing.ts'
import { webhookHeaders } from './sign-webhook.ts'

/** 12 tries: pauses of at most 40, 80, 160 ... seconds, which are 23 hours together. */
const RETRY_LIMIT = 11
const RETRY_DELAY = { seconds: 40, most: 43_200 }
/** to one receiver, of a process */
const AT_ONCE = 3
/** of a receiver that wants no more */
const GONE = 410

const DELIVERY = {
  webhook_id: uuid,
  project_id: int4,
  url: text,
  state: textOf<'active' | 'paused' | 'off'>(),
  generation: int4,
  rotated_at: nullable(timestamptz),
  seq: nullable(int8),
  kind: text,
  at: timestamptz,
  body: nullable(jsonb<Record<string, unknown>>()),
}
type Delivery = RowOf<typeof DELIVERY>

const select = statement({
  name: 'webhook-delivery',
  sql: `select d.webhook_id, d.project_id, w.url, w.state, w.generation, w.rotated_at, d.seq, d.kind, coalesce(e.at, d.created_at) as at,
     e.body
   from webhook_deliveries d join webhooks w on w.id = d.webhook_id
   left join events e on e.project_id = d.project_id and e.seq = d.seq
   where d.key = :key and d.sent_at is null and d.failed_at is null`,
  params: { key: text },
  row: { ...DELIVERY, at: nullable(timestamptz) },
})
const recordTry = statement({
  name: 'webhook-delivery-tried',
  sql: `update webhook_deliveries set tries = tries + 1, status = :status, error = :error, sent_at = :sentAt, failed_at = :failedAt
   where key = :key`,
  params: {
    key: text,
    status: nullable(int4),
    error: nullable(text),
    sentAt: nullable(timestamptz),
    failedAt: nullable(timestamptz),
  },
})
const fail = statement({
  name: 'webhook-delivery-fail',
  sql: `update webhook_deliveries set failed_at = :now, error = coalesce(error, :error) where key = :key and sent_at is null and failed_at is null`,
  params: { key: text, error: text, now: timestamptz },
})
const pause = statement({
  name: 'webhook-pause',
  sql: `update webhooks set state = 'paused', paused_at = :now, version = version + 1
   where id = (select webhook_id from webhook_deliveries where key = :key) and state = 'active' returning id`,
  params: { key: text, now: timestamptz },
  row: { id: uuid },
})
const failRest = statement({
  name: 'webhook-fail-rest',
  sql: `update webhook_deliveries set failed_at = :now, error = coalesce(error, 'The webhook was paused.')
   where webhook_id = :id and sent_at is null and failed_at is null`,
  params: { id: uuid, now: timestamptz },
})
const claim = claimStatement('webhook-claim', 'webhook_deliveries', {
  lane: `webhook_id || '-' || coalesce(seq, 0) % ${AT_ONCE}`,
})
/** Those whose job is gone, such as after a restored backup. */
const reclaim = statement({
  name: 'webhook-reclaim',
  sql: `update webhook_deliveries set job_id = null where key = any(array(
     select key from webhook_deliveries where sent_at is null and failed_at is null and job_id is not null
       and created_at < :now::timestamptz - interval '1 hour'
       and not exists (select from pgboss.job j where j.name = 'webhook' and j.id = job_id and j.state < 'completed')
     order by created_at limit 100 for update skip locked))`,
  params: { now: timestamptz },
})

interface WebhookDeps {
  readonly secret: Uint8Array
  readonly receiving: Receiving
  readonly now: () => Date
}

/** Tells webhooks of events; one whose delivery was given up is paused, and the shop's owner is told. */
export function outgoingWebhooks(db: Db, { secret, receiving, now }: WebhookDeps): Outgoing {
  return {
    queue: 'webhook',
    retryLimit: RETRY_LIMIT,
    retryDelay: RETRY_DELAY,
    claim,
    hasLanes: true,
    reclaim,
    giveUp: (_, { key }) => giveUp(db, key, now()),
    send: async (key) => {
      const [row] = await select(db, { key })
      if (!row) return
      const isTest = row.seq === null
      if (!isTest && row.state !== 'active') {
        await fail(db, { key, error: `The webhook is ${row.state}.`, now: now() })
        return
      }
      const message = messageOf(key, { ...row, at: row.at ?? now() })
      const headers = webhookHeaders(secret, { ...row, id: row.webhook_id }, message, now())
      const sent = { body: message.body, headers: { 'content-type': 'application/json', ...headers } }
      const end = await postToReceiver(row.url, sent, receiving)
      const error = errorOf(end)
      const status = end.kind === 'answered' ? end.status : null
      const [sentAt, failedAt] = error === null ? [now(), null] : [null, isTest ? now() : null]
      await recordTry(db, { key, status, error, sentAt, failedAt })
      if (error === null || isTest) return
      if (status === GONE) await giveUp(db, key, now())
      else throw new Error(`a webhook was not delivered: ${error}`)
    },
  }
}

const giveUp = (db: Db, key: string, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    await fail(trx, { key, error: 'It was tried for hours.', now })
    const [paused] = await pause(trx, { key, now })
    if (paused) await failRest(trx, { id: paused.id, now })
  })

/** The id is the same whenever an event is sent, so that a receiver can drop one that it has. */
function messageOf(key: string, { seq, project_id, kind, at, body }: Delivery): { id: string; body: string } {
  const id = seq === null ? `test_${key}` : `event_${project_id}_${seq}`
  const data = seq === null ? {} : { seq: Number(seq), ...body }
  return { id, body: JSON.stringify({ type: kind, timestamp: at.toISOString(), data }) }
}

function errorOf(end: PostEnd): string | null {
  if (end.kind !== 'answered') return end.text
  if (end.status >= 200 && end.status < 300) return null
  return end.status >= 300 && end.status < 400
    ? `It answered ${end.status}: redirects are not followed.`
    : `It answered ${end.status}.`
}
