import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { normalEmail } from '#contract/platform/email.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** A new TOTP secret of 160 bits in base 32. */
export const newOtpSecret = (): string => toBase32(randomBytes(20))

/** Encrypted with a key of the shop secret and bound to the owner, so that it is useless in another row. */
export function encryptOtpSecret(secret: Uint8Array, email: string, otpSecret: string): string {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce)
  cipher.setAAD(ownerOf(email))
  const encrypted = Buffer.concat([cipher.update(otpSecret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Null when it was encrypted with another shop secret or for another owner. */
export function decryptOtpSecret(secret: Uint8Array, email: string, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64url')
  const start = NONCE_LENGTH + TAG_LENGTH
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_LENGTH))
    decipher.setAAD(ownerOf(email))
    decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, start))
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** 5 bits a character: 8 characters of 5 bytes. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((group) => ALPHABET.charAt(Number.parseInt(group, 2))).join('')
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const ownerOf = (email: string): Buffer => Buffer.from(`staff:${normalEmail(email)}`)
const keyOf = (secret: Uint8Array): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'staff-otp', 32))
