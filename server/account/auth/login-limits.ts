import type { Db } from '#server/platform/database/db.ts'
import { forgetEvents, type Limit, limitFailures } from '#server/platform/http/rate-limit.ts'
import { type BrowserOfAccount, knownBrowser } from '#server/platform/known-browsers.ts'

const MINUTE = 60

export interface LoginAttempt extends BrowserOfAccount {
  readonly address: string
}

/**
 * Counts the attempt before a password is hashed, or throws 429. A successful login resets the count of this account in
 * this browser or address.
 */
export async function limitLogins<T>(
  db: Db,
  attempt: LoginAttempt,
  now: Date,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const known = await knownBrowser(db, attempt)
  const { here, others } = limitsOf(attempt, known)
  // checked first, so that an address over its limit adds no row per account that it tries
  const limits = [...others, here]
  const who = await limitFailures(db, { limits, now }, work, (found) => found === null)
  if (who !== null) await forgetEvents(db, here.key)
  return who
}

/**
 * Ends the lockout of a customer who has proved to own the account: for the account everywhere, and for its log-ins in
 * this browser or from this address. What the address has failed at other accounts stays counted.
 */
export async function endLockout(db: Db, attempt: LoginAttempt): Promise<void> {
  const { here } = limitsOf(attempt, await knownBrowser(db, attempt))
  for (const key of new Set([here.key, accountKey(attempt)])) await forgetEvents(db, key)
}

interface LoginLimits {
  /** the limit of this account in this browser or, for an unknown browser, from this address */
  readonly here: Limit
  readonly others: readonly Limit[]
}

/**
 * A browser in which the account has logged in before has its own limit, so attempts from any number of addresses
 * cannot lock the owner out. The limit per account over all addresses is well above the limit per address. The keys of the
 * two begin differently, because a name may end with an address.
 */
function limitsOf(attempt: LoginAttempt, known: string | null): LoginLimits {
  const { projectId, email, address } = attempt
  const key = accountKey(attempt)
  const few = { events: 10, seconds: 15 * MINUTE }
  if (known !== null) return { here: { key: `${key}:browser:${known}`, ...few }, others: [] }
  return {
    here: { key: `login-at:${projectId}:${email}:${address}`, ...few },
    others: [
      { key: `login-from:${address}`, events: 300, seconds: 15 * MINUTE },
      { key, events: 100, seconds: 15 * MINUTE },
    ],
  }
}

const accountKey = ({ projectId, email }: LoginAttempt): string => `login:${projectId}:${email}`
