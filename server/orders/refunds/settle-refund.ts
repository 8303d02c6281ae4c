import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { RefundState } from '#contract/orders/order-history.ts'
import { int4, nullable, text, textOf, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { RefundOutcome } from '#server/platform/gateway/card-gateway.ts'
import { GATEWAY_TIMEOUT, withTimeout } from '#server/platform/gateway/with-timeout.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import type { ServerDeps } from '#server/server-deps.ts'

type Settled = Exclude<RefundState, 'pending'>

const selectRefund = statement({
  name: 'refund-to-settle',
  sql: `select r.state, r.cents, r.at, o.submission_id from payments r join orders o on o.id = r.order_id where r.id = :id and r.kind = 'refund'`,
  params: { id: uuid },
  row: { state: textOf<RefundState>(), cents: int4, at: timestamptz, submission_id: nullable(uuid) },
})
const close = statement({
  name: 'refund-settle',
  sql: `update payments r set state = :state, code = :code, reference = :reference, settled_at = :now from orders o
   where r.id = :id and r.state = 'pending' and o.id = r.order_id
   returning r.order_id, r.cents, r.reason, o.customer_id, o.status_id`,
  params: {
    id: uuid,
    state: textOf<Settled>(),
    code: nullable(text),
    reference: nullable(text),
    now: timestamptz,
  },
  row: { order_id: int4, cents: int4, reason: nullable(text), customer_id: int4, status_id: int4 },
})
const waitForSettlement = statement({
  name: 'refund-wait',
  sql: `update payments set ask_after = :askAfter where id = :id and state = 'pending'`,
  params: { id: uuid, askAfter: timestamptz },
})

/** milliseconds until a refund is asked for again whose charge is not settled, and after which it is given up */
const NEXT_TRY = 3_600_000
const LAST_TRY = 5 * 24 * 3_600_000

export interface RefundParts extends Pick<ServerDeps, 'db' | 'gateway' | 'now' | 'failpoint'> {
  /** aborted: the gateway is not waited for, and the refund stays pending */
  readonly signal?: AbortSignal
}

/**
 * Asks the gateway for a refund that is written, and settles it in a transaction of its own, with an e-mail when it is done, or
 * when one that a cancellation promised is declined. Idempotent by its key: however often this is repeated, and wherever it ends, the refund is made once. Resolves with
 * the state, `pending` when the answer is lost or the charge is not settled yet; null: there is no such refund.
 */
export async function settleRefund(parts: RefundParts, id: string): Promise<RefundState | null> {
  const [refund] = await selectRefund(parts.db, { id })
  if (!refund || refund.state !== 'pending') return refund?.state ?? null
  await parts.failpoint?.('refund written')
  const { submission_id, cents, at } = refund
  const asked: RefundOutcome =
    submission_id === null
      ? { kind: 'declined', code: 'no_charge' }
      : await refundOnce(parts, id, submission_id, cents)
  await parts.failpoint?.('refund asked')
  const outcome = await orWait(parts, id, at, asked)
  if (outcome.kind === 'unknown') return 'pending'
  await writeOutcome(parts, id, outcome)
  await parts.failpoint?.('refund settled')
  return outcome.kind === 'approved' ? 'done' : 'declined'
}

type Answered = Exclude<RefundOutcome, { readonly kind: 'notSettled' }>

/** A charge is settled within days: until then its refund waits, and after five days people decide. */
async function orWait(
  { db, now }: RefundParts,
  id: string,
  at: Date,
  outcome: RefundOutcome,
): Promise<Answered> {
  if (outcome.kind !== 'notSettled') return outcome
  if (now().getTime() - at.getTime() >= LAST_TRY) return { kind: 'declined', code: 'not_settled' }
  await waitForSettlement(db, { id, askAfter: new Date(now().getTime() + NEXT_TRY) })
  return { kind: 'unknown' }
}

/** A lost answer is looked up once. */
async function refundOnce(
  { gateway, signal }: RefundParts,
  key: string,
  chargeKey: string,
  cents: number,
): Promise<RefundOutcome> {
  const outcome = await withTimeout(gateway.refund(key, chargeKey, cents), GATEWAY_TIMEOUT, signal)
  if (outcome.kind !== 'unknown' || signal?.aborted) return outcome
  const nothing: RefundOutcome = { kind: 'unknown' }
  const found = gateway.lookupRefund(key).then((refund) => refund ?? nothing)
  return withTimeout(found, GATEWAY_TIMEOUT, signal)
}

/** Nothing when another process was faster: both have the answer for the same key. */
const writeOutcome = (
  { db, now }: RefundParts,
  id: string,
  outcome: Exclude<Answered, { readonly kind: 'unknown' }>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const isDone = outcome.kind === 'approved'
    const [row] = await close(trx, {
      id,
      state: isDone ? 'done' : 'declined',
      code: isDone ? null : outcome.code,
      reference: isDone ? outcome.reference : null,
      now: now(),
    })
    if (!row) return
    const { order_id, cents: amount, reason, customer_id, status_id } = row
    if (isDone)
      await writeMessageTo(
        trx,
        customer_id,
        { kind: 'orderRefunded', order_id, refund: id, amount, reason },
        now(),
      )
    else if (status_id === CANCELLED_STATUS)
      await writeMessageTo(trx, customer_id, { kind: 'orderRefundDeclined', order_id, amount }, now())
  })
