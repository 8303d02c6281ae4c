import type { Age } from '#contract/site/age.ts'
import type { CartReplacedFact } from '#machines/cart/cart.types.ts'
import type { RequestFailed } from '#machines/platform/refused-request.ts'
import type { ReviewedOrder, SubmissionOutcome } from './order-submission/order-submission.types.ts'
import type {
  Item,
  Progress,
  RequestedStep,
  StepMarks,
  StockProblem,
} from './checkout-preflight/checkout-preflight.types.ts'

export type SentBackReason = 'empty' | 'stock' | 'stale'

/** Why the shopper was sent back to /cart, with the server's errors. */
export interface SentBack {
  readonly reason: SentBackReason
  readonly errors: readonly string[]
  readonly lines: readonly StockProblem[]
  /** the earlier order of the cart that was left; null: none is known */
  readonly orders_id: number | null
}

/** The check before the submission got no answer, so that nothing was sent. */
export interface UnsentOutcome {
  readonly kind: 'unsent'
  /** of the server; empty when it did not answer */
  readonly errors: readonly string[]
}

export interface CheckoutContext {
  readonly checkoutStepsStatus: StepMarks
  readonly disableShippingToTexas: boolean
  /** is_checkout_disabled without the customer's permission */
  readonly isDisabled: boolean
  /** the step requested by the URL or the last Continue */
  readonly requestedStep: RequestedStep
  /** the input of the child machines */
  readonly progress: Progress
  readonly order: ReviewedOrder | null
  /** the preflight or the submission takes long */
  readonly isLongWait: boolean
  /** what became of the last attempt to place the order, with the response of `submit-order` */
  readonly outcome: SubmissionOutcome | UnsentOutcome | null
  /** submitted before, outcome unknown */
  readonly pendingCartId: number | null
  readonly orderedCartId: number | null
  /** another cart replaced this one; whether it became an order is being determined */
  readonly replacedCartId: number | null
  readonly sentBack: SentBack | null
}

export type CheckoutEvent =
  /** from the router, for any navigation to /checkout/*: link, reload, history, return from login */
  | { readonly type: 'step.requested'; readonly step: RequestedStep }
  /** from the router: a page outside /checkout is open */
  | { readonly type: 'checkout.left' /** for the maintenance page */; readonly isDown?: true }
  | ({
      readonly type: 'order.submit'
      /** what the server asks to be confirmed before this cart is ordered */
      readonly age_to_confirm: Age | null
    } & ReviewedOrder)
  | { readonly type: 'delivery.completed' }
  | { readonly type: 'shipping.completed' }
  | { readonly type: 'payment.completed' }
  /** a finished step is no longer valid: invalid address, another quote or pickup day, another card */
  | { readonly type: 'step.reopened'; readonly step: 'checkout' | 'shipping' | 'payment' }
  /** from delivery: another address, or freight and pickup switched */
  | { readonly type: 'address.changed' }
  /** from the cart: a line was added, changed or removed */
  | { readonly type: 'items.changed'; readonly items: readonly Item[] }
  | { readonly type: 'cart.emptied' }
  /** from staleCart or cart */
  | CartReplacedFact
  | { readonly type: 'texas.restricted' }
  | { readonly type: 'texas.allowed' }
  /** from shop: the setting applies to this customer, or no longer does */
  | { readonly type: 'checkout.disabled' }
  | { readonly type: 'checkout.enabled' }
  | { readonly type: 'customer.left' }

export type CheckoutEmitted =
  | RequestFailed
  /** clears all card data */
  | { readonly type: 'card.forgotten' }

/** `blocksLeaving`: the order is being placed; prompt before the tab is closed. */
export type CheckoutTag = 'pending' | 'unreachable' | 'blocked' | 'placing' | 'blocksLeaving'

export interface CheckoutMeta {
  readonly route?: string
  readonly spec: readonly string[]
}
