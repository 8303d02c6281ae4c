export interface CardDetails {
  readonly number: string
  readonly month: string
  readonly year: string
  readonly cvv: string
}

/** Whom a card is billed to, which its bank may compare. */
export interface BillTo {
  readonly name: string | null
  readonly street: string | null
  readonly city: string | null
  /** two letters */
  readonly state: string | null
  readonly postcode: string | null
  readonly telephone: string | null
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
  /** the charge is not settled yet, so that only all of it could go back: ask for it again later with the same key */
  | { readonly kind: 'notSettled' }
  /** unknown whether the refund exists: look it up by its key, or ask for it again with the same key */
  | { readonly kind: 'unknown' }

/** The interface to a payment provider. Amounts in cents; every charge and refund is idempotent by the caller's key. */
export interface CardGateway {
  /** checks a card without a charge */
  verify(card: CardDetails, billTo: BillTo): Promise<CardOutcome>
  /** authorizes and captures in one: an authorization alone lapses before documents are reviewed */
  authorize(key: string, amountCents: number, card: CardDetails, billTo: BillTo): Promise<CardOutcome>
  /** null: there is no charge under the key, and a provider cannot say so at once: until it can, it is `unknown` */
  lookup(key: string): Promise<CardOutcome | null>
  /**
   * Refuses a charge that would come later under the key, and voids one that nobody found. Rejects when there is a charge, with
   * which an order may be placed, and while it is not known.
   */
  reverse(key: string): Promise<void>
  /**
   * Gives back an amount of the charge with the key `chargeKey`, at most what is left of it. A provider that has not
   * settled the charge yet voids all of it instead, or lets a part wait: only the provider knows whether it has.
   */
  refund(key: string, chargeKey: string, amountCents: number): Promise<RefundOutcome>
  /** null: there is no refund under the key */
  lookupRefund(key: string): Promise<RefundOutcome | null>
}
