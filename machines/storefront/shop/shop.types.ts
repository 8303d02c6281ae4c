import type { PromiseActorLogic } from 'xstate'
import type { Customer } from '#contract/account/auth.ts'
import type { AppVersion, Settings } from '#contract/site/site.ts'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import type { Identity, SessionFact } from '#machines/account/session/session.types.ts'

/** Boot data of the page and stored data of the browser; null where absent. */
export interface ShopInput {
  readonly stored: Identity | null
  readonly storeSettings: Settings | null
  readonly appSettings: Settings | null
  /** empty during maintenance */
  readonly appInfo: readonly AppVersion[] | null
  /** the build of the page */
  readonly running: string | null
  /** this tab has already reloaded by itself because of that build */
  readonly hasReloaded: boolean
}

export interface ShopContext {
  readonly storeSettings: Settings
  readonly appSettings: Settings
  /** passed to maintenance as input */
  readonly appInfo: readonly AppVersion[] | null
  /** both passed to versionCheck as input */
  readonly running: string | null
  readonly hasReloaded: boolean
  /** passed to the session as input, then null */
  readonly stored: Identity | null
  readonly customer: Pick<Customer, 'customers_id' | 'allow_disabled_checkout'> | null
  /** the product that a visitor wanted to add before the login */
  readonly wanted: Item | null
}

/**
 * Events of other actors, routed as follows. `session.signedIn`: `customer.known` to cart and productSearch,
 * `coupon.load` to coupon. `session.signedOut`, and before another customer: `customer.left` to cart, staleCart,
 * coupon, checkout, productSearch and toaster. After each, and after settings: `checkout.enabled` or
 * `checkout.disabled` to checkout.
 */
export type ShopEvent =
  | SessionFact
  /** from checkout: the server's settings differ from these */
  | { readonly type: 'settings.refresh' }
  /** from the router: a page needs them, and fetching them has failed */
  | { readonly type: 'customerMachines.request' }
  /** a visitor presses "Add to cart" */
  | { readonly type: 'line.want'; readonly products_id: number; readonly quantity: number }
  /** raised when the cart has received its customer */
  | { readonly type: 'customer.greeted' }
  /** raised when they can receive events */
  | { readonly type: 'customerMachines.loaded' }

export type ShopEmitted =
  /** to the query cache: remove every response for a customer, because it may contain prices */
  { readonly type: 'customerData.outdated' }

/**
 * `customerActorsReady`: cart and checkout are running; `customerMachinesMissing`: their chunk could not be fetched.
 */
export type ShopTag = 'customerActorsReady' | 'customerMachinesMissing'

export interface ShopMeta {
  readonly spec: readonly string[]
}

export interface SettingsAnswer {
  readonly storeSettings: Settings
  readonly appSettings: Settings
}

export type LoadSettingsLogic = PromiseActorLogic<SettingsAnswer, undefined>
/** Imports the chunk with the machines of customers. */
export type ImportCustomerMachinesLogic = PromiseActorLogic<undefined, undefined>
