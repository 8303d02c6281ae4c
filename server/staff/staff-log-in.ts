import type { HandlerArgs } from '#contract/endpoint.ts'
import type { staffCalls } from '#contract/staff.ts'
import type { StaffRight } from '#contract/staff-rights.ts'
import { isPassword, UNKNOWN } from '#server/auth/password.ts'
import { array, int4, text, textOf } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import type { CallContext } from '#server/http/handler.ts'
import { unauthorized } from '#server/http/http-error.ts'
import { forgetEvents, limitFailures } from '#server/http/rate-limit.ts'
import { acceptSecondFactor } from './second-factor.ts'

type LogInRequest = HandlerArgs<typeof staffCalls.staffLogIn>['body']

const MINUTE = 60

const staffByEmail = statement({
  name: 'staff-by-email',
  sql: `select id, email, name, rights, password_hash, otp_secret from staff
   where lower(email) = :email and removed_at is null`,
  params: { email: text },
  row: {
    id: int4,
    email: text,
    name: text,
    rights: array(textOf<StaffRight>()),
    password_hash: text,
    otp_secret: text,
  },
})

/** The key under which the failures of an account are counted. */
export const staffLimit = (email: string): string => `staff-log-in:${email.toLowerCase()}`

/**
 * Verifies password and second factor. An unknown address, a wrong password and a wrong code return the same response
 * after one password hash. The code is checked, and used up, only when the password is right.
 */
export async function logInStaff(request: LogInRequest, context: CallContext) {
  const { db, address, now, shop } = context
  const email = request.email.toLowerCase()
  const account = { key: staffLimit(email), events: 10, seconds: 30 * MINUTE }
  // checked first, so that an address over its limit adds no row per account that it tries
  const limits = [{ key: `login-from:${address}`, events: 300, seconds: 15 * MINUTE }, account]
  const who = await limitFailures(
    db,
    { limits, now: now() },
    async () => {
      const [staff] = await staffByEmail(db, { email })
      const hash = staff?.password_hash ?? UNKNOWN
      const isRight = await shop.hashing(address, () => isPassword(request.password, hash))
      if (!staff || !isRight) return null
      return (await acceptSecondFactor(db, shop.secret, staff, request.code, now())) ? staff : null
    },
    (found) => found === null,
  )
  if (!who) throw unauthorized()
  await forgetEvents(db, account.key)
  const { id, name, rights } = who
  return { id, email: who.email, name, rights: [...rights] }
}
