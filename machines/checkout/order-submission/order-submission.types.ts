import type { PromiseActorLogic } from 'xstate'
import type { Card } from '#contract/checkout/payment.ts'
import type { HandlerArgs } from '#contract/platform/endpoint.ts'
import type { ApiFailure } from '#contract/platform/failure.ts'
import type {
  OrderProcess,
  orderCalls,
  SubmitKind,
  SubmitOrderResponse,
} from '#contract/checkout/submit-order.ts'
import type { CheckoutSettings } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'

/**
 * The order exactly as reviewed, as the server parses it: amounts in cents; `confirmed_age` null: it was confirmed before, or
 * is not. Without the card, which the service takes from its holder.
 */
export type ReviewedOrder = Readonly<Omit<HandlerArgs<typeof orderCalls.submitOrder>['body'], keyof Card>>

export type OrderSubmissionInput =
  | {
      readonly kind: 'place'
      readonly order: ReviewedOrder
      readonly settings: CheckoutSettings
      /** distinct products in the cart */
      readonly skus: number
    }
  /** submitted before, outcome unknown: only ask for it */
  | { readonly kind: 'resume'; readonly cart_id: number; readonly settings: CheckoutSettings }

export interface ProcessQuestion {
  readonly cart_id: number
  /** version of the submitted cart, so that an earlier attempt is not reported; null: the latest submission */
  readonly cart_version: number | null
}

export type RejectReason = Exclude<SubmitKind, 'accepted' | 'declined' | 'pending'>

export type SubmissionOutcome =
  | { readonly kind: 'accepted'; readonly response: SubmitOrderResponse }
  | { readonly kind: 'declined'; readonly response: SubmitOrderResponse }
  | { readonly kind: 'rejected'; readonly reason: RejectReason; readonly response: SubmitOrderResponse }
  /** the call failed and the server has no order */
  | { readonly kind: 'unknown'; readonly cart_id: number }

/** The meaning of a response; `pending` and `none` are not final. */
export type SubmissionVerdict = SubmissionOutcome | { readonly kind: 'pending' } | { readonly kind: 'none' }

export type ProcessVerdict = SubmissionVerdict & { readonly process: OrderProcess }

export interface OrderSubmissionContext {
  readonly cart_id: number
  /** null: resuming an earlier submission */
  readonly order: ReviewedOrder | null
  readonly isAsync: boolean
  readonly settings: CheckoutSettings
  /** consecutive status requests without a response */
  readonly misses: number
  /** the shopper sees that the outcome is unknown, and can press "Check again" */
  readonly canAsk: boolean
  readonly netsuiteOrderProcess: OrderProcess | null
  readonly outcome: SubmissionOutcome
}

export type OrderSubmissionEvent =
  /** "Check again" */
  { readonly type: 'outcome.ask' }

export type OrderSubmissionEmitted =
  | { readonly type: 'notice.orderSubmitted'; readonly message: string | null }
  | { readonly type: 'notice.cardDeclined' }
  | { readonly type: 'notice.orderFailed' }
  | { readonly type: 'notice.orderException'; readonly cart_id: number }
  | { readonly type: 'notice.orderProcessing'; readonly cart_id: number }
  /** only logged: the order exists, and the cart is reloaded */
  | { readonly type: 'newCart.failed'; readonly failure: ApiFailure }
  /** clears all card data */
  | { readonly type: 'card.forgotten' }

export type OrderSubmissionTag = 'confirming' | 'stillProcessing' | 'unreachable'

export type SubmitOrderLogic = PromiseActorLogic<SubmissionVerdict, ReviewedOrder>
/** Sends the order without waiting for its result (keepalive). */
export type DispatchOrderLogic = PromiseActorLogic<undefined, ReviewedOrder>
export type AskOrderProcessLogic = PromiseActorLogic<ProcessVerdict, ProcessQuestion>
export type CreateCartLogic = PromiseActorLogic<undefined, undefined>
