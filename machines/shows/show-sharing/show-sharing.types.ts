import type { PromiseActorLogic } from 'xstate'
import type { PublishedShow, ShowShare } from '#contract/shows/shows.ts'

export interface ShowSharingInput {
  /** of a show of the customer */
  readonly id: string
}

/** What is to be shared. */
export interface ShareWish {
  /** the stored version that the customer sees */
  readonly revision: number
  /** empty: the shared show names nobody */
  readonly signature: string
}

export interface ShowSharingContext extends ShowSharingInput {
  readonly share: ShowShare | null
  readonly wish: ShareWish | null
  /** another device has stored another version than the one that was to be shared */
  readonly isOutdated: boolean
}

export type ShowSharingEvent =
  | ({ readonly type: 'share.publish' } & ShareWish)
  /** the shared copy becomes the stored version */
  | ({ readonly type: 'share.update' } & ShareWish)
  | { readonly type: 'share.revoke' }
  | { readonly type: 'share.retry' }

/** The list of shows tells which of them are shared. */
export type ShowSharingEmitted = { readonly type: 'share.changed'; readonly id: string }

/** `shared`: there is a link to show; `limited`, `unreachable`, `missing`: what the dialog says instead. */
export type ShowSharingTag = 'pending' | 'shared' | 'unshared' | 'limited' | 'unreachable' | 'missing'

export type FoundShare =
  | { readonly kind: 'shared'; readonly share: ShowShare }
  | { readonly kind: 'unshared' }
  /** the server has no such show */
  | { readonly kind: 'missing' }

export type ReadShareLogic = PromiseActorLogic<FoundShare, ShowSharingInput>
export type PublishShowLogic = PromiseActorLogic<
  PublishedShow | { readonly kind: 'missing' },
  ShowSharingInput & ShareWish
>
export type RevokeShareLogic = PromiseActorLogic<
  { readonly kind: 'revoked' } | { readonly kind: 'missing' },
  ShowSharingInput
>
