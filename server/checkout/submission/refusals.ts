import { MAX_INT } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, jsonb, type RowOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SubmitAnswer } from './submission-answers.ts'

const REFUSAL = { cart_version: int4, reply: jsonb<SubmitAnswer>(), refused_at: timestamptz }
type RefusalRow = RowOf<typeof REFUSAL>

const put = statement({
  name: 'refusal-put',
  sql: `insert into refusals (cart_id, cart_version, reply, refused_at)
   values (:cartId, :cart_version, :reply, :refused_at)
   on conflict (cart_id) do update set cart_version = excluded.cart_version, reply = excluded.reply,
     refused_at = excluded.refused_at`,
  params: { cartId: int4, ...REFUSAL },
})
const select = statement({
  name: 'refusal-of-cart',
  sql: 'select cart_version, reply, refused_at from refusals where cart_id = :cartId',
  params: { cartId: int4 },
  row: REFUSAL,
})

/** Stores the latest rejection of a cart for clients that timed out or lost the response. */
export async function recordRefusal(db: Db, cartId: number, refusal: RefusalRow): Promise<void> {
  await put(db, { cartId, ...refusal, cart_version: Math.min(refusal.cart_version, MAX_INT) })
}

export const latestRefusal = async (db: Db, cartId: number): Promise<RefusalRow | null> =>
  (await select(db, { cartId }))[0] ?? null
