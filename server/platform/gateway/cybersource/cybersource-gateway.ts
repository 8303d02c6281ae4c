import { randomUUID } from 'node:crypto'
import { cardBrand, digitsOf } from '#contract/checkout/card-rules.ts'
import type { BillTo, CardDetails, CardGateway } from '#server/platform/gateway/card-gateway.ts'
import { openAttemptBook } from './attempt-book.ts'
import { authorizeCharge, lookUpCharge, reverseCharge } from './charges.ts'
import { createCybersourceClient } from './cybersource-client.ts'
import type { CybersourceConfig } from './cybersource-config.ts'
import type { CybersourceParts } from './cybersource-parts.ts'
import { lookUpRefund, makeRefund } from './refunds.ts'
import { TOKEN_SECONDS } from './sealed-message.ts'
import { billToOf, cardOf, declineCode, moneyOf } from './wire.ts'

export interface CybersourceOptions {
  readonly config: CybersourceConfig
  /** of the shop, which keeps what was asked */
  readonly databaseUrl: string
  readonly now?: () => Date
  /** milliseconds, see DEFINITE_AFTER */
  readonly definiteAfter?: number
  readonly connections?: number
}

export interface CybersourceGateway extends CardGateway {
  close(): Promise<void>
}

/**
 * Milliseconds after which something that was asked and is not found was not made: its request is refused from 120 seconds on,
 * the search is at most 60 seconds late, and two minutes are for clocks that differ, of the processes and of CyberSource. Until
 * then it is unknown.
 */
const DEFINITE_AFTER = TOKEN_SECONDS * 1_000 + 180_000

/**
 * Cards by CyberSource. A charge is a sale: authorized and captured at once. Everything that moves money is written to the
 * book before it is asked for, and asked for once; a lost answer is looked up.
 */
export function createCybersourceGateway(options: CybersourceOptions): CybersourceGateway {
  const { config, databaseUrl, now = () => new Date(), definiteAfter = DEFINITE_AFTER, connections } = options
  const parts: CybersourceParts = {
    client: createCybersourceClient(config, now),
    book: openAttemptBook(databaseUrl, connections),
    now,
    definiteAfter,
  }
  return {
    verify: (card, billTo) => verify(parts, card, billTo),
    authorize: (key, amountCents, card, billTo) => authorizeCharge(parts, key, amountCents, { card, billTo }),
    lookup: (key) => lookUpCharge(parts, key),
    reverse: (key) => reverseCharge(parts, key),
    refund: (key, chargeKey, amountCents) => makeRefund(parts, key, chargeKey, amountCents),
    lookupRefund: (key) => lookUpRefund(parts, key),
    close: () => parts.book.close(),
  }
}

/** An authorization of nothing. */
const verify = async (
  { client, now }: CybersourceParts,
  card: CardDetails,
  billTo: BillTo,
): ReturnType<CardGateway['verify']> => {
  const code = `verify-${randomUUID()}`
  const request = {
    clientReferenceInformation: { code },
    processingInformation: { capture: false, commerceIndicator: 'internet' },
    paymentInformation: { card: cardOf(card) },
    orderInformation: { amountDetails: moneyOf(0), billTo: billToOf(billTo) },
  }
  const { status, id, reason } = await client.post('/pts/v2/payments', request, now())
  if (status === 'AUTHORIZED')
    return {
      kind: 'approved',
      reference: id ?? code,
      brand: cardBrand(card.number),
      lastFour: digitsOf(card.number).slice(-4),
    }
  return status === 'DECLINED' || status === 'AUTHORIZED_RISK_DECLINED' || status === 'INVALID_REQUEST'
    ? { kind: 'declined', code: declineCode(reason ?? status) }
    : { kind: 'unknown' }
}
