import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { forgetEvents, type Limit, limitFailures } from '#server/http/rate-limit.ts'

const MINUTE = 60

export interface LoginAttempt {
  readonly projectId: number
  readonly email: string
  readonly address: string
  readonly asStaff: boolean
}

/** Admits an attempt before it costs a hash, or throws 429. Whoever gets in starts anew in this place. */
export async function limitLogins<T>(
  db: Kysely<Database>,
  attempt: LoginAttempt,
  now: Date,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const { here, account, from } = limitsOf(attempt)
  const limits = [here, account, from]
  const who = await limitFailures(db, { limits, now }, work, (found) => found === null)
  if (who !== null) await forgetEvents(db, here.key)
  return who
}

/**
 * The limit of an account from everywhere is far above what one address can use up, so that nobody can lock others
 * out; but staff codes are worth more.
 */
function limitsOf({ projectId, email, address, asStaff }: LoginAttempt) {
  const key = `${asStaff ? 'login-staff' : 'login'}:${projectId}:${email}`
  const everywhere = asStaff ? { events: 10, seconds: 30 * MINUTE } : { events: 100, seconds: 15 * MINUTE }
  return {
    here: { key: `${key}:${address}`, events: 10, seconds: 15 * MINUTE },
    account: { key, ...everywhere },
    from: { key: `login-from:${address}`, events: 300, seconds: 15 * MINUTE },
  } satisfies Record<string, Limit>
}
