import type { PromiseActorLogic } from 'xstate'
import type { Cart } from '#contract/cart/carts.ts'
import type { Step } from '#contract/platform/constants.ts'
import type { deliveryCalls, Pickup } from '#contract/delivery/delivery.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { orderCalls } from '#contract/checkout/submit-order.ts'
import type { Billing } from '#contract/checkout/payment.ts'
import type { Settings } from '#contract/site/site.ts'

export type RequestedStep = Step | 'complete'

/** checkoutStepsStatus: the finished steps, always without gaps. */
export type StepMarks = Readonly<Partial<Record<Step, true>>>

export interface Item {
  readonly products_id: number
  readonly quantity: number
}

export interface CheckoutSettings {
  readonly cybersource_disabled: boolean
  readonly isAsync: boolean
  readonly async_min_skus: number
  /** seconds */
  readonly async_poll_interval: number
  /** seconds */
  readonly async_max_wait: number
}

/** The progress of the cart as stored on the server. */
export interface Progress {
  readonly cart_id: number
  readonly marks: StepMarks
  readonly items: readonly Item[]
  readonly pickup: Pickup
  readonly settings: CheckoutSettings
}

export interface StockProblem {
  /** id of the cart line */
  readonly id: number
  readonly message: string
  readonly available: number
}

export interface CheckoutPreflightInput {
  readonly step: RequestedStep
  /** the cart that another one replaced during checkout; null: none */
  readonly replacedCartId: number | null
}

export interface CheckoutPreflightContext extends CheckoutPreflightInput {
  readonly outcome: CheckoutPreflightOutcome
}

export type CheckoutPreflightOutcome =
  | { readonly kind: 'ready'; readonly progress: Progress }
  /** the order of this cart is being processed: only ask for its outcome */
  | { readonly kind: 'pending'; readonly progress: Progress; readonly cart_id: number }
  | { readonly kind: 'ordered'; readonly cart_id: number }
  /** the requested cart is not current any more, and is not confirmed as ordered just now; `orders_id`: its order */
  | { readonly kind: 'replaced'; readonly orders_id: number | null }
  | { readonly kind: 'empty' }
  | { readonly kind: 'short'; readonly errors: readonly string[]; readonly lines: readonly StockProblem[] }
  | { readonly kind: 'unreachable'; readonly errors: readonly string[] }

/** The responses that the service reads; the machine interprets them. */
export interface ProgressResponse {
  readonly cart: Cart
  readonly address: Answer<typeof deliveryCalls.selectShippingAddress>
  readonly billing: Billing
  /** number, expiry and security code are all still in memory */
  readonly isCardHeld: boolean
  readonly settings: Settings
}

export type StockResponse = Answer<typeof orderCalls.checkCartStock>
export type PromoResponse = Answer<typeof orderCalls.updatePromoProducts>

/** The current cart, and the one that the pages of this tab showed when it was requested; null: none yet. */
export interface CartRead {
  readonly cart: Cart
  readonly shownCartId: number | null
}

export type ReadCartLogic = PromiseActorLogic<CartRead, undefined>
export type UpdatePromoProductsLogic = PromiseActorLogic<PromoResponse, undefined>
export type CheckCartStockLogic = PromiseActorLogic<StockResponse, undefined>
export type ReadProgressLogic = PromiseActorLogic<ProgressResponse, undefined>
