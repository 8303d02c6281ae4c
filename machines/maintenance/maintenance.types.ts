import type { PromiseActorLogic } from 'xstate'
import type { ApiFailure } from '#contract/failure.ts'
import type { AppVersion } from '#contract/site.ts'

export interface MaintenanceInput {
  /** what the page brought along: empty during maintenance, null when it said nothing */
  readonly appInfo: readonly AppVersion[] | null
}

export interface MaintenanceContext {
  /** the newest that was read; null: not known yet */
  readonly appInfo: readonly AppVersion[] | null
  /** an order of this page is on its way */
  readonly isOrdering: boolean
}

/** What checkout tells maintenance of the order of this page. */
export type OrderFact =
  /** it is on its way to the server */
  | { readonly type: 'order.sent' }
  /** it came to nothing, or the customer has left */
  | { readonly type: 'order.ended' }
  /** it is placed, and its confirmation is open */
  | { readonly type: 'order.confirmed' }
  | { readonly type: 'confirmation.left' }

export type MaintenanceEvent =
  | OrderFact
  /** a call was answered that the shop is down for maintenance */
  | { readonly type: 'site.refused' }
  /** the visitor presses "Check again", or the network is back */
  | { readonly type: 'site.recheck' }

/** What maintenance tells versionCheck; when the shop opens again it also tells cart `cart.reload`. */
export type AppInfoFact = { readonly type: 'appInfo.known'; readonly app_version: string }

export type MaintenanceEmitted =
  /** to the log; null: the answer named no version */
  { readonly type: 'appInfo.failed'; readonly failure: ApiFailure | null }

/** `down`: every path leads to the notice. `checking`: it is being asked again whether maintenance is over. */
export type MaintenanceTag = 'down' | 'checking'

export interface MaintenanceMeta {
  readonly route?: string
  readonly spec: readonly string[]
}

export type LoadAppInfoLogic = PromiseActorLogic<readonly AppVersion[], undefined>
