import type { PromiseActorLogic } from 'xstate'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { ShowShare } from '#contract/shows/shows.ts'
import type { ShowEditorInput } from '#machines/shows/show-editor/show-editor.types.ts'

/** A show in the list: of the account, of this device, or of both. */
export interface ListedShow {
  readonly id: string
  readonly name: string
  readonly cue_count: number
  /** null: not computed yet */
  readonly seconds: number | null
  readonly date_modified: string
  /** null: not removed; a removed show can be restored for 30 days */
  readonly date_removed: string | null
  readonly share: ShowShare | null
  readonly isOnDevice: boolean
  readonly isOnAccount: boolean
  /** the device has changes that the server does not know */
  readonly isDirty: boolean
}

/** What a new show is made from. */
export type ShowSource =
  /** a link of a shared show, what follows in its path, or the code of a portable one, as it was pasted */
  | { readonly kind: 'code'; readonly text: string }
  /** a firing list in CSV */
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'cart' }
  | { readonly kind: 'savedCart'; readonly id: number }
  | { readonly kind: 'order'; readonly id: number }

/** What the address names. */
export type ShowAddress =
  | { readonly kind: 'list' }
  /** `id`: of the show that a proposal becomes */
  | { readonly kind: 'new'; readonly id: string }
  | { readonly kind: 'show'; readonly id: string }

export interface ShowBuilderInput {
  readonly address: ShowAddress
  readonly isCustomer: boolean
  readonly undoLimit: number
}

/**
 * Why a source became no show. `empty`: nothing in it can be fired. `gone`: its link opens nothing, or no longer. `foreign`:
 * it belongs to another storefront. `limited`: too many links were opened from this network.
 */
export type ImportProblem = 'unreadable' | 'empty' | 'gone' | 'foreign' | 'limited'

/** Why nothing was made of a source, or of a removal. */
export type ShowProblem = ImportProblem | 'unreachable' | 'notRemoved'

export type OpenedShow = Omit<ShowEditorInput, 'undoLimit'>

export interface ShowBuilderContext extends ShowBuilderInput {
  readonly shows: readonly ListedShow[]
  /** false: shows live on this device only, because nobody is logged in or the server knows none */
  readonly hasAccount: boolean
  /** the show that is being opened, made, copied or removed */
  readonly id: string | null
  readonly source: ShowSource | null
  /** of `id`, for `duplicating` */
  readonly copyId: string | null
  readonly isRestoring: boolean
  readonly opened: OpenedShow | null
  readonly problem: ShowProblem | null
}

export type ShowBuilderEvent =
  | { readonly type: 'show.create'; readonly id: string; readonly doc: ShowDoc }
  | { readonly type: 'show.open'; readonly id: string }
  | { readonly type: 'show.duplicate'; readonly id: string; readonly copyId: string }
  | { readonly type: 'show.remove'; readonly id: string }
  | { readonly type: 'show.restore'; readonly id: string }
  | { readonly type: 'show.import'; readonly id: string; readonly source: ShowSource }
  /** `id`: of the show that the proposal becomes */
  | { readonly type: 'proposal.start'; readonly id: string }
  /** back to the list, from an editor or a proposal */
  | { readonly type: 'editor.close' }
  | { readonly type: 'list.reload' }

export type ShowBuilderEmitted =
  /** to the router: the address of the show */
  | { readonly type: 'show.opened'; readonly id: string }
  /** to the router: the address of the list */
  | { readonly type: 'list.opened' }

export type ShowBuilderTag = 'pending' | 'list'

export type ReadShowsLogic = PromiseActorLogic<
  {
    readonly shows: readonly ListedShow[]
    /** `away`: the shows of the account could not be read; `none`: there is no account */
    readonly account: 'known' | 'away' | 'none'
  },
  undefined
>
export type ReadShowLogic = PromiseActorLogic<
  { readonly kind: 'found'; readonly opened: OpenedShow } | { readonly kind: 'missing' },
  { readonly id: string }
>
export type ImportShowLogic = PromiseActorLogic<
  { readonly kind: 'imported'; readonly doc: ShowDoc } | { readonly kind: ImportProblem },
  { readonly source: ShowSource }
>
export type RemoveShowLogic = PromiseActorLogic<
  { readonly success: boolean },
  { readonly id: string; readonly isRestoring: boolean }
>
