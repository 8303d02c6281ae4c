import type { Db } from '#server/platform/database/db.ts'
import { int4, nullable, type RowOf, text, textOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

const REFUND = {
  key: text,
  charge_key: text,
  amount_cents: int4,
  state: textOf<'approved' | 'declined'>(),
  code: nullable(text),
  reference: nullable(text),
}
export type BookedRefund = RowOf<typeof REFUND>

const COLUMNS = Object.keys(REFUND)
const select = statement({
  name: 'refund-find',
  sql: `select ${COLUMNS.join(', ')} from gateway.refunds where key = :key`,
  params: { key: text },
  row: REFUND,
})
const lockCharge = statement({
  name: 'refund-charge-lock',
  sql: 'select amount_cents, state, last_four from gateway.charges where key = :chargeKey for update',
  params: { chargeKey: text },
  row: { amount_cents: int4, state: text, last_four: nullable(text) },
})
const sumOfCharge = statement({
  name: 'refund-sum',
  sql: `select coalesce(sum(amount_cents), 0)::int as cents from gateway.refunds
   where charge_key = :chargeKey and state = 'approved'`,
  params: { chargeKey: text },
  row: { cents: nullable(int4) },
})
const insert = statement({
  name: 'refund-enter',
  sql: `insert into gateway.refunds (${COLUMNS.join(', ')}) values (${COLUMNS.map((column) => `:${column}`).join(', ')})`,
  params: REFUND,
})

export const findRefund = async (db: Db, key: string): Promise<BookedRefund | null> =>
  (await select(db, { key }))[0] ?? null

export interface WantedRefund {
  readonly key: string
  readonly chargeKey: string
  readonly amountCents: number
  readonly reference: string
  /** why the sandbox declines it whatever is left; null: it does not */
  readonly codeOf: (lastFour: string | null) => string | null
}

/** Books a refund unless its key exists, never more than is left of the charge; resolves with what is booked. */
export const enterRefund = (
  db: Db,
  { key, chargeKey, amountCents, reference, codeOf }: WantedRefund,
): Promise<{ readonly refund: BookedRefund; readonly lastFour: string | null }> =>
  inTransaction(db, async (trx) => {
    const [charge] = await lockCharge(trx, { chargeKey })
    const lastFour = charge?.last_four ?? null
    const known = await findRefund(trx, key)
    if (known) return { refund: known, lastFour }
    const [sum] = await sumOfCharge(trx, { chargeKey })
    const left = charge?.state === 'approved' ? charge.amount_cents - (sum?.cents ?? 0) : 0
    const code = left < amountCents ? 'exceeds_charge' : codeOf(lastFour)
    const refund: BookedRefund = {
      key,
      charge_key: chargeKey,
      amount_cents: amountCents,
      state: code === null ? 'approved' : 'declined',
      code,
      reference: code === null ? reference : null,
    }
    await insert(trx, refund)
    return { refund, lastFour }
  })
