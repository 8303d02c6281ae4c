import type { PromiseActorLogic } from 'xstate'
import type { PaymentMethod } from '#contract/constants.ts'
import type { ApiFailure } from '#contract/failure.ts'
import type { OrderProcess, SubmitKind, SubmitOrderAnswer } from '#contract/orders.ts'
import type { CheckoutSettings } from '#machines/checkout-preflight/checkout-preflight.types.ts'

/** Exactly what the shopper reviewed. The card is not in it: the service takes it from where it is held. */
export interface ReviewedOrder {
  readonly cart_id: number
  readonly cart_version: number
  /** cents */
  readonly reviewed_total: number
  readonly shipping_quotes_id: string | null
  readonly payment_method: PaymentMethod
  readonly comments: string | null
}

export type OrderSubmissionInput =
  | {
      readonly kind: 'place'
      readonly order: ReviewedOrder
      readonly settings: CheckoutSettings
      /** distinct products in the cart */
      readonly skus: number
    }
  /** it was sent before and its answer is not known: only ask */
  | { readonly kind: 'resume'; readonly cart_id: number; readonly settings: CheckoutSettings }

export interface ProcessQuestion {
  readonly cart_id: number
  /** of the cart as it was sent, so that no earlier attempt is told; null: whatever was sent last */
  readonly cart_version: number | null
}

export type RejectReason = Exclude<SubmitKind, 'accepted' | 'declined' | 'pending'>

export type SubmissionOutcome =
  | { readonly kind: 'accepted'; readonly response: SubmitOrderAnswer }
  | { readonly kind: 'declined'; readonly response: SubmitOrderAnswer }
  | { readonly kind: 'rejected'; readonly reason: RejectReason; readonly response: SubmitOrderAnswer }
  /** the call failed and the server knows of no order */
  | { readonly kind: 'unknown'; readonly cart_id: number }

export interface OrderSubmissionContext {
  readonly cart_id: number
  /** null: it was sent before and is only asked for */
  readonly order: ReviewedOrder | null
  readonly isAsync: boolean
  readonly settings: CheckoutSettings
  /** questions in a row that brought no answer */
  readonly misses: number
  /** the shopper was told that the outcome is not known, and can ask for it */
  readonly canAsk: boolean
  readonly netsuiteOrderProcess: OrderProcess | null
  readonly outcome: SubmissionOutcome
}

export type OrderSubmissionEvent =
  /** the shopper presses "Check again" */
  { readonly type: 'outcome.ask' }

export type OrderSubmissionEmitted =
  | { readonly type: 'notice.orderSubmitted'; readonly message: string | null }
  | { readonly type: 'notice.cardDeclined' }
  | { readonly type: 'notice.orderFailed' }
  | { readonly type: 'notice.orderException'; readonly cart_id: number }
  | { readonly type: 'notice.orderProcessing'; readonly cart_id: number }
  /** logged only: the order stands, and the cart is reloaded */
  | { readonly type: 'newCart.failed'; readonly failure: ApiFailure }
  /** all card data goes */
  | { readonly type: 'card.forgotten' }

export type OrderSubmissionTag = 'confirming' | 'stillProcessing' | 'unreachable'

export type SubmitOrderLogic = PromiseActorLogic<SubmitOrderAnswer, ReviewedOrder>
/** Sends the order and does not wait for its result (keepalive). */
export type DispatchOrderLogic = PromiseActorLogic<undefined, ReviewedOrder>
export type AskOrderProcessLogic = PromiseActorLogic<OrderProcess, ProcessQuestion>
export type CreateCartLogic = PromiseActorLogic<undefined, undefined>
