import { timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { settlePending } from '#server/platform/gateway/settle-pending.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { type RefundParts, settleRefund } from './settle-refund.ts'

/** milliseconds after which a call that began to ask has given up */
const OLD_ENOUGH = 60_000
/** A refund takes 20 seconds at most, so the last of those taken is asked for before another process takes it as given up. */
const TAKEN = 10

/** Those that were asked for longest ago: none waits behind others that stay pending. */
const takeOpen = statement({
  name: 'refunds-open',
  sql: `update payments r set asked_at = :now from (select id from payments
     where state = 'pending' and (asked_at is null or asked_at <= :until) and (ask_after is null or ask_after <= :now)
     order by asked_at nulls first, at limit ${TAKEN}
     for update skip locked) open where r.id = open.id returning r.id`,
  params: { now: timestamptz, until: timestamptz },
  row: { id: uuid },
})

type RecoveryParts = RefundParts & Pick<ServerDeps, 'log'>

/**
 * Asks for refunds that nobody has asked for yet, and again for those that stayed pending. Resolves with how many are settled;
 * a failure is logged and tried again by a later run.
 */
export async function recoverRefunds(parts: RecoveryParts): Promise<number> {
  const { db, now, log, signal } = parts
  const settle = async ({ id }: { readonly id: string }) => {
    const state = await settleRefund(parts, id)
    // there is no answer to a call of staff that would tell it
    if (state === 'declined') log(`refund ${id} was declined`)
    return state !== 'pending'
  }
  // before this run, so that it takes none twice
  const until = new Date(now().getTime() - OLD_ENOUGH)
  let settled = 0
  for (let taken = TAKEN; taken === TAKEN; ) {
    if (signal?.aborted) break
    const open = await takeOpen(db, { now: now(), until })
    settled += await settlePending(open, { ...parts, name: 'refund' }, settle)
    taken = open.length
  }
  return settled
}
