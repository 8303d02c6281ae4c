import type { Db } from '#server/platform/database/db.ts'
import { bool, int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { ATTEMPT, type Attempt, insertAttempt, selectLast } from './attempt.ts'

export interface WantedRefund {
  readonly key: string
  readonly chargeKey: string
  readonly amountCents: number
  readonly now: Date
}

export type BegunRefund =
  /** it is to be asked for */
  | { readonly kind: 'begun'; readonly attempt: Attempt; readonly chargeReference: string }
  /** it was asked for before */
  | { readonly kind: 'known'; readonly attempt: Attempt }
  /** more than is left of the charge */
  | { readonly kind: 'exceeded' }

const lockCharge = statement({
  name: 'attempt-charge-lock',
  sql: `select ${Object.keys(ATTEMPT).join(', ')} from gateway.attempts
   where key = :chargeKey and kind = 'charge' for update`,
  params: { chargeKey: text },
  row: ATTEMPT,
})
const sumOfRefunds = statement({
  name: 'attempt-refund-sum',
  sql: `select coalesce(sum(amount_cents) filter (where state in ('asked', 'approved')), 0)::int as cents,
     coalesce(bool_or(state = 'notVoidable'), false) as is_settled
   from gateway.attempts where charge_key = :chargeKey and kind <> 'charge'`,
  params: { chargeKey: text },
  row: { cents: int4, is_settled: bool },
})

/** After these an attempt is over without a refund, and another one may follow. */
const OPEN_AGAIN: readonly string[] = ['notVoidable', 'notSettled', 'notMade']

/**
 * Writes the next attempt of a refund before it is asked for, never more than is left of the charge. The whole charge is
 * voided unless it is known to be settled; a part is refunded, because a void takes back all.
 */
export const beginRefund = (
  db: Db,
  { key, chargeKey, amountCents, now }: WantedRefund,
): Promise<BegunRefund> =>
  inTransaction(db, async (trx): Promise<BegunRefund> => {
    const [charge] = await lockCharge(trx, { chargeKey })
    const [last] = await selectLast(trx, { key })
    if (last && !OPEN_AGAIN.includes(last.state)) return { kind: 'known', attempt: last }
    const [sum] = await sumOfRefunds(trx, { chargeKey })
    const gone = sum?.cents ?? 0
    if (charge?.state !== 'approved' || charge.reference === null || charge.amount_cents - gone < amountCents)
      return { kind: 'exceeded' }
    const isWhole = amountCents === charge.amount_cents
    const attempt: Attempt = {
      key,
      attempt: (last?.attempt ?? 0) + 1,
      kind: isWhole && sum?.is_settled !== true ? 'void' : 'refund',
      charge_key: chargeKey,
      amount_cents: amountCents,
      state: 'asked',
      code: null,
      reference: null,
      brand: null,
      last_four: null,
      asked_at: now,
    }
    await insertAttempt(trx, attempt)
    return { kind: 'begun', attempt, chargeReference: charge.reference }
  })
