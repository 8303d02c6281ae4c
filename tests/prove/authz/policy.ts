import type { Owner } from './owner.ts'

/** What a call is sent; every value is one that its caller may send. */
export interface Payload {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
  /** the body of a call that takes the bytes of a file */
  readonly file?: Uint8Array<ArrayBuffer>
}

/**
 * `own`: what somebody else has is refused as what nobody has, and nothing is written.
 * `reviewed`: the same in an answer without success, which is kept on record.
 * `ignored`: it changes nothing of whose things are read or written.
 * `public`: it names what everybody may see or ask for; that the answer tells nothing of accounts is another proof.
 */
export type Reach = 'own' | 'reviewed' | 'ignored' | 'public'

export interface Policy {
  /** `visitor`: with a token that is no good the answer is the one of a visitor */
  readonly admits: 'everybody' | 'visitor' | 'customer' | 'document' | 'staff' | 'feed'
  /** every place of the payload that holds an id, as `body.cart_product.id` */
  readonly ids?: Readonly<Record<string, Reach>>
  readonly payload?: (owner: Owner) => Payload
}
