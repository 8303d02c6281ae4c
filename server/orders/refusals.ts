import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'
import type { SubmitAnswer } from './answers.ts'

export interface RefusalRow {
  readonly cart_version: number
  readonly reply: SubmitAnswer
  readonly refused_at: Date
}

const put = statement<never>(
  'refusal-put',
  `insert into refusals (cart_id, cart_version, reply, refused_at) values ($1, $2, $3, $4)
   on conflict (cart_id) do update set cart_version = excluded.cart_version, reply = excluded.reply,
     refused_at = excluded.refused_at`,
)
const select = statement<RefusalRow>(
  'refusal-of-cart',
  'select cart_version, reply, refused_at from refusals where cart_id = $1',
)

/** A caller may claim any version. */
const GREATEST_INT = 2_147_483_647

/** Keeps the latest refusal of a cart for those who did not wait for it, or lost it on its way. */
export async function recordRefusal(
  db: Kysely<Database>,
  cartId: number,
  cartVersion: number,
  answer: SubmitAnswer,
  now: Date,
): Promise<void> {
  await put(db, cartId, Math.min(cartVersion, GREATEST_INT), JSON.stringify(answer), now)
}

export const latestRefusal = async (db: Kysely<Database>, cartId: number): Promise<RefusalRow | null> =>
  (await select(db, cartId))[0] ?? null
