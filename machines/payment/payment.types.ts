import type { PromiseActorLogic } from 'xstate'
import type { PaymentMethod } from '#contract/constants.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Billing, BillingInput, CardAnswer, paymentCalls } from '#contract/payment.ts'

export interface PaymentInput {
  /** the shop runs without a card processor: no card is verified before review */
  readonly cybersource_disabled: boolean
}

/** Billing as the form has it. Card data are no part of it and are always sent blank. */
export type BillingForm = Omit<
  BillingInput,
  'id' | 'payment_method' | 'cc_number' | 'cc_expire_month' | 'cc_expire_year' | 'cc_cvv'
> & { readonly payment_method: PaymentMethod }

export interface PaymentContext {
  readonly cybersource_disabled: boolean
  readonly cartBilling: Billing | null
  /** what is being saved */
  readonly form: BillingForm | null
  readonly deadlineMessages: readonly string[]
  readonly creditCardResponse: CardAnswer | null
  /** declines in a row of one and the same card number */
  readonly declines: number
  /** the server's errors about the last attempt; null: it was not refused */
  readonly refusal: readonly string[] | null
  /** how many attempts were refused */
  readonly refusals: number
}

export type CardField = 'number' | 'name' | 'expiry' | 'cvv' | 'deposit'

export type PaymentEvent =
  /** Continue on the payment step */
  | { readonly type: 'payment.confirm'; readonly billing: BillingForm }
  | { readonly type: 'method.clear' }
  /** the shopper tries again, or delivery: another way of delivery has other methods */
  | { readonly type: 'billing.reload' }
  /** only which field of the card was edited, never its value */
  | { readonly type: 'card.changed'; readonly field: CardField }
  /** the card is no longer held in memory */
  | { readonly type: 'card.lost' }
  /** from checkout: the card was declined when the order was placed */
  | { readonly type: 'order.declined' }

export type PaymentEmitted =
  | { readonly type: 'notice.cardDeclined' }
  | { readonly type: 'notice.requestFailed'; readonly errors: readonly string[] }
  /** the security code goes, the rest of the card stays for correction */
  | { readonly type: 'card.cvvDropped' }
  /** all card data goes */
  | { readonly type: 'card.forgotten' }

export type PaymentTag = 'pending' | 'unreachable' | 'declined' | 'settled'

export type BillingSaved = Answer<typeof paymentCalls.saveBilling>

export type LoadBillingLogic = PromiseActorLogic<Billing, undefined>
export type LoadDeadlinesLogic = PromiseActorLogic<readonly string[], undefined>
export type SaveBillingLogic = PromiseActorLogic<BillingSaved, BillingForm & { readonly id: number }>
export type ClearMethodLogic = PromiseActorLogic<BillingSaved, { readonly id: number }>
/** Verifies the card that the app holds. */
export type AuthorizeCardLogic = PromiseActorLogic<CardAnswer, undefined>
