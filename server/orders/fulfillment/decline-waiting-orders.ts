import { randomUUID } from 'node:crypto'
import { WAITING_FOR_DOCUMENTS } from '#contract/platform/constants.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db } from '#server/platform/database/db.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { bool, int4, nullable, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { actOnOrder } from '#server/orders/act-on-order.ts'
import { cancel } from './cancel-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import type { ServerDeps } from '#server/server-deps.ts'

const LONGEST_WAIT_DAYS = 14
const DAY = 24 * 60 * 60 * 1_000

/**
 * Orders whose wait is over: since 14 days, or because a kind that they wait for was refused since and none of it is in review or
 * approved for their day. Those that have had another status wait because staff want it.
 */
const selectOver = statement({
  name: 'orders-waited',
  sql: `with w as (select o.id, o.customer_id, o.project_id, o.snapshot->'documents' as documents, o.purchased_at as since
     from orders o where o.status_id = :waiting and o.snapshot#>'{documents,waits_for}' is not null
       and o.id = coalesce(:id::int, o.id)
       and not exists (select from order_events e where e.order_id = o.id and e.status_id <> :waiting))
   select w.id, w.since <= :until as is_late from w
   where w.since <= :until or exists (select from jsonb_array_elements_text(w.documents->'waits_for') k (kind)
     where exists (select from documents d where d.customer_id = w.customer_id and d.project_id = w.project_id
         and d.kind = k.kind and d.state = 'refused' and d.reviewed_at >= w.since)
       and not exists (select from documents d where d.customer_id = w.customer_id and d.project_id = w.project_id
         and d.kind = k.kind and (d.state = 'review' or d.state = 'approved'
           and (d.expires_on is null or d.expires_on >= (w.documents->>'day')::date))))
   order by w.id`,
  params: { waiting: int4, id: nullable(int4), until: timestamptz },
  row: { id: int4, is_late: nullable(bool) },
})

const REASONS = {
  late: 'The documents that it waited for were not approved within 14 days.',
  refused: 'The documents that it waited for were refused.',
} as const

type DeclineParts = Pick<ServerDeps, 'db' | 'now' | 'log'> & {
  /** aborted: those that are left are left to a later run */
  readonly signal?: AbortSignal
}

/**
 * Cancels orders that have waited for documents in vain, each in a transaction of its own, with refund and e-mail. Resolves
 * with how many; a failure is logged and tried again by a later run.
 */
export async function declineWaitingOrders({ db, now: clock, log, signal }: DeclineParts): Promise<number> {
  const now = clock()
  const wait = { waiting: WAITING_FOR_DOCUMENTS, until: new Date(now.getTime() - LONGEST_WAIT_DAYS * DAY) }
  let declined = 0
  for (const { id } of await selectOver(db, { ...wait, id: null })) {
    if (signal?.aborted) break
    try {
      const { kind, text } = await declineOrder(db, id, wait, now)
      if (kind === 'decided') declined++
      else log(`order ${id} is not declined: ${text}`)
    } catch (error) {
      log(`order ${id} is not declined: ${describeError(error)}`)
    }
  }
  return declined
}

function declineOrder(
  db: Db,
  id: number,
  wait: { readonly waiting: number; readonly until: Date },
  now: Date,
): Promise<DecisionAnswer> {
  const action = { orderId: id, projectId: null, requestId: randomUUID(), version: null, by: null, now }
  return actOnOrder(db, action, {
    kind: 'cancel',
    wanted: [],
    run: async (trx, order) => {
      // again behind the lock: an approval may have released it meanwhile
      const [over] = await selectOver(trx, { ...wait, id })
      if (!over) throw new FulfillmentError(`Order ${id} waits no longer, or goes on waiting.`)
      return cancel(trx, order, {
        ...action,
        refund: null,
        reason: REASONS[over.is_late ? 'late' : 'refused'],
      })
    },
  })
}
