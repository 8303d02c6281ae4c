import type { PromiseActorLogic } from 'xstate'
import type { AppInfoFact } from '#machines/site/maintenance/maintenance.types.ts'

export interface VersionCheckInput {
  /** the build of this page, or null when unknown */
  readonly running: string | null
  /** this tab has already reloaded by itself because of that build */
  readonly hasReloaded: boolean
}

export interface VersionCheckContext extends VersionCheckInput {
  /** the latest app_version of the server */
  readonly app_version: string | null
}

export type VersionCheckEvent =
  /** from maintenance, after each response */
  | AppInfoFact
  /** "Refresh" */
  | { readonly type: 'version.refresh' }
  /** from the shell, or shop: a chunk could not be fetched */
  | { readonly type: 'chunk.failed' }
  /** from the router: payment or review is open, or the order is being submitted */
  | { readonly type: 'paying.began' }
  | { readonly type: 'paying.ended' }

export type VersionCheckEmitted =
  /** to the storage key `version` */
  | { readonly type: 'version.kept'; readonly app_version: string }
  /** clears the stored version; the next start stores the new one */
  | { readonly type: 'version.forgotten' }
  /** `isAutomatic`: without a press by the user, at most once per build */
  | { readonly type: 'page.reload'; readonly running: string | null; readonly isAutomatic: boolean }

/** `outdated`: another version than the server's. `paying`: must not be interrupted. */
export type VersionCheckTag = 'outdated' | 'paying'

export interface VersionCheckMeta {
  readonly spec: readonly string[]
}

/** Resolves with the value of the storage key `version`. */
export type ReadVersionLogic = PromiseActorLogic<string | null, undefined>
