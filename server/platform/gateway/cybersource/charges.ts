import { cardBrand, digitsOf } from '#contract/checkout/card-rules.ts'
import type { BillTo, CardDetails, CardOutcome } from '#server/platform/gateway/card-gateway.ts'
import { type Attempt, referencesOf } from './attempt.ts'
import { type CybersourceParts, isDefinite, isVoidedLate } from './cybersource-parts.ts'
import { billToOf, cardOf, declineCode, moneyOf } from './wire.ts'

const UNKNOWN: CardOutcome = { kind: 'unknown' }

/** Statuses of a sale that holds money of the card without charging it, which is then released. */
const HELD: readonly string[] = [
  'PARTIAL_AUTHORIZED',
  'AUTHORIZED_PENDING_REVIEW',
  'AUTHORIZED_RISK_DECLINED',
]
const REFUSED: readonly string[] = ['DECLINED', 'INVALID_REQUEST']
/** The reason of a request with the id of another one, which may have been made. */
const DUPLICATE = 'DUPLICATE_REQUEST'

/** Charges a card under a key that nothing was asked for under; otherwise tells what became of it. */
export async function authorizeCharge(
  parts: CybersourceParts,
  key: string,
  amountCents: number,
  { card, billTo }: { readonly card: CardDetails; readonly billTo: BillTo },
): Promise<CardOutcome> {
  const { attempt, isNew } = await parts.book.begin({
    ...charge(key, parts.now()),
    amount_cents: amountCents,
    brand: cardBrand(card.number),
    last_four: digitsOf(card.number).slice(-4),
  })
  if (!isNew) return outcomeOf(parts, attempt).then((outcome) => outcome ?? UNKNOWN)
  const request = {
    clientReferenceInformation: referencesOf(attempt),
    processingInformation: { capture: true, commerceIndicator: 'internet' },
    paymentInformation: { card: cardOf(card) },
    orderInformation: { amountDetails: moneyOf(amountCents), billTo: billToOf(billTo) },
  }
  const { status, id, reason } = await parts.client.post('/pts/v2/payments', request, attempt.asked_at)
  if (status === 'AUTHORIZED' && id !== null) return approveOrVoid(parts, attempt, id)
  if (status !== null && HELD.includes(status) && id !== null) return release(parts, attempt, id, status)
  if (status === null || !REFUSED.includes(status) || reason === DUPLICATE) return UNKNOWN
  return decline(parts, attempt, reason ?? status)
}

/** Null: nothing was charged under the key, and nothing can be any more. */
export async function lookUpCharge(parts: CybersourceParts, key: string): Promise<CardOutcome | null> {
  const attempt = await parts.book.find(key)
  return attempt && outcomeOf(parts, attempt)
}

async function outcomeOf(parts: CybersourceParts, attempt: Attempt): Promise<CardOutcome | null> {
  switch (attempt.state) {
    case 'asked':
      return search(parts, attempt)
    case 'approved':
      return approvedOf(attempt, attempt.reference ?? '')
    case 'declined':
      return { kind: 'declined', code: attempt.code ?? 'declined' }
    default:
      return { kind: 'declined', code: 'reversed' }
  }
}

async function search(parts: CybersourceParts, attempt: Attempt): Promise<CardOutcome | null> {
  const found = await parts.client.search(referencesOf(attempt).code)
  if (found === null) return UNKNOWN
  const isMade = (name: string) => found.some(({ applications }) => applications.get(name)?.isMade === true)
  if (isMade('ics_void')) {
    await parts.book.settle(attempt, { state: 'reversed' })
    return { kind: 'declined', code: 'reversed' }
  }
  const sale = found.find(({ applications }) => applications.has('ics_auth'))
  const auth = sale?.applications.get('ics_auth')
  if (auth?.isRefused === true) return decline(parts, attempt, auth.flag ?? 'declined')
  if (!sale || auth?.isMade !== true) return isDefinite(parts, attempt) ? null : UNKNOWN
  if (sale.applications.get('ics_bill')?.isMade === true) return approve(parts, attempt, sale.id)
  return isMade('ics_auth_reversal')
    ? decline(parts, attempt, 'held')
    : release(parts, attempt, sale.id, 'held')
}

async function approve(
  { book }: CybersourceParts,
  attempt: Attempt,
  reference: string,
): Promise<CardOutcome> {
  await book.settle(attempt, { state: 'approved', reference })
  return approvedOf(attempt, reference)
}

/** A charge that was given up before it was answered, because a clock is wrong or the search is late, is voided. */
async function approveOrVoid(parts: CybersourceParts, attempt: Attempt, id: string): Promise<CardOutcome> {
  const outcome = await approve(parts, attempt, id)
  const kept = await parts.book.find(attempt.key)
  if (kept?.state === 'approved') return outcome
  const request = { clientReferenceInformation: { code: attempt.key } }
  await parts.client.post(`/pts/v2/payments/${id}/voids`, request, parts.now())
  return { kind: 'declined', code: 'reversed' }
}

const approvedOf = ({ brand, last_four }: Attempt, reference: string): CardOutcome => ({
  kind: 'approved',
  reference,
  brand,
  lastFour: last_four ?? '',
})

async function decline({ book }: CybersourceParts, attempt: Attempt, reason: string): Promise<CardOutcome> {
  const code = declineCode(reason)
  await book.settle(attempt, { state: 'declined', code })
  return { kind: 'declined', code }
}

/** Unknown until the money of the card is released. */
async function release(
  parts: CybersourceParts,
  attempt: Attempt,
  id: string,
  reason: string,
): Promise<CardOutcome> {
  const request = {
    clientReferenceInformation: { code: attempt.key },
    reversalInformation: { amountDetails: moneyOf(attempt.amount_cents), reason: 'not charged' },
  }
  const { status } = await parts.client.post(`/pts/v2/payments/${id}/reversals`, request, parts.now())
  return status === 'REVERSED' ? decline(parts, attempt, reason) : UNKNOWN
}

/**
 * Refuses a charge that would come later. Rejects when one was made, with which an order may be placed, and while it is unknown:
 * then it is looked up again.
 */
export async function reverseCharge(parts: CybersourceParts, key: string): Promise<void> {
  const { attempt, isNew } = await parts.book.begin({ ...charge(key, parts.now()), state: 'reversed' })
  if (isNew) return
  const outcome = await outcomeOf(parts, attempt)
  if (outcome?.kind === 'declined') return
  if (outcome?.kind === 'unknown') throw new Error('it is not known yet whether the card was charged')
  if (outcome) throw new Error('the card was charged meanwhile')
  await voidLate(parts, attempt)
  await parts.book.settle(attempt, { state: 'reversed' })
}

/** Voids what was not found by the id of its transaction, and releases what that leaves held of the card. */
async function voidLate(parts: CybersourceParts, attempt: Attempt): Promise<void> {
  if (!(await isVoidedLate(parts, attempt))) throw new Error('it is not known whether the charge is voided')
  const request = {
    clientReferenceInformation: referencesOf(attempt),
    reversalInformation: { amountDetails: moneyOf(attempt.amount_cents), reason: 'not charged' },
  }
  // without an answer the hold lapses by itself
  await parts.client.post('/pts/v2/reversals', request, parts.now())
}

/** Of nothing, in case that nothing is known of the key. */
const charge = (key: string, now: Date): Attempt => ({
  key,
  attempt: 1,
  kind: 'charge',
  charge_key: key,
  amount_cents: 0,
  state: 'asked',
  code: null,
  reference: null,
  brand: null,
  last_four: null,
  asked_at: now,
})
