import type { PromiseActorLogic } from 'xstate'
import type { ApiFailure } from '#contract/platform/failure.ts'
import type { AppVersion } from '#contract/site/site.ts'

export interface MaintenanceInput {
  /** from the boot data: empty during maintenance, null when absent */
  readonly appInfo: readonly AppVersion[] | null
}

export interface MaintenanceContext {
  /** the latest response; null: not known yet */
  readonly appInfo: readonly AppVersion[] | null
  /** an order of this page is in flight */
  readonly isOrdering: boolean
}

/** Sent by checkout: the state of the order of this page. */
export type OrderFact =
  /** in flight */
  | { readonly type: 'order.sent' }
  /** rejected or failed, or the customer has logged out */
  | { readonly type: 'order.ended' }
  /** placed, with its confirmation open */
  | { readonly type: 'order.confirmed' }
  | { readonly type: 'confirmation.left' }

export type MaintenanceEvent =
  | OrderFact
  /** a call was rejected because of maintenance */
  | { readonly type: 'site.refused' }
  /** "Check again", or the network is back */
  | { readonly type: 'site.recheck' }

/** Sent to versionCheck; when the shop reopens, cart also gets `cart.reload`. */
export type AppInfoFact = { readonly type: 'appInfo.known'; readonly app_version: string }

export type MaintenanceEmitted =
  /** only logged; null: no version in the response, or no response in time */
  { readonly type: 'appInfo.failed'; readonly failure: ApiFailure | null }

/** `down`: every path shows the maintenance page. `checking`: the server is being asked again. */
export type MaintenanceTag = 'down' | 'checking'

export interface MaintenanceMeta {
  readonly route?: string
  readonly spec: readonly string[]
}

export type LoadAppInfoLogic = PromiseActorLogic<readonly AppVersion[], undefined>
