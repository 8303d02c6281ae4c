import type { PromiseActorLogic } from 'xstate'
import type { Cart, CartTotals, LineUpdate } from '#contract/cart/carts.ts'
import type { SORT_KEYS } from '#contract/platform/constants.ts'
import type { ApiFailure } from '#contract/platform/failure.ts'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'

export type CartSort = (typeof SORT_KEYS)[keyof typeof SORT_KEYS]
/** Sent with the totals request on the cart page only. */
export type TotalsStep = '01-cart' | null

export interface CartView {
  readonly sort: CartSort
  readonly step: TotalsStep
}

/** Cart, summary and totals, read together. */
export interface LoadedCart {
  readonly cart: Cart
  readonly cartSummary: { readonly cart_item_count: number }
  readonly cartTotals: CartTotals
}

/** A requested change of one product. */
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
      readonly endsAdd?: true
    }
  | {
      readonly kind: 'remove'
      readonly id: number
      readonly products_id: number
      readonly isReplay: boolean
      /** it has replaced an add, whose outcome is that of this change */
      readonly endsAdd?: true
    }

/** Why the quantities of several lines are set: they are removed, set to what is left, or given back. */
export type SettingReason = 'removal' | 'stock' | 'undo'

/** Requested quantities of several products, in one call; 0 removes a line. */
export interface LinesChange {
  readonly kind: 'lines'
  readonly reason: SettingReason
  readonly lines: readonly Item[]
  readonly isReplay: boolean
  /** the products whose adds it has replaced */
  readonly endsAdds?: readonly number[]
}

/** A requested change that the server has not confirmed. */
export type CartChange = LineChange | LinesChange | { readonly kind: 'rush'; readonly rush_shipping: boolean }

/** A line accepted by the server but missing in the loaded cart. */
export interface Arrival {
  readonly id: number
  readonly products_id: number
  readonly quantity: number
}

/** A message of the server about a line; shown until the next reload. */
export interface LineMessage {
  readonly id: number
  readonly status: string | null
  readonly message: string
}

/** The outcome of the last add of a product. */
export type AddOutcome =
  | { readonly kind: 'added' }
  | { readonly kind: 'refused'; readonly message: string | null; readonly errors: readonly string[] }

export type AddOutcomes = Readonly<Record<number, AddOutcome>>

export interface CartContext {
  /** as last read from the server; use the selector `linesOf` for display */
  readonly cart: Cart | null
  readonly cartSummary: { readonly cart_item_count: number }
  readonly cartTotals: CartTotals | null
  readonly cartFilter: { readonly sort: CartSort }
  readonly step: TotalsStep
  /** in flight */
  readonly sending: CartChange | null
  /** to be sent, in this order */
  readonly queue: readonly CartChange[]
  readonly arrivals: readonly Arrival[]
  readonly lineMessages: readonly LineMessage[]
  /** by product, until it is added again */
  readonly addOutcomes: AddOutcomes
  /** the items last sent to checkout; null until the first load */
  readonly notifiedItems: readonly Item[] | null
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
  /** all of them in one call */
  | { readonly type: 'lines.set'; readonly reason: SettingReason; readonly lines: readonly Item[] }
  | { readonly type: 'rush.set'; readonly rush_shipping: boolean }
  | { readonly type: 'cart.sort'; readonly sort: CartSort }
  /** from another machine that changed or replaced the cart, another tab, or "Try again" */
  | { readonly type: 'cart.reload' }
  /** from staleCart: the new cart has been loaded */
  | { readonly type: 'cart.recovered'; readonly loaded: LoadedCart }
  /** from the client: a response named another cart as the current one */
  | ({ readonly type: 'cart.superseded' } & Superseded)
  /** from the router: `01-cart` while the cart page is open, otherwise null */
  | { readonly type: 'totalsStep.changed'; readonly step: TotalsStep }

/** Another cart has replaced the one shown. */
export interface Superseded {
  readonly new_cart_id: number
  /** the call was applied to the new cart */
  readonly isApplied: boolean
}

/** A requested change of a line or of the whole cart. */
export type ChangeRequest = Extract<
  CartEvent,
  { type: `line.${string}` | `lines.${string}` | `rush.${string}` }
>

export type CartEmitted =
  /** to the query cache (listing or product; null: no product) and to other tabs, which reload their cart */
  | { readonly type: 'cart.changed'; readonly products_id: number | null }
  /** to other tabs, which reload their cart unless they show this one */
  | { readonly type: 'cart.switched'; readonly cart_id: number }
  | { readonly type: 'notice.productAdded'; readonly products_id: number; readonly quantity: number }
  /** `quantity` is what Undo adds again */
  | { readonly type: 'notice.productsRemoved'; readonly products_id: number; readonly quantity: number }
  /** `before` is what Undo sets again */
  | {
      readonly type: 'notice.linesSet'
      readonly reason: Exclude<SettingReason, 'undo'>
      readonly before: readonly Item[]
    }
  /** `missing`: lines of products that are no longer sold */
  | { readonly type: 'notice.linesRestored'; readonly count: number; readonly missing: number }
  | {
      readonly type: 'notice.cartChangeFailed'
      readonly message: string | null
      readonly errors: readonly string[]
    }
  /** only logged */
  | { readonly type: 'cart.loadFailed'; readonly failure: ApiFailure }

export type LinesNotice = Extract<CartEmitted, { type: `notice.lines${string}` }>

/** Sent to staleCart: the server has opened another cart than the one shown. */
export type CartStaleFact = { readonly type: 'cart.stale' } & CartIds & CartView

/** Sent to checkout by cart or staleCart: another cart replaced the one being checked out. */
export type CartReplacedFact = { readonly type: 'cart.replaced' } & CartIds

interface CartIds {
  /** the previous cart */
  readonly cart_id: number
  readonly new_cart_id: number
}

/** Sent to checkout. */
export type CartItemsFact =
  | { readonly type: 'items.changed'; readonly items: readonly Item[] }
  | { readonly type: 'cart.emptied' }

/** `updating`: a spinner replaces the cart icon. `unreachable`: the last read failed; offers Retry. */
export type CartTag = 'updating' | 'changing' | 'unreachable'

export interface CartMeta {
  readonly route?: string
  readonly spec: readonly string[]
}

/** The responses to a removal, several lines and rush shipping have no `status` and no `data`: both null. */
export interface ChangeReply extends LineUpdate {
  /** what the cart holds of several products after their change */
  readonly lines?: readonly Arrival[]
}
export interface ChangeInput {
  readonly change: CartChange
  /** sent as customers_carts_id, so that the server detects a stale cart */
  readonly cart_id: number | null
}

export type LoadCartLogic = PromiseActorLogic<LoadedCart, CartView>
/**
 * Calls update-customer-cart-product, for removals delete-customer-cart-product, for several lines set-lines, for rush
 * shipping update-cart.
 */
export type ChangeCartLogic = PromiseActorLogic<ChangeReply, ChangeInput>
