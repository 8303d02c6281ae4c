import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { CardDetails } from '#server/gateway/card-gateway.ts'

/** Recognises a card without keeping it: nobody can get back to the number without the secret of the shop. */
export const cardFingerprint = (secret: Uint8Array, { number, month, year }: CardDetails): string =>
  createHmac('sha256', keyOf(secret)).update(`card:${number}:${month}:${year}`).digest('base64url')

const keys = new WeakMap<Uint8Array, KeyObject>()

function keyOf(secret: Uint8Array): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret)
  keys.set(secret, key)
  return key
}
