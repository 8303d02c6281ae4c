import type { RefundOutcome } from '#server/platform/gateway/card-gateway.ts'
import { type Attempt, referencesOf } from './attempt.ts'
import { type CybersourceParts, isDefinite, isVoidedLate } from './cybersource-parts.ts'
import { declineCode, moneyOf } from './wire.ts'

const UNKNOWN: RefundOutcome = { kind: 'unknown' }
/** Statuses of a refund that was accepted; it is made with the next settlement. */
const ACCEPTED: readonly string[] = ['PENDING', 'TRANSMITTED', 'VOIDED']
const REFUSED: readonly string[] = ['DECLINED', 'INVALID_REQUEST']
/** An attempt that was never made, one that came too late to void, and the refund. */
const MOST_ATTEMPTS = 3

/** Asks for a refund; one whose answer was lost is looked up first, and asked for again only when it is known not to be made. */
export async function makeRefund(
  parts: CybersourceParts,
  key: string,
  chargeKey: string,
  amountCents: number,
): Promise<RefundOutcome> {
  for (let asked = 0; asked < MOST_ATTEMPTS; asked++) {
    const begun = await parts.book.beginRefund({ key, chargeKey, amountCents, now: parts.now() })
    if (begun.kind === 'exceeded') return { kind: 'declined', code: 'exceeds_charge' }
    const outcome =
      begun.kind === 'begun'
        ? await ask(parts, begun.attempt, begun.chargeReference)
        : await outcomeOf(parts, begun.attempt)
    if (outcome !== null) return outcome
    if (begun.kind === 'known' && !(await preventLate(parts, begun.attempt))) return UNKNOWN
  }
  return UNKNOWN
}

/** Null: there is no refund under the key, and none can come any more. */
export async function lookUpRefund(parts: CybersourceParts, key: string): Promise<RefundOutcome | null> {
  const attempt = await parts.book.find(key)
  return attempt && outcomeOf(parts, attempt)
}

/** Null: it was settled before it could be voided. */
async function ask(
  parts: CybersourceParts,
  attempt: Attempt,
  chargeReference: string,
): Promise<RefundOutcome | null> {
  const isVoid = attempt.kind === 'void'
  const request = {
    clientReferenceInformation: referencesOf(attempt),
    ...(isVoid ? {} : { orderInformation: { amountDetails: moneyOf(attempt.amount_cents) } }),
  }
  const path = `/pts/v2/payments/${chargeReference}/${isVoid ? 'voids' : 'refunds'}`
  const { status, id, reason } = await parts.client.post(path, request, attempt.asked_at)
  if (status !== null && ACCEPTED.includes(status) && id !== null) return approve(parts, attempt, id)
  if (status === null || !REFUSED.includes(status) || reason === 'DUPLICATE_REQUEST') return UNKNOWN
  if (isVoid && reason === 'NOT_VOIDABLE') {
    await parts.book.settle(attempt, { state: 'notVoidable' })
    return null
  }
  if (!isVoid && reason === 'NOT_SETTLED') {
    await parts.book.settle(attempt, { state: 'notSettled' })
    return { kind: 'notSettled' }
  }
  const code = declineCode(reason ?? status)
  await parts.book.settle(attempt, { state: 'declined', code })
  return { kind: 'declined', code }
}

async function outcomeOf(parts: CybersourceParts, attempt: Attempt): Promise<RefundOutcome | null> {
  switch (attempt.state) {
    case 'approved':
      return { kind: 'approved', reference: attempt.reference ?? '' }
    case 'declined':
      return { kind: 'declined', code: attempt.code ?? 'declined' }
    case 'notSettled':
      return { kind: 'notSettled' }
    case 'asked':
      return search(parts, attempt)
    default:
      return null
  }
}

/** A refusal is not read from the search: it is asked for again. Nor is one that was taken back by `preventLate`. */
async function search(parts: CybersourceParts, attempt: Attempt): Promise<RefundOutcome | null> {
  const found = await parts.client.search(referencesOf(attempt).code)
  if (found === null) return UNKNOWN
  const madeAs = (name: string) => found.find(({ applications }) => applications.get(name)?.isMade === true)
  const voided = madeAs('ics_void')
  const made = attempt.kind === 'void' ? voided : madeAs('ics_credit')
  if (made && (attempt.kind === 'void' || !voided)) return approve(parts, attempt, made.id)
  return isDefinite(parts, attempt) ? null : UNKNOWN
}

async function approve(
  { book }: CybersourceParts,
  attempt: Attempt,
  reference: string,
): Promise<RefundOutcome> {
  await book.settle(attempt, { state: 'approved', reference })
  return { kind: 'approved', reference }
}

/** Makes sure of what was not found before it is asked for again; whether it can be. A void asked for twice is still one. */
async function preventLate(parts: CybersourceParts, attempt: Attempt): Promise<boolean> {
  if (attempt.kind === 'refund' && !(await isVoidedLate(parts, attempt))) return false
  await parts.book.settle(attempt, { state: 'notMade' })
  return true
}
