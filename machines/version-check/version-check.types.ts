import type { PromiseActorLogic } from 'xstate'
import type { AppInfoFact } from '#machines/maintenance/maintenance.types.ts'

export interface VersionCheckInput {
  /** the build that this page came from, or null when it does not say */
  readonly running: string | null
  /** this tab has reloaded by itself away from that build before */
  readonly hasReloaded: boolean
}

export interface VersionCheckContext extends VersionCheckInput {
  /** the server's app_version as last heard */
  readonly app_version: string | null
}

export type VersionCheckEvent =
  /** from maintenance: the server has answered */
  | AppInfoFact
  /** the visitor presses "Refresh" */
  | { readonly type: 'version.refresh' }
  /** from the shell, or shop: a script that a page is made of cannot be fetched */
  | { readonly type: 'chunk.failed' }
  /** from the router: the shopper is on payment or review, or the order is on its way */
  | { readonly type: 'paying.began' }
  | { readonly type: 'paying.ended' }

export type VersionCheckEmitted =
  /** to the storage key `version` */
  | { readonly type: 'version.kept'; readonly app_version: string }
  /** the app is marked current: the stored version goes, and the next start stores the new one */
  | { readonly type: 'version.forgotten' }
  /** `isOwnWish`: nobody pressed a button, so this may happen once for a build only */
  | { readonly type: 'page.reload'; readonly running: string | null; readonly isOwnWish: boolean }

/** `outdated`: only a refresh brings the version of the server. `paying`: nothing may come between now. */
export type VersionCheckTag = 'outdated' | 'paying'

export interface VersionCheckMeta {
  readonly spec: readonly string[]
}

/** Answers what is stored under the key `version`. */
export type ReadVersionLogic = PromiseActorLogic<string | null, undefined>
