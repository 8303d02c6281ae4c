export interface CardDetails {
  readonly number: string
  readonly month: string
  readonly year: string
  readonly cvv: string
}

export type CardOutcome =
  | {
      readonly kind: 'approved'
      readonly reference: string
      readonly brand: string | null
      readonly lastFour: string
    }
  | { readonly kind: 'declined'; readonly code: string }
  /** unknown whether the charge exists: look it up by its key, never charge again */
  | { readonly kind: 'unknown' }

export type RefundOutcome =
  | { readonly kind: 'approved'; readonly reference: string }
  | { readonly kind: 'declined'; readonly code: string }
  /** unknown whether the refund exists: look it up by its key, or ask for it again with the same key */
  | { readonly kind: 'unknown' }

/** The interface to a payment provider. Amounts in cents; every charge and refund is idempotent by the caller's key. */
export interface CardGateway {
  /** checks a card without a charge */
  verify(card: CardDetails): Promise<CardOutcome>
  authorize(key: string, amountCents: number, card: CardDetails): Promise<CardOutcome>
  /** null when the key is unknown */
  lookup(key: string): Promise<CardOutcome | null>
  /** voids a charge; also rejects a later authorize with the same key */
  reverse(key: string): Promise<void>
  /**
   * Gives back an amount of the charge with the key `chargeKey`, at most what is left of it. A provider that has not
   * captured the charge yet voids it instead, in full or in part: only the provider knows whether it has.
   */
  refund(key: string, chargeKey: string, amountCents: number): Promise<RefundOutcome>
  /** null when the key is unknown */
  lookupRefund(key: string): Promise<RefundOutcome | null>
}
