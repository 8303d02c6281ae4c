import { openDatabase } from '#server/platform/database/open.ts'
import { array, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { demoStaffEmails } from './demo-staff.ts'
import { decryptOtpSecret } from '#server/account/auth/otp-secret.ts'

const selectStaff = statement({
  name: 'staff-codes',
  sql: 'select email, otp_secret from staff where email = any(:emails) and removed_at is null order by id',
  params: { emails: array(text) },
  row: { email: text, otp_secret: text },
})

/** One line per person of staff of the demo with the TOTP secret, for an authenticator app; of others it is shown once. */
export async function staffCodeLines(databaseUrl: string, secret: Uint8Array): Promise<string> {
  const db = openDatabase(databaseUrl, 1)
  try {
    const staff = await selectStaff(db, { emails: [...demoStaffEmails] })
    const lines = staff.map(
      ({ email, otp_secret }) =>
        `  ${email}: ${decryptOtpSecret(secret, email, otp_secret) ?? 'of another SHOP_SECRET'}`,
    )
    return ['Secrets of the one-time codes of staff:', ...(lines.length ? lines : ['  none'])].join('\n')
  } finally {
    await db.destroy()
  }
}
