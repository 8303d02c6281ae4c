import type { ApiFailure } from '#contract/platform/failure.ts'
import type { ShowCue, ShowDoc, ShowPosition, ShowSite } from '#contract/shows/show-doc.ts'
import type { CueChanges, PositionChanges, ShowEdit } from '#pyro/show/edits.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'

/** A save whose answer is not known yet. Sent again with the same key, it gets the same answer. */
export interface PendingSave {
  readonly save_key: string
  readonly doc: ShowDoc
}

/** A show as one row of the device holds it. */
export interface KeptShow {
  readonly id: string
  readonly doc: ShowDoc
  /** what the server has as `base_revision`; null: it was never told of the show */
  readonly base: ShowDoc | null
  readonly base_revision: number
  readonly pending: PendingSave | null
  /** the document has changes that are in neither `base` nor `pending` */
  readonly isAhead: boolean
  /** inverse edits, the last one at the end */
  readonly past: readonly ShowEdit[]
  /** undone edits, the next one to redo at the end */
  readonly future: readonly ShowEdit[]
}

/**
 * `used`: the show belongs to the account and is sent to the server. `offered`: a show of a visitor on this device, which
 * can be stored on the account. `none`: nobody is logged in, or the server knows no shows.
 */
export type ShowAccount = 'none' | 'offered' | 'used'

export interface ShowEditorInput {
  readonly show: KeptShow
  readonly account: ShowAccount
  /** made by a newer version of the builder, so that it is only shown */
  readonly isNewer: boolean
  /** the most edits that can be undone */
  readonly undoLimit: number
}

/** Why the server does not take the show; it stays on the device. */
export type ShowRefusal = 'removed' | 'tooMany' | 'tooLarge' | 'invalid' | 'newer'

/** `newer`: another device has stored a format that this version of the shop does not know. */
export type SentShow =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'conflict'; readonly theirs: TheirShow }
  | { readonly kind: 'refused'; readonly refusal: ShowRefusal }

/** The version of another device. */
export interface TheirShow {
  readonly doc: ShowDoc
  readonly revision: number
}
export type MergeChoice = 'mine' | 'theirs'

/** By products_id; null: the shop does not know it any more; absent: not read yet. */
export type ShowGoods = Readonly<Record<string, ShowProduct | null>>

export interface ShowEditorContext extends KeptShow {
  readonly account: ShowAccount
  readonly isNewer: boolean
  readonly undoLimit: number
  readonly goods: ShowGoods
  /** another tab is asked to give the show up */
  readonly isTaking: boolean
  /** this tab is the one that keeps the show */
  readonly isHolding: boolean
  /** what is in the document is on the device, or is being written there */
  readonly isStored: boolean
  /** false: the browser keeps nothing, so that the show is in the memory of this page only */
  readonly isOnDevice: boolean
  readonly theirs: TheirShow | null
  /** for the fields that both have changed */
  readonly choice: MergeChoice | null
  /** the own version as a show of its own, until it is on the device */
  readonly copy: Pick<KeptShow, 'id' | 'doc'> | null
  readonly refusal: ShowRefusal | null
  /** of the last request that got no answer */
  readonly failure: ApiFailure | null
}

/** One gesture each: it is undone by one `edit.undo`. */
export type ShowEditEvent =
  | { readonly type: 'cue.add'; readonly cue: ShowCue; readonly product?: ShowProduct }
  /** `at_ms` null: into the tray */
  | {
      readonly type: 'cue.place'
      readonly id: string
      readonly at_ms: number | null
      readonly position?: string
    }
  | { readonly type: 'cue.alter'; readonly id: string; readonly changes: CueChanges }
  | { readonly type: 'cue.remove'; readonly id: string }
  | {
      readonly type: 'cues.import'
      readonly cues: readonly ShowCue[]
      readonly products?: readonly ShowProduct[]
    }
  | { readonly type: 'position.add'; readonly position: ShowPosition }
  | { readonly type: 'position.alter'; readonly id: string; readonly changes: PositionChanges }
  | { readonly type: 'position.remove'; readonly id: string }
  | { readonly type: 'site.alter'; readonly changes: Partial<ShowSite> }
  | { readonly type: 'show.rename'; readonly name: string }
  | { readonly type: 'music.alter'; readonly music: ShowDoc['music'] }
  | { readonly type: 'onHand.alter'; readonly products_id: number; readonly devices: number | null }
  /** several edits as one gesture */
  | { readonly type: 'show.revise'; readonly edits: readonly ShowEdit[] }
  /** the end of a drag: where its edit leads to */
  | { readonly type: 'drag.drop'; readonly edit: ShowEdit }

export type ShowEditorEvent =
  | ShowEditEvent
  | { readonly type: 'edit.undo' }
  | { readonly type: 'edit.redo' }
  /** a block was lifted; its moves are no events */
  | { readonly type: 'drag.begin' }
  | { readonly type: 'drag.cancel' }
  /** for what both have changed: my version, theirs, or mine as a show of its own (`id`) beside theirs */
  | { readonly type: 'conflict.takeMine' }
  | { readonly type: 'conflict.takeTheirs' }
  | { readonly type: 'conflict.keepBoth'; readonly id: string }
  /** from the browser: it is online again */
  | { readonly type: 'network.returned' }
  /** from the browser: the page is hidden, and may be closed without another word */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'keep.retry' }
  /** the show of a visitor is stored on the account */
  | { readonly type: 'account.use' }
  /** from holdShow: this tab has the lock; `show` is what the device has now, null when it has nothing */
  | { readonly type: 'hold.claimed'; readonly show: KeptShow | null }
  /** from holdShow: another tab has it */
  | { readonly type: 'hold.refused' }
  /** from holdShow: another tab wants it */
  | { readonly type: 'hold.asked' }
  /** from holdShow: another tab took it without waiting */
  | { readonly type: 'hold.lost' }
  /** "Edit here" */
  | { readonly type: 'hold.take' }
  | { readonly type: 'goods.reload' }
  /** raised: the document was changed by hand */
  | { readonly type: 'doc.changed' }
  /** raised: this tab keeps the show from now on */
  | { readonly type: 'show.held' }
  /** raised: this tab does not any more */
  | { readonly type: 'show.yielded' }
  /** raised: after that everything is on the device */
  | { readonly type: 'device.settled' }

/**
 * `editable`: the document can be changed; `saving`: a change is on its way to the device or the server; `blocksLeaving`:
 * something is in this page only; `local`: on the device and not on the server.
 */
export type ShowEditorTag = 'editable' | 'saving' | 'blocksLeaving' | 'local'
