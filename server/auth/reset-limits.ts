import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { countEvent, type Limit, refuseWhenUsedUp } from '#server/http/rate-limit.ts'
import { tooMany } from '#server/http/refusal.ts'

const HOUR = 3_600
/** Codes for one account that one address may have sent. */
const SENDS_HERE: Limit = { events: 3, seconds: HOUR }
/** From everywhere: more than one address can use up, so that nobody can keep the owner from a code. */
const SENDS: Limit = { events: 12, seconds: HOUR }
/** From one address for any accounts. */
const SENDS_FROM: Limit = { events: 60, seconds: HOUR }

export interface SendWish {
  readonly projectId: number
  readonly email: string
  readonly address: string
}

/** Refuses a code that is one too many before the live one is replaced; counts it otherwise. */
export async function admitSend(db: Kysely<Database>, wish: SendWish, now: Date): Promise<void> {
  const { projectId, email, address } = wish
  const account = `reset:${projectId}:${email}`
  await refuseWhenUsedUp(db, account, SENDS, now)
  await refuseWhenUsedUp(db, `reset-from:${address}`, SENDS_FROM, now)
  const wait = await countEvent(db, `${account}:${address}`, SENDS_HERE, now)
  if (wait > 0) throw tooMany(wait)
  await countEvent(db, account, SENDS, now)
  await countEvent(db, `reset-from:${address}`, SENDS_FROM, now)
}
