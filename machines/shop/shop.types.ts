import type { PromiseActorLogic } from 'xstate'
import type { AppVersion, Settings } from '#contract/site.ts'
import type { Identity, SessionFact } from '#machines/session/session.types.ts'

/** What the server wrote into the page; null where it wrote nothing. */
export interface ShopInput {
  readonly stored: Identity | null
  readonly store_settings: Settings | null
  readonly app_settings: Settings | null
  /** empty during maintenance */
  readonly app_info: readonly AppVersion[] | null
}

/** Long-lived children: session, cart, staleCart, coupon, checkout, productSearch, toaster. */
export interface ShopContext {
  readonly storeSettings: Settings
  readonly appSettings: Settings
  readonly appInfo: readonly AppVersion[] | null
  /** allow_disabled_checkout of the customer that is known */
  readonly allow_disabled_checkout: boolean
  readonly stored: Identity | null
}

/**
 * What shop hears and what it tells: session.signedIn → customer.known to cart and productSearch, coupon.load to
 * coupon; session.signedOut → customer.left to cart, staleCart, coupon, checkout, productSearch, toaster; after
 * both and after settings → checkout.disabled or checkout.enabled to checkout.
 */
export type ShopEvent = SessionFact

export type ShopEmitted =
  /** to the query cache: nothing of another price level may be shown */
  { readonly type: 'prices.outdated' }

/** `down`: maintenance, every path shows its notice. */
export type ShopTag = 'down'

export interface ShopMeta {
  readonly spec: readonly string[]
}

export interface SettingsAnswer {
  readonly storeSettings: Settings
  readonly appSettings: Settings
}

export type LoadSettingsLogic = PromiseActorLogic<SettingsAnswer, undefined>
export type LoadAppInfoLogic = PromiseActorLogic<readonly AppVersion[], undefined>
