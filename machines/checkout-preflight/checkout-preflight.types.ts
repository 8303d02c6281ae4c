import type { PromiseActorLogic } from 'xstate'
import type { Cart, Pickup } from '#contract/carts.ts'
import type { Step } from '#contract/constants.ts'
import type { deliveryCalls } from '#contract/delivery.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { orderCalls } from '#contract/orders.ts'
import type { Billing } from '#contract/payment.ts'
import type { Settings } from '#contract/site.ts'

export type RequestedStep = Step | 'complete'

/** checkoutStepsStatus: the steps that are done, never one without all before it. */
export type StepMarks = Readonly<Partial<Record<Step, true>>>

export interface Item {
  readonly products_id: number
  readonly quantity: number
}

export interface CheckoutSettings {
  readonly cybersource_disabled: boolean
  readonly is_async: boolean
  readonly async_min_skus: number
  /** seconds */
  readonly async_poll_interval: number
  /** seconds */
  readonly async_max_wait: number
}

/** How far this cart has come, as the server knows it. */
export interface Progress {
  readonly cart_id: number
  readonly marks: StepMarks
  readonly items: readonly Item[]
  readonly pickup: Pickup
  readonly settings: CheckoutSettings
}

export interface StockProblem {
  /** of the cart line */
  readonly id: number
  readonly message: string
  readonly available: number
}

export interface CheckoutPreflightInput {
  readonly step: RequestedStep
  /** the cart that was checked out before another one took its place; null: none was replaced */
  readonly replacedCartId: number | null
}

export interface CheckoutPreflightContext extends CheckoutPreflightInput {
  readonly outcome: CheckoutPreflightOutcome
}

export type CheckoutPreflightOutcome =
  | { readonly kind: 'ready'; readonly progress: Progress }
  /** the order of this cart is on its way: only ask what became of it */
  | { readonly kind: 'pending'; readonly progress: Progress; readonly cart_id: number }
  | { readonly kind: 'ordered'; readonly cart_id: number }
  /** another cart is current, and the replaced one is not the last that was ordered */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'short'; readonly errors: readonly string[]; readonly lines: readonly StockProblem[] }
  | { readonly kind: 'unreachable'; readonly errors: readonly string[] }

/** What the reading service brings; the machine draws the conclusions. */
export interface ProgressAnswer {
  readonly cart: Cart
  readonly address: Answer<typeof deliveryCalls.selectShippingAddress>
  readonly billing: Billing
  /** number, expiry and security code are all still held in memory */
  readonly card_held: boolean
  readonly settings: Settings
}

export type StockAnswer = Answer<typeof orderCalls.checkCartStock>
export type PromoAnswer = Answer<typeof orderCalls.updatePromoProducts>

export type ReadCartLogic = PromiseActorLogic<Cart, undefined>
export type UpdatePromoProductsLogic = PromiseActorLogic<PromoAnswer, undefined>
export type CheckCartStockLogic = PromiseActorLogic<StockAnswer, undefined>
export type ReadProgressLogic = PromiseActorLogic<ProgressAnswer, undefined>
