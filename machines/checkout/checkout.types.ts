import type { CartReplacedFact } from '#machines/cart/cart.types.ts'
import type { ReviewedOrder, SubmissionOutcome } from '#machines/order-submission/order-submission.types.ts'
import type {
  Item,
  Progress,
  RequestedStep,
  StepMarks,
  StockProblem,
} from '#machines/checkout-preflight/checkout-preflight.types.ts'

export type SentBackReason = 'empty' | 'stock' | 'stale'

/** Why the shopper is on /cart again, and what the server said about it. */
export interface SentBack {
  readonly reason: SentBackReason
  readonly errors: readonly string[]
  readonly lines: readonly StockProblem[]
}

export interface CheckoutContext {
  readonly checkoutStepsStatus: StepMarks
  readonly disableShippingToTexas: boolean
  /** is_checkout_disabled without the customer's override */
  readonly isDisabled: boolean
  /** the step that the address bar or the last Continue asks for */
  readonly requestedStep: RequestedStep
  /** what the parts of checkout start from */
  readonly progress: Progress
  readonly order: ReviewedOrder | null
  /** its check, or its answer, takes long */
  readonly isLongWait: boolean
  /** how the last submission ended; it holds submitOrderResponse */
  readonly outcome: SubmissionOutcome | null
  /** its order was sent before and has no outcome yet */
  readonly pendingCartId: number | null
  readonly orderedCartId: number | null
  /** another cart took the place of this one, and whether it became an order is being found out */
  readonly replacedCartId: number | null
  readonly sentBack: SentBack | null
}

export type CheckoutEvent =
  /** the router, for any entry to /checkout/*: link, reload, back, forward, return from login */
  | { readonly type: 'step.requested'; readonly step: RequestedStep }
  /** the router: the shopper is on a page outside /checkout */
  | { readonly type: 'checkout.left' }
  | ({ readonly type: 'order.submit' } & ReviewedOrder)
  | { readonly type: 'delivery.completed' }
  | { readonly type: 'shipping.completed' }
  | { readonly type: 'payment.completed' }
  /** a step that was done is not any more: an address that does not hold, another quote or pickup day, another card */
  | { readonly type: 'step.reopened'; readonly step: 'checkout' | 'shipping' | 'payment' }
  /** from delivery: another address, or pick up instead of ship */
  | { readonly type: 'address.changed' }
  /** from the cart: a line was added, changed or removed */
  | { readonly type: 'items.changed'; readonly items: readonly Item[] }
  | { readonly type: 'cart.emptied' }
  /** from staleCart or cart */
  | CartReplacedFact
  | { readonly type: 'texas.restricted' }
  | { readonly type: 'texas.allowed' }
  /** from shop: the setting counts for this customer, or no longer */
  | { readonly type: 'checkout.disabled' }
  | { readonly type: 'checkout.enabled' }
  | { readonly type: 'customer.left' }

export type CheckoutEmitted =
  | { readonly type: 'notice.requestFailed'; readonly errors: readonly string[] }
  /** all card data goes */
  | { readonly type: 'card.forgotten' }

/** `blocksLeaving`: the order is being placed; warn before the tab is closed. */
export type CheckoutTag = 'pending' | 'unreachable' | 'blocked' | 'placing' | 'blocksLeaving'

export interface CheckoutMeta {
  readonly route?: string
  readonly spec: readonly string[]
}
