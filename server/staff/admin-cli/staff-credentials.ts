import type { NewCredentials } from '#server/staff/enroll.ts'

/** What an authenticator app reads as a link or a QR code. */
export const otpLink = (email: string, otpSecret: string): string =>
  `otpauth://totp/${encodeURIComponent(`Emberwright:${email}`)}?secret=${otpSecret}&issuer=Emberwright`

export function credentialLines(
  email: string,
  { password, otpSecret, recoveryCodes }: NewCredentials,
): readonly string[] {
  return [
    `${email} logs in at /staff. This is shown once:`,
    `  Password: ${password}`,
    `  Secret for an authenticator app: ${otpSecret}`,
    `  or as a link: ${otpLink(email, otpSecret)}`,
    '  Recovery codes, each instead of one one-time code:',
    ...recoveryCodes.map((code) => `    ${code}`),
  ]
}
