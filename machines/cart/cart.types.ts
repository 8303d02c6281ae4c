import type { PromiseActorLogic } from 'xstate'
import type { Cart, CartTotals, LineUpdate } from '#contract/carts.ts'
import type { SORT_KEYS } from '#contract/constants.ts'
import type { ApiFailure } from '#contract/failure.ts'
import type { Item } from '#machines/checkout-preflight/checkout-preflight.types.ts'

export type CartSort = (typeof SORT_KEYS)[keyof typeof SORT_KEYS]
/** Sent with the totals on the cart page only. */
export type TotalsStep = '01-cart' | null

export interface CartView {
  readonly sort: CartSort
  readonly step: TotalsStep
}

/** The cart, its summary and its totals, read together. */
export interface LoadedCart {
  readonly cart: Cart
  readonly cartSummary: { readonly cart_item_count: number }
  readonly cartTotals: CartTotals
}

/** What the shopper wants of one product. */
export type LineChange =
  | {
      readonly kind: 'add'
      readonly products_id: number
      readonly quantity: number
      readonly isReplay: boolean
    }
  | {
      readonly kind: 'set'
      readonly id: number
      readonly products_id: number
      readonly quantity: number
      readonly isReplay: boolean
    }
  | { readonly kind: 'remove'; readonly id: number; readonly products_id: number; readonly isReplay: boolean }

/** One thing that the shopper wants of the cart and the server has not confirmed. */
export type CartChange = LineChange | { readonly kind: 'rush'; readonly rush_shipping: boolean }

/** A line that the server has accepted and the loaded cart does not show yet. */
export interface Arrival {
  readonly id: number
  readonly products_id: number
  readonly quantity: number
}

/** What the server said about a line; shown on it until the next reload. */
export interface LineMessage {
  readonly id: number
  readonly status: string | null
  readonly message: string
}

/** How the last add of a product ended. */
export type AddOutcome =
  | { readonly kind: 'added' }
  | { readonly kind: 'refused'; readonly message: string | null; readonly errors: readonly string[] }

export type AddOutcomes = Readonly<Record<number, AddOutcome>>

export interface CartContext {
  /** as the server last said; lines to show come from the selector `linesOf` */
  readonly cart: Cart | null
  readonly cartSummary: { readonly cart_item_count: number }
  readonly cartTotals: CartTotals | null
  readonly cartFilter: { readonly sort: CartSort }
  readonly step: TotalsStep
  /** being sent now */
  readonly sending: CartChange | null
  /** to be sent, first first */
  readonly queue: readonly CartChange[]
  readonly arrivals: readonly Arrival[]
  readonly lineMessages: readonly LineMessage[]
  /** by product, until it is added again */
  readonly addOutcomes: AddOutcomes
  /** the items that checkout knows of; null until the first load */
  readonly toldItems: readonly Item[] | null
}

export type CartEvent =
  /** from shop */
  | { readonly type: 'customer.known' }
  | { readonly type: 'customer.left' }
  | { readonly type: 'line.add'; readonly products_id: number; readonly quantity: number }
  /** from quantityEntry, or the page; 0 removes the line */
  | {
      readonly type: 'line.setQuantity'
      readonly id: number
      readonly products_id: number
      readonly quantity: number
    }
  | { readonly type: 'line.remove'; readonly id: number; readonly products_id: number }
  | { readonly type: 'rush.set'; readonly rush_shipping: boolean }
  | { readonly type: 'cart.sort'; readonly sort: CartSort }
  /** from checkout, coupon, delivery, payment, orderSubmission, another tab, or "Try again" */
  | { readonly type: 'cart.reload' }
  /** from staleCart: the new cart has been read */
  | { readonly type: 'cart.recovered'; readonly loaded: LoadedCart }
  /** from the client: the answer to any call named another cart as the current one */
  | ({ readonly type: 'cart.superseded' } & Superseded)
  /** from the router: `01-cart` while the cart page is open, null on every other page */
  | { readonly type: 'totalsStep.changed'; readonly step: TotalsStep }

/** Another cart has taken the place of the one that is shown. */
export interface Superseded {
  readonly new_cart_id: number
  /** what the call wanted was done to the new cart */
  readonly isApplied: boolean
}

/** What a shopper wants of a line or of the whole cart. */
export type WishEvent = Extract<CartEvent, { type: `line.${string}` | `rush.${string}` }>

export type CartEmitted =
  /** to the query cache (listing or product; null: no product) and to other tabs, which reload their cart */
  | { readonly type: 'cart.changed'; readonly products_id: number | null }
  /** to other tabs, which reload their cart unless it is this one */
  | { readonly type: 'cart.switched'; readonly cart_id: number }
  | { readonly type: 'notice.productAdded'; readonly products_id: number; readonly quantity: number }
  /** `quantity` is what an Undo adds again */
  | { readonly type: 'notice.productsRemoved'; readonly products_id: number; readonly quantity: number }
  | {
      readonly type: 'notice.cartChangeFailed'
      readonly message: string | null
      readonly errors: readonly string[]
    }
  /** logged only */
  | { readonly type: 'cart.loadFailed'; readonly failure: ApiFailure }

/** What the cart tells staleCart: the server has opened another cart than the one that is shown. */
export type CartStaleFact = { readonly type: 'cart.stale' } & CartIds & CartView

/** Sent to checkout by cart or staleCart: another cart replaced the one that is checked out. */
export type CartReplacedFact = { readonly type: 'cart.replaced' } & CartIds

interface CartIds {
  /** of the cart that was shown */
  readonly cart_id: number
  readonly new_cart_id: number
}

/** What the cart tells checkout. */
export type CartItemsFact =
  | { readonly type: 'items.changed'; readonly items: readonly Item[] }
  | { readonly type: 'cart.emptied' }

/** `updating`: a spinner replaces the cart icon. `unreachable`: the last reading failed, offer Retry. */
export type CartTag = 'updating' | 'changing' | 'unreachable'

export interface CartMeta {
  readonly route?: string
  readonly spec: readonly string[]
}

/** The answers to a removal and to rush shipping have no `status` and no `data`: both null. */
export type ChangeReply = LineUpdate
export interface ChangeInput {
  readonly change: CartChange
  /** goes along as customers_carts_id, so that the server can tell a cart that is not current any more */
  readonly cart_id: number | null
}

export type LoadCartLogic = PromiseActorLogic<LoadedCart, CartView>
/** To update-customer-cart-product, removals to delete-customer-cart-product, rush shipping to update-cart. */
export type ChangeCartLogic = PromiseActorLogic<ChangeReply, ChangeInput>
