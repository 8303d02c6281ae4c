import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import type {
  KeptShow,
  MergeChoice,
  PendingSave,
  SentShow,
  ShowAccount,
  ShowGoods,
} from './show-editor.types.ts'

export interface StoredShow {
  /** the save that was there already, or the document under a new key */
  readonly pending: PendingSave
  /** false: it is in the memory of this page only */
  readonly isOnDevice: boolean
}
/** Writes the row with the save that `pendingOf` tells. */
export type StoreShowLogic = PromiseActorLogic<
  StoredShow,
  {
    readonly show: KeptShow
    readonly account: ShowAccount
    readonly copy: Pick<KeptShow, 'id' | 'doc'> | null
  }
>
export type SendShowLogic = PromiseActorLogic<
  SentShow,
  {
    readonly id: string
    readonly base_revision: number
    readonly pending: PendingSave
    readonly goods: ShowGoods
  }
>
/** Three-way by cue and field; `choice` decides what both have changed. */
export type MergeShowLogic = PromiseActorLogic<
  { readonly kind: 'merged'; readonly doc: ShowDoc } | { readonly kind: 'conflict' },
  {
    readonly base: ShowDoc | null
    readonly mine: ShowDoc
    readonly theirs: ShowDoc
    readonly choice: MergeChoice | null
  }
>
export type ReadGoodsLogic = PromiseActorLogic<
  { readonly products: readonly ShowProduct[]; readonly ids: readonly number[] },
  { readonly ids: readonly number[] }
>
/** Resolves after the longest time that a change may wait; further changes do not restart it. */
export type AwaitLimitLogic = PromiseActorLogic<undefined, { readonly milliseconds: number }>
/** Sends `hold.claimed`, `hold.refused`, `hold.asked`, `hold.lost`; gives the lock up when it is stopped. */
export type HoldShowLogic = CallbackActorLogic<
  EventObject,
  { readonly id: string; readonly isTaking: boolean; readonly isNewer: boolean }
>
