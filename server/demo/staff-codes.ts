import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { array, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { refuseTakenPorts } from '#server/platform/start/ports.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { findShop } from '#server/staff/admin-cli/find-shop.ts'
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

/** The lines for the shop that runs already with these environment variables; null: none does. */
export async function codesOfRunningShop(env: Record<string, string | undefined>): Promise<string | null> {
  const { databaseUrl, host, storefronts } = readConfig(env)
  const ports = storefronts.map(({ port }) => port)
  try {
    // a database of its own may be there without the shop
    if (databaseUrl !== null && (await areFree(host, ports))) return null
    const shop = await findShop(env)
    return await staffCodeLines(shop.databaseUrl, shop.secret())
  } catch (error) {
    if (error instanceof StartError) return null
    throw error
  }
}

const areFree = (host: string, ports: readonly number[]): Promise<boolean> =>
  refuseTakenPorts(host, ports).then(
    () => true,
    () => false,
  )
