import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { countEvents } from '#server/http/rate-limit.ts'
import { HttpError } from '#server/http/http-error.ts'

const STEP_SECONDS = 30
const DIGITS = 6

/** The RFC 6238 code (TOTP) for a base 32 secret at a time step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / STEP_SECONDS)

/** The time step of a code: the current one or one next to it; null for any other code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const here = stepAt(now)
  const isAt = (step: number) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))
  return [here, here - 1, here + 1].find(isAt) ?? null
}

/** Accepts the code of the current time step or of one next to it, each at most once. */
export async function isFreshCode(
  db: Kysely<Database>,
  staff: { readonly id: number; readonly otp_secret: string | null },
  code: string,
  now: Date,
): Promise<boolean> {
  const { otp_secret: secret } = staff
  const step = secret === null ? null : stepOfCode(secret, code, now)
  if (step === null) return false
  const once = { key: `otp:${staff.id}:${step}`, events: 1, seconds: 5 * STEP_SECONDS }
  return countEvents(db, [once], now).then(
    () => true,
    (thrown: unknown) => {
      if (thrown instanceof HttpError) return false
      throw thrown
    },
  )
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.toUpperCase().replaceAll(/[=\s]/g, ''))
    .map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
