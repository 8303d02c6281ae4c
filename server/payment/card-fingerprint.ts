import { createHmac } from 'node:crypto'
import type { CardDetails } from '#server/gateway/card-gateway.ts'

/** Recognises a card without keeping it: nobody can get back to the number without the secret of the shop. */
export const cardFingerprint = (secret: Uint8Array, { number, month, year }: CardDetails): string =>
  createHmac('sha256', secret).update(`card:${number}:${month}:${year}`).digest('base64url')
