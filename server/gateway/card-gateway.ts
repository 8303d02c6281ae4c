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

/** The interface to a payment provider. Amounts in cents; every charge is idempotent by the caller's key. */
export interface CardGateway {
  /** checks a card without a charge */
  verify(card: CardDetails): Promise<CardOutcome>
  authorize(key: string, amountCents: number, card: CardDetails): Promise<CardOutcome>
  /** null when the key is unknown */
  lookup(key: string): Promise<CardOutcome | null>
  /** also rejects a later authorize with the same key */
  reverse(key: string): Promise<void>
}
