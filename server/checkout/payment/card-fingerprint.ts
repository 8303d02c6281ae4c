import { createHmac } from 'node:crypto'
import type { CardDetails } from '#server/platform/gateway/card-gateway.ts'

/** A keyed hash (HMAC) that identifies a card without storing its number. */
export const cardFingerprint = (secret: Uint8Array, { number, month, year }: CardDetails): string =>
  createHmac('sha256', secret).update(`card:${number}:${month}:${year}`).digest('base64url')
