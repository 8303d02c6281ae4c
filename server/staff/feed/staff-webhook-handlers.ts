import { counted } from '#contract/platform/format-count.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import type { staffWebhookCalls, WebhookAnswer, WebhookDelivery } from '#contract/staff/staff-webhooks.ts'
import { nameAuditSubject } from '#server/platform/audit/staff-audit.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { lockNumbering } from '#server/platform/events/number-events.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Handlers, StaffContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { postableUrl } from '#server/platform/http/post-to-receiver.ts'
import { oldSecretUntil, webhookSecret } from '#server/platform/webhooks/sign-webhook.ts'
import {
  type DeliveryRow,
  insertTest,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockWebhook,
  replayDelivery,
  replaySince,
  rotateSecret,
  updateWebhook,
  type WebhookRow,
} from './webhook-rows.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const staffWebhookHandlers: Handlers<typeof staffWebhookCalls> = {
  listWebhooks: async (_, { db, projectId, now }) =>
    (await listWebhooks(db, { projectId })).map(({ sent, failed, waiting, ...row }) => ({
      id: row.id,
      url: row.url,
      kinds: [...row.kinds],
      state: row.state,
      version: row.version,
      paused_at: row.paused_at?.toISOString() ?? null,
      old_secret_until: oldSecretUntil(row, now())?.toISOString() ?? null,
      sent: sent ?? 0,
      failed: failed ?? 0,
      waiting: waiting ?? 0,
    })),
  saveWebhook: ({ body }, context) =>
    inTransaction(context.db, async (trx) => {
      const { id, url, kinds } = body
      await nameAuditSubject(trx, { id: context.staff.auditId, subject: `${id}: ${kinds.join(', ')}` })
      if (!postableUrl(url, context.shop.receiving))
        return { kind: 'invalid', text: 'The address must begin with https:// and hold no password.' }
      return body.version === null ? add(trx, body, context) : change(trx, body, context)
    }),
  rotateWebhook: ({ body: { id, version } }, context) =>
    inTransaction(context.db, async (trx) => {
      const { staff, shop, projectId, now } = context
      await nameAuditSubject(trx, { id: staff.auditId, subject: id })
      const [row] = await lockWebhook(trx, { id, projectId })
      if (!row) throw notFound()
      const until = oldSecretUntil(row, now())
      // a press that is repeated after a lost answer
      if (until && version === row.version - 1) return rotated(webhookSecret(shop.secret, row))
      if (version !== row.version) return CHANGED
      if (until)
        return {
          kind: 'invalid',
          text: 'The secret was changed within the last day, and the one before it still signs as well. If this one is known to others, add the address again as a new webhook and switch this one off.',
        }
      await rotateSecret(trx, { id, now: now() })
      return rotated(webhookSecret(shop.secret, { id, generation: row.generation + 1 }))
    }),
  testWebhook: async ({ body: { id, request_id: key } }, { db, projectId, shop, staff }) => {
    await nameAuditSubject(db, { id: staff.auditId, subject: id })
    await insertTest(db, { id, projectId, key })
    shop.jobs.wake()
    return { text: 'The test is on its way.' }
  },
  webhookDeliveries: async ({ params: { id } }, { db, projectId }) => {
    if (!UUID.test(id)) throw notFound()
    return (await listDeliveries(db, { id, projectId })).map(deliveryOf)
  },
  replayWebhook: async ({ body: { id, what } }, context) => {
    const { db, projectId, shop, staff } = context
    const answer = await inTransaction(db, async (trx) => {
      await nameAuditSubject(trx, { id: staff.auditId, subject: `${id}: ${JSON.stringify(what)}` })
      await lockNumbering(trx)
      const [row] = await lockWebhook(trx, { id, projectId })
      if (!row) throw notFound()
      return replay(trx, row, what)
    })
    shop.jobs.wake()
    return answer
  },
}

type Saved = Parameters<(typeof staffWebhookHandlers)['saveWebhook']>[0]['body']

const CHANGED: WebhookAnswer = { kind: 'changed', text: 'Somebody else changed this webhook. Look again.' }

async function add(trx: Transaction, body: Saved, context: StaffContext): Promise<WebhookAnswer> {
  const { projectId, staff, shop, now } = context
  const { id, url, kinds, state } = body
  await insertWebhook(trx, { id, projectId, url, kinds, state, now: now(), staffId: staff.id })
  const [row] = await lockWebhook(trx, { id, projectId })
  // under an id of another storefront, or one that was changed since
  if (!row || row.version !== 1) return CHANGED
  return { kind: 'saved', secret: webhookSecret(shop.secret, row), text: 'The webhook is added.' }
}

async function change(
  trx: Transaction,
  { id, version, url, kinds, state }: Saved,
  { projectId }: StaffContext,
): Promise<WebhookAnswer> {
  const [row] = await lockWebhook(trx, { id, projectId })
  if (!row) throw notFound()
  const isSame = row.url === url && row.kinds.join() === kinds.join() && row.state === state
  if (!isSame && row.version !== version) return CHANGED
  if (!isSame) await updateWebhook(trx, { id, url, kinds, state })
  return { kind: 'saved', secret: null, text: 'Saved.' }
}

const rotated = (secret: string): WebhookAnswer => ({
  kind: 'saved',
  secret,
  text: 'The webhook has a new secret. The one before it signs as well for 24 hours.',
})

type Replayed = AnswerIn<typeof staffWebhookCalls.replayWebhook>
type What = Parameters<(typeof staffWebhookHandlers)['replayWebhook']>[0]['body']['what']

async function replay(
  trx: Transaction,
  { id, project_id, state }: WebhookRow,
  what: What,
): Promise<Replayed> {
  if (state !== 'active') return { kind: 'invalid', text: `The webhook is ${state}: switch it on first.` }
  const of = { id, projectId: project_id }
  const sent =
    'key' in what
      ? await replayDelivery(trx, { ...of, key: what.key })
      : await replaySince(trx, { ...of, since: new Date(what.since) })
  if (sent.length === 0) return { kind: 'invalid', text: 'There is nothing to send again.' }
  const count = counted(sent.length, 'event is', 'events are')
  return { kind: 'decided', text: `${count} sent again, under the same ids.` }
}

const deliveryOf = ({ seq, created_at, sent_at, failed_at, ...delivery }: DeliveryRow) => ({
  ...delivery,
  seq: seq === null ? null : Number(seq),
  created_at: created_at.toISOString(),
  state: stateOf({ sent_at, failed_at }),
})

function stateOf({
  sent_at,
  failed_at,
}: Pick<DeliveryRow, 'sent_at' | 'failed_at'>): WebhookDelivery['state'] {
  if (sent_at) return 'sent'
  return failed_at ? 'failed' : 'waiting'
}
