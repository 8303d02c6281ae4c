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
  /** it is not known whether the charge exists: look it up by its key, never charge again */
  | { readonly kind: 'unknown' }

/** What the shop knows of a payment provider. Amounts in cents; every charge goes by the caller's key. */
export interface CardGateway {
  /** checks a card and charges nothing */
  verify(card: CardDetails): Promise<CardOutcome>
  authorize(key: string, amountCents: number, card: CardDetails): Promise<CardOutcome>
  /** null when nothing is known under the key */
  lookup(key: string): Promise<CardOutcome | null>
  /** after it, an authorize under the key that comes late is refused */
  reverse(key: string): Promise<void>
}
