import type { PromiseActorLogic } from 'xstate'
import type { Customer } from '#contract/auth.ts'
import type { AppVersion, Settings } from '#contract/site.ts'
import type { Item } from '#machines/checkout-preflight/checkout-preflight.types.ts'
import type { Identity, SessionFact } from '#machines/session/session.types.ts'

/** What the server wrote into the page and the browser has stored; null where there is nothing. */
export interface ShopInput {
  readonly stored: Identity | null
  readonly storeSettings: Settings | null
  readonly appSettings: Settings | null
  /** empty during maintenance */
  readonly appInfo: readonly AppVersion[] | null
  /** the build that the page came from */
  readonly running: string | null
  /** this tab has reloaded by itself away from that build before */
  readonly hasReloaded: boolean
}

export interface ShopContext {
  readonly storeSettings: Settings
  readonly appSettings: Settings
  /** for the start of maintenance only */
  readonly appInfo: readonly AppVersion[] | null
  /** these two for the start of versionCheck only */
  readonly running: string | null
  readonly hasReloaded: boolean
  /** for the start of the session only, then null */
  readonly stored: Identity | null
  readonly customer: Pick<Customer, 'customers_id' | 'allow_disabled_checkout'> | null
  /** what a visitor wanted to add, and was asked to log in for */
  readonly wanted: Item | null
}

/**
 * What shop hears, and tells on. `session.signedIn`: `customer.known` to cart and productSearch, `coupon.load` to
 * coupon. `session.signedOut`, and before another customer: `customer.left` to cart, staleCart, coupon, checkout,
 * productSearch and toaster. After each, and after settings: `checkout.enabled` or `checkout.disabled` to checkout.
 */
export type ShopEvent =
  | SessionFact
  /** from checkout: the server goes by other settings than these */
  | { readonly type: 'settings.refresh' }
  /** from the router: somebody wants them, and they could not be fetched before */
  | { readonly type: 'customerMachines.request' }
  /** a visitor presses "add" */
  | { readonly type: 'line.want'; readonly products_id: number; readonly quantity: number }
  /** raised by shop itself when the cart knows its customer */
  | { readonly type: 'customer.greeted' }
  /** raised by shop itself as soon as they can hear */
  | { readonly type: 'customerMachines.loaded' }

export type ShopEmitted =
  /** to the query cache: remove everything that was answered to a customer, prices first of all */
  { readonly type: 'customerData.outdated' }

/**
 * `customerActorsReady`: cart and checkout have been fetched and can be asked; `customerMachinesMissing`: they could
 * not be fetched.
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
/** Imports the script that holds the machines of customers. */
export type ImportCustomerMachinesLogic = PromiseActorLogic<undefined, undefined>
