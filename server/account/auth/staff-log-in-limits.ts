import { normalEmail } from '#contract/platform/email.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { forgetEvents, type Limit, limitFailures } from '#server/platform/http/rate-limit.ts'
import { knownStaffBrowser, rememberStaffBrowser } from './known-staff-browsers.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

const forgetFailures = statement({
  name: 'staff-forget-failures',
  sql: 'delete from rate_limits where key = any(:keys) or starts_with(key, :inBrowsers)',
  params: { keys: array(text), inBrowsers: text },
})

type Caller = Pick<CallContext, 'db' | 'address' | 'browser' | 'now'>

/**
 * Counts a log-in at /staff or /login-as before the password is hashed, or throws 429. A log-in that succeeds resets the
 * count of this person in this browser, and makes the browser known.
 * @param email in normal form
 */
export async function limitStaffLogIns<T extends { readonly staffId: number }>(
  email: string,
  { db, address, browser, now }: Caller,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const known = await knownStaffBrowser(db, email, browser)
  const { here, others } = limitsOf(email, address, known)
  // checked first, so that an address over its limit adds no row per account that it tries
  const limits = [...others, here]
  const who = await limitFailures(db, { limits, now: now() }, work, (found) => found === null)
  if (who === null) return null
  await forgetEvents(db, here.key)
  await rememberStaffBrowser(db, who.staffId, browser, now())
  return who
}

/**
 * Wrong codes after the right password, in every browser. A right code does not reset them, because a stranger who knows
 * the password would have more guesses with every log-in of the owner.
 */
export const codeLimits = (staffId: number): readonly Limit[] => [
  { key: `staff-code:${staffId}`, events: 10, seconds: 30 * MINUTE },
  { key: `staff-codes-of-day:${staffId}`, events: 30, seconds: DAY },
]

/** Ends every lockout of a person who gets new credentials. */
export async function endStaffLockout(
  db: Db,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  const account = accountKey(normalEmail(email))
  const codes = codeLimits(id).map(({ key }) => key)
  await forgetFailures(db, { keys: [account, ...codes], inBrowsers: browserKey(account, '') })
}

/** A browser in which the person has logged in before has its own limit, so strangers cannot lock the person out. */
function limitsOf(
  email: string,
  address: string,
  known: string | null,
): { readonly here: Limit; readonly others: readonly Limit[] } {
  const key = accountKey(email)
  const few = { events: 10, seconds: 30 * MINUTE }
  if (known !== null) return { here: { key: browserKey(key, known), ...few }, others: [] }
  return {
    here: { key, ...few },
    others: [{ key: `login-from:${address}`, events: 300, seconds: 15 * MINUTE }],
  }
}

const accountKey = (email: string): string => `staff-log-in:${email}`
const browserKey = (account: string, browser: string): string => `${account}:browser:${browser}`
