import { randomBytes } from 'node:crypto'
import { normalEmail } from '#contract/platform/email.ts'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import { hashPassword } from '#server/account/auth/password.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, text, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { encryptOtpSecret, newOtpSecret, toBase32 } from '#server/account/auth/otp-secret.ts'
import { makeRecoveryCodes } from '#server/account/auth/second-factor.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import { endStaffLockout } from '#server/account/auth/staff-log-in-limits.ts'

const CREDENTIALS = { email: text, passwordHash: text, otpSecret: text }
const insert = statement({
  name: 'staff-insert',
  sql: `insert into staff (email, name, password_hash, otp_secret, rights)
   values (:email, :name, :passwordHash, :otpSecret, :rights)
   on conflict (email) do update set name = excluded.name, password_hash = excluded.password_hash,
     otp_secret = excluded.otp_secret, otp_step = 0, rights = excluded.rights, removed_at = null
     where staff.removed_at is not null
   returning id`,
  params: { ...CREDENTIALS, name: text, rights: array(textOf<StaffRight>()) },
  row: { id: int4 },
})
/** SQL: ends the sessions at /staff and those in which the person acts as a customer. */
const END_SESSIONS = `old as (delete from staff_sessions s using staff f where s.staff_id = f.id and f.email = :email),
   acting as (update sessions e set revoked_at = now() from staff f where e.staff_id = f.id and e.revoked_at is null
     and f.email = :email)`
const replaceCredentials = statement({
  name: 'staff-replace-credentials',
  sql: `with ${END_SESSIONS}
   update staff set password_hash = :passwordHash, otp_secret = :otpSecret, otp_step = 0
   where email = :email and removed_at is null returning id`,
  params: CREDENTIALS,
  row: { id: int4 },
})
const updateRights = statement({
  name: 'staff-update-rights',
  sql: 'update staff set rights = :rights where email = :email and removed_at is null returning id',
  params: { email: text, rights: array(textOf<StaffRight>()) },
  row: { id: int4 },
})
const markRemoved = statement({
  name: 'staff-remove',
  sql: `with ${END_SESSIONS},
   known as (delete from known_staff_browsers k using staff f where k.staff_id = f.id and f.email = :email)
   update staff set removed_at = :now where email = :email and removed_at is null returning id`,
  params: { email: text, now: timestamptz },
  row: { id: int4 },
})

/** What a new member of staff needs to log in; shown once and not stored in readable form. */
export interface NewCredentials {
  readonly password: string
  readonly otpSecret: string
  readonly recoveryCodes: readonly string[]
}

export interface NewStaff {
  readonly email: string
  readonly name: string
  readonly rights: readonly StaffRight[]
}

/** Null when the address belongs to staff already. */
export async function addStaff(
  db: Db,
  secret: Uint8Array,
  { email: typed, name, rights }: NewStaff,
): Promise<NewCredentials | null> {
  const email = normalEmail(typed)
  const { shown, stored } = await makeCredentials(secret, email)
  const [row] = await insert(db, { ...stored, name, rights })
  if (!row) return null
  await endStaffLockout(db, { id: row.id, email })
  await recordStaff(db, { staffId: row.id, action: 'staff add', subject: rights.join(',') })
  return { ...shown, recoveryCodes: await makeRecoveryCodes(db, secret, row.id) }
}

/** New password, TOTP secret and recovery codes; ends the sessions and a lockout. Null for an unknown address. */
export async function resetStaff(db: Db, secret: Uint8Array, typed: string): Promise<NewCredentials | null> {
  const email = normalEmail(typed)
  const { shown, stored } = await makeCredentials(secret, email)
  const [row] = await replaceCredentials(db, stored)
  if (!row) return null
  await endStaffLockout(db, { id: row.id, email })
  await recordStaff(db, { staffId: row.id, action: 'staff reset', subject: null })
  return { ...shown, recoveryCodes: await makeRecoveryCodes(db, secret, row.id) }
}

/** In effect from the next call. False for an unknown address. */
export async function changeRights(db: Db, email: string, rights: readonly StaffRight[]): Promise<boolean> {
  const [row] = await updateRights(db, { email: normalEmail(email), rights })
  if (row) await recordStaff(db, { staffId: row.id, action: 'staff rights', subject: rights.join(',') })
  return row !== undefined
}

/** Ends the sessions; the row stays, because the history refers to it. False for an unknown address. */
export async function removeStaff(db: Db, email: string, now: Date): Promise<boolean> {
  const [row] = await markRemoved(db, { email: normalEmail(email), now })
  if (row) await recordStaff(db, { staffId: row.id, action: 'staff remove', subject: null })
  return row !== undefined
}

async function makeCredentials(secret: Uint8Array, email: string) {
  const password = toBase32(randomBytes(15)).toLowerCase()
  const otpSecret = newOtpSecret()
  const stored = {
    email,
    passwordHash: await hashPassword(password),
    otpSecret: encryptOtpSecret(secret, email, otpSecret),
  }
  return { shown: { password, otpSecret }, stored }
}
