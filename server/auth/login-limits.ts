import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { countEvent, forgetEvents, type Limit, refuseWhenUsedUp } from '#server/http/rate-limit.ts'
import { tooMany } from '#server/http/refusal.ts'

const MINUTE = 60
/** Wrong passwords for one account from one address. */
const ACCOUNT_HERE: Limit = { events: 10, seconds: 15 * MINUTE }
/** For one account from everywhere: far above what one address can use up, so that nobody can lock others out. */
const ACCOUNT: Limit = { events: 100, seconds: 15 * MINUTE }
/** From one address for any accounts. */
const ADDRESS: Limit = { events: 300, seconds: 15 * MINUTE }
/** Staff codes are worth more: one account, from everywhere. */
const STAFF: Limit = { events: 10, seconds: 30 * MINUTE }

export interface LoginAttempt {
  readonly projectId: number
  readonly email: string
  readonly address: string
  readonly asStaff: boolean
}

/** Refuses an attempt that is one too many, before it costs a hash; counts it otherwise. */
export async function admitLogin(db: Kysely<Database>, attempt: LoginAttempt, now: Date): Promise<void> {
  const { account, address, here } = keysOf(attempt)
  await refuseWhenUsedUp(db, account, attempt.asStaff ? STAFF : ACCOUNT, now)
  await refuseWhenUsedUp(db, address, ADDRESS, now)
  const wait = await countEvent(db, here, ACCOUNT_HERE, now)
  if (wait > 0) throw tooMany(wait)
}

export async function countWrongLogin(db: Kysely<Database>, attempt: LoginAttempt, now: Date): Promise<void> {
  const { account, address } = keysOf(attempt)
  await countEvent(db, account, attempt.asStaff ? STAFF : ACCOUNT, now)
  await countEvent(db, address, ADDRESS, now)
}

export async function forgetWrongLogins(db: Kysely<Database>, attempt: LoginAttempt): Promise<void> {
  await forgetEvents(db, keysOf(attempt).here)
}

function keysOf({ projectId, email, address, asStaff }: LoginAttempt) {
  const account = `${asStaff ? 'login-staff' : 'login'}:${projectId}:${email}`
  return { account, here: `${account}:${address}`, address: `login-from:${address}` }
}
