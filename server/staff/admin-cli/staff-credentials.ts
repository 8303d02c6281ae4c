import { CONSUMER_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { shopNameOf } from '#contract/site/settings.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readSettings } from '#server/site/settings-reader.ts'
import type { NewCredentials } from '#server/staff/enroll.ts'

/** The name under which an authenticator app lists the shop: that of its first storefront. */
export async function readIssuer(
  db: Db,
  [projectId = CONSUMER_PROJECT]: readonly ProjectId[],
): Promise<string> {
  const { store } = await readSettings(db, projectId)
  return shopNameOf(store, projectId)
}

/** What an authenticator app reads as a link or a QR code. A colon ends the name in it. */
export function otpLink(issuer: string, email: string, otpSecret: string): string {
  const name = encodeURIComponent(issuer.replaceAll(':', ' '))
  return `otpauth://totp/${name}:${encodeURIComponent(email)}?secret=${otpSecret}&issuer=${name}`
}

export function credentialLines(
  issuer: string,
  email: string,
  { password, otpSecret, recoveryCodes }: NewCredentials,
): readonly string[] {
  return [
    `${email} logs in at /staff. This is shown once:`,
    `  Password: ${password}`,
    `  Secret for an authenticator app: ${otpSecret}`,
    `  or as a link: ${otpLink(issuer, email, otpSecret)}`,
    '  Recovery codes, each instead of one one-time code:',
    ...recoveryCodes.map((code) => `    ${code}`),
  ]
}
