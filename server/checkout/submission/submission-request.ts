import { createHash } from 'node:crypto'
import type { HandlerArgs } from '#contract/platform/endpoint.ts'
import type { orderCalls } from '#contract/checkout/submit-order.ts'
import { detailsOf, type TypedCard } from '#server/checkout/payment/card-check.ts'
import { cardFingerprint } from '#server/checkout/payment/card-fingerprint.ts'

/** The payload of submit-order, with amounts in cents. */
export type SubmissionRequest = HandlerArgs<typeof orderCalls.submitOrder>['body']

/** The card in the request, or null when a field is missing. */
export function cardOf(request: SubmissionRequest): TypedCard | null {
  const { cc_number, cc_expire_month, cc_expire_year, cc_cvv, cc_deposit_amount } = request
  if (!cc_number || !cc_expire_month || !cc_expire_year || !cc_cvv) return null
  return { cc_number, cc_expire_month, cc_expire_year, cc_cvv, cc_deposit_amount }
}

/** Not in a fingerprint: whose order it is, what is confirmed with it, and the card, of which a keyed hash is. */
const UNHASHED = {
  cart_id: null,
  confirmed_age: null,
  cc_number: null,
  cc_expire_month: null,
  cc_expire_year: null,
  cc_cvv: null,
} satisfies Partial<Record<keyof SubmissionRequest, null>>

/** Equal for submissions of a cart that ask for the same order. */
export function requestFingerprint(request: SubmissionRequest, secret: Uint8Array): string {
  const card = cardOf(request)
  const parts = [{ ...request, ...UNHASHED }, card && cardFingerprint(secret, detailsOf(card))]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
