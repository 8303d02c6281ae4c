import type { PromiseActorLogic } from 'xstate'
import type { PublicShowDoc } from '#contract/shows/show-doc.ts'
import type { PublicShow } from '#contract/shows/shows.ts'

/** What the address of the page names. */
export type SharedShowSource =
  /** the token of a link that its owner can take back */
  | { readonly kind: 'link'; readonly token: string }
  /** the show itself, packed into the address */
  | { readonly kind: 'code'; readonly code: string }

export interface SharedShowInput {
  readonly source: SharedShowSource
}

export interface SharedShowContext extends SharedShowInput {
  readonly shown: PublicShow | null
  /** of the copy that is made, or was made last */
  readonly copyId: string | null
}

export type SharedShowEvent =
  /** "Use this show": a show of the visitor's own, under this new id */
  { readonly type: 'show.copy'; readonly id: string } | { readonly type: 'view.retry' }

/** To the router: the address of the copy. */
export type SharedShowEmitted = { readonly type: 'show.copied'; readonly id: string }

/** `shown`: there is a show to look at. */
export type SharedShowTag = 'pending' | 'shown' | 'gone' | 'foreign' | 'limited' | 'unreachable' | 'uncopied'

export type ReadSharedShowLogic = PromiseActorLogic<
  | { readonly kind: 'shown'; readonly shown: PublicShow }
  | { readonly kind: 'gone' }
  /** the show in the address has products of another storefront */
  | { readonly kind: 'foreign' },
  SharedShowInput
>
/** Keeps the show on the device; rejects when the browser keeps nothing. */
export type CopyShowLogic = PromiseActorLogic<void, { readonly id: string; readonly doc: PublicShowDoc }>
