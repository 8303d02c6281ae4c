import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { CardDetails } from '#server/platform/gateway/card-gateway.ts'

/** A keyed hash (HMAC) that identifies a card without storing its number. */
export const cardFingerprint = (secret: Uint8Array, { number, month, year }: CardDetails): string =>
  createHmac('sha256', keyOf(secret)).update(`card:${number}:${month}:${year}`).digest('base64url')

const keys = new WeakMap<Uint8Array, KeyObject>()

function keyOf(secret: Uint8Array): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret)
  keys.set(secret, key)
  return key
}
