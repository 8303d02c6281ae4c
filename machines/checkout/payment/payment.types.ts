import type { PromiseActorLogic } from 'xstate'
import type { PaymentMethod } from '#contract/platform/constants.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { Billing, BillingInput, CardAnswer, paymentCalls } from '#contract/checkout/payment.ts'
import type { RefusalContext, RequestFailed } from '#machines/platform/refused-request.ts'

export interface PaymentInput {
  /** cards are not verified before review; read with the steps, and again after a refused payment */
  readonly cybersource_disabled: boolean
}

/** The billing fields of the form. Card data are not among them and always sent blank. */
export type BillingForm = Omit<
  BillingInput,
  'id' | 'payment_method' | 'cc_number' | 'cc_expire_month' | 'cc_expire_year' | 'cc_cvv'
> & { readonly payment_method: PaymentMethod }

export interface PaymentContext extends RefusalContext {
  readonly cybersource_disabled: boolean
  readonly cartBilling: Billing | null
  /** being saved */
  readonly form: BillingForm | null
  readonly creditCardResponse: CardAnswer | null
  /** consecutive declines of the same card number */
  readonly declines: number
}

export type CardField = 'number' | 'name' | 'expiry' | 'cvv' | 'deposit'

export type PaymentEvent =
  /** Continue on the payment step */
  | { readonly type: 'payment.confirm'; readonly billing: BillingForm }
  | { readonly type: 'method.clear' }
  /** a retry by the user, or from delivery: freight and pickup have different methods */
  | { readonly type: 'billing.reload' }
  /** the name of the edited card field, never its value */
  | { readonly type: 'card.changed'; readonly field: CardField }
  /** the card holder has cleared the card */
  | { readonly type: 'card.lost' }
  /** from checkout: the card was declined when the order was placed */
  | { readonly type: 'order.declined' }

export type PaymentEmitted =
  | { readonly type: 'notice.cardDeclined' }
  | RequestFailed
  /** clears the security code; the rest of the card stays for correction */
  | { readonly type: 'card.cvvDropped' }
  /** clears all card data */
  | { readonly type: 'card.forgotten' }

export type PaymentTag = 'pending' | 'unreachable' | 'declined' | 'settled'

export type BillingSaved = Answer<typeof paymentCalls.saveBilling>

export type LoadBillingLogic = PromiseActorLogic<Billing, undefined>
export type SaveBillingLogic = PromiseActorLogic<BillingSaved, BillingForm & { readonly id: number }>
export type ClearMethodLogic = PromiseActorLogic<BillingSaved, { readonly id: number }>
/** Verifies the card in the card holder. */
export type AuthorizeCardLogic = PromiseActorLogic<CardAnswer, undefined>
