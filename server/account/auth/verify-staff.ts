import type { StaffRight } from '#contract/staff/staff-rights.ts'
import { isPassword, UNKNOWN } from '#server/account/auth/password.ts'
import { array, int4, type RowOf, text, textOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { refuseUsedUp } from '#server/platform/http/rate-limit.ts'
import { acceptSecondFactor } from './second-factor.ts'
import { codeLimits } from './staff-log-in-limits.ts'

const STAFF = {
  id: int4,
  email: text,
  name: text,
  rights: array(textOf<StaffRight>()),
  password_hash: text,
  otp_secret: text,
}

const staffByEmail = statement({
  name: 'staff-by-email',
  sql: `select id, email, name, rights, password_hash, otp_secret from staff
   where email = :email and removed_at is null`,
  params: { email: text },
  row: STAFF,
})

interface StaffCredentials {
  /** in normal form */
  readonly email: string
  readonly password: string
  /** null: none was sent, which is never right */
  readonly code: string | null
  /** which the person must have */
  readonly right: StaffRight | null
}

/**
 * Resolves with the person whose password and second factor are right, else null, after one password hash for an unknown
 * address too. The code is checked, and used up, only when the password is right. Throws 429 when a limit of wrong codes
 * is used up, before the password is checked, so that the answer does not tell whether it is right.
 */
export async function verifyStaff(
  { email, password, code, right }: StaffCredentials,
  { db, address, now, shop }: CallContext,
): Promise<RowOf<typeof STAFF> | null> {
  const [staff] = await staffByEmail(db, { email })
  await refuseUsedUp(db, codeLimits(staff?.id ?? 0), now())
  const hash = staff?.password_hash ?? UNKNOWN
  const isRight = await shop.hashing(address, () => isPassword(password, hash))
  if (!staff || !isRight || code === null) return null
  if (right !== null && !staff.rights.includes(right)) return null
  return (await acceptSecondFactor(db, shop.secret, staff, code, now())) ? staff : null
}
