import { createHmac, randomBytes } from 'node:crypto'
import { stepOfCode } from '#server/account/auth/one-time-code.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, int8, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { limitFailures } from '#server/platform/http/rate-limit.ts'
import { decryptOtpSecret, toBase32 } from './otp-secret.ts'
import { codeLimits } from './staff-log-in-limits.ts'

const RECOVERY_CODES = 10

const spendStep = statement({
  name: 'staff-use-step',
  sql: 'update staff set otp_step = :step where id = :id and otp_step < :step returning id',
  params: { id: int4, step: int8 },
  row: { id: int4 },
})
const spendRecoveryCode = statement({
  name: 'staff-use-recovery-code',
  sql: `update staff_recovery_codes set used_at = :now
   where staff_id = :id and code_mac = :mac and used_at is null returning staff_id`,
  params: { id: int4, mac: text, now: timestamptz },
  row: { staff_id: int4 },
})
const replaceRecoveryCodes = statement({
  name: 'staff-replace-recovery-codes',
  sql: `with old as (delete from staff_recovery_codes where staff_id = :id)
   insert into staff_recovery_codes (staff_id, code_mac) select :id, mac from unnest(:macs::text[]) as mac`,
  params: { id: int4, macs: array(text) },
})

interface Owner {
  readonly id: number
  readonly email: string
  readonly otp_secret: string
}

/**
 * Accepts a one-time code whose time step is later than the last accepted one, or a recovery code that was not used.
 * Throws 429 when a limit of wrong codes is used up.
 */
export function acceptSecondFactor(
  db: Db,
  secret: Uint8Array,
  staff: Owner,
  typed: string,
  now: Date,
): Promise<boolean> {
  return limitFailures(
    db,
    { limits: codeLimits(staff.id), now },
    () => spendSecondFactor(db, secret, staff, typed, now),
    (isAccepted) => !isAccepted,
  )
}

async function spendSecondFactor(
  db: Db,
  secret: Uint8Array,
  staff: Owner,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^\d{6}$/.test(code)) {
    const used = await spendRecoveryCode(db, { id: staff.id, mac: macOf(secret, staff.id, code), now })
    return used.length > 0
  }
  const otpSecret = decryptOtpSecret(secret, staff.email, staff.otp_secret)
  const step = otpSecret === null ? null : stepOfCode(otpSecret, code, now)
  return step !== null && (await spendStep(db, { id: staff.id, step })).length > 0
}

/** Replaces the recovery codes; resolves with the new ones, of which only HMACs are stored. */
export async function makeRecoveryCodes(db: Db, secret: Uint8Array, id: number): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(10)))
  await replaceRecoveryCodes(db, { id, macs: codes.map((code) => macOf(secret, id, code)) })
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

const macOf = (secret: Uint8Array, id: number, code: string): string =>
  createHmac('sha256', secret).update(`recovery:${id}:${code}`).digest('base64url')
