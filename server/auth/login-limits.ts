import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { forgetEvents, type Limit, limitFailures } from '#server/http/rate-limit.ts'
import { type BrowserOfAccount, knownBrowser } from './known-browsers.ts'

const MINUTE = 60

export interface LoginAttempt extends BrowserOfAccount {
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
  const known = await knownBrowser(db, attempt)
  const { here, others } = limitsOf(attempt, attempt.asStaff ? null : known)
  // an address that is refused leaves no row for each account that it tries
  const limits = [...others, here]
  const who = await limitFailures(db, { limits, now }, work, (found) => found === null)
  if (who !== null) await forgetEvents(db, here.key)
  return who
}

interface LoginLimits {
  /** of this account in this place */
  readonly here: Limit
  readonly others: readonly Limit[]
}

/**
 * A browser from which the account was logged in to before has tries of its own: no attempts of others, from however
 * many addresses, lock the owner out. The limit from everywhere is far above what one address can use up; staff codes
 * are worth more, so theirs is not, and counts for every browser.
 */
function limitsOf({ projectId, email, address, asStaff }: LoginAttempt, known: string | null): LoginLimits {
  const key = `${asStaff ? 'login-staff' : 'login'}:${projectId}:${email}`
  const few = { events: 10, seconds: 15 * MINUTE }
  if (known !== null) return { here: { key: `${key}:browser:${known}`, ...few }, others: [] }
  const everywhere = asStaff ? { events: 10, seconds: 30 * MINUTE } : { events: 100, seconds: 15 * MINUTE }
  return {
    here: { key: `${key}:${address}`, ...few },
    others: [
      { key: `login-from:${address}`, events: 300, seconds: 15 * MINUTE },
      { key, ...everywhere },
    ],
  }
}
