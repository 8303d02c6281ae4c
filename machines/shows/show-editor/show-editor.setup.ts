import { assign, type OutputFrom, raise, setup } from 'xstate'
import { failureOf } from '#contract/platform/failure.ts'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor, placeholderCallback } from '#machines/platform/placeholder-actor.ts'
import { isSame } from '#pyro/show/is-same.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { present } from '#machines/platform/present.ts'
import {
  editOf,
  edited,
  goodsWith,
  isToSend,
  pendingOf,
  productsOf,
  redone,
  undone,
} from './show-editor.outcome.ts'
import type {
  AwaitLimitLogic,
  HoldShowLogic,
  MergeShowLogic,
  ReadGoodsLogic,
  SendShowLogic,
  StoredShow,
  StoreShowLogic,
} from './show-actors.types.ts'
import type {
  KeptShow,
  MergeChoice,
  ShowEditEvent,
  ShowEditorContext,
  ShowEditorEvent,
  ShowEditorInput,
  ShowEditorTag,
  SentShow,
  ShowRefusal,
  TheirShow,
} from './show-editor.types.ts'

interface OfError {
  readonly error: unknown
}
interface OfGoods {
  readonly products: readonly ShowProduct[]
  readonly ids: readonly number[]
}

/** The most edits of a show that can be undone. */
export const UNDO_LIMIT = 200

/** Milliseconds. */
export const KEEPING = { settle: 800, longest: 5_000, retry: 30_000, yield: 2_000 } as const

export const showEditorSetup = setup({
  types: {
    context: {} as ShowEditorContext,
    events: {} as ShowEditorEvent,
    input: {} as ShowEditorInput,
    tags: {} as ShowEditorTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    storeShow: placeholderActor<StoreShowLogic>(),
    sendShow: placeholderActor<SendShowLogic>(),
    mergeShow: placeholderActor<MergeShowLogic>(),
    readGoods: placeholderActor<ReadGoodsLogic>(),
    awaitLimit: placeholderActor<AwaitLimitLogic>(),
    holdShow: placeholderCallback<HoldShowLogic>(),
  },
  guards: {
    hasPast: ({ context: { past } }) => past.length > 0,
    hasFuture: ({ context: { future } }) => future.length > 0,
    isHolding: ({ context }) => context.isHolding,
    isStored: ({ context }) => context.isStored,
    isDurable: (_, { isOnDevice }: { readonly isOnDevice: boolean }) => isOnDevice,
    /** the server has all of it */
    isClean: ({ context: { isAhead, pending } }) => !isAhead && pending === null,
    /** without the device a save is tried once: what then has no answer is nowhere */
    canSend: ({ context: { account, failure, refusal } }, { isOnDevice }: StoredShow) =>
      account === 'used' && (isOnDevice || (failure === null && refusal === null)),
    isSent: ({ context: { account } }) => account === 'used',
    is: (
      { event },
      { kind }: Asked<SentShow | OutputFrom<MergeShowLogic>, 'saved' | 'conflict' | 'merged'>,
    ) => isKind(event, kind),
    isUnknownCall: (_, { isUnknown }: { readonly isUnknown: boolean }) => isUnknown,
    isRefused: (_, { refusal }: { readonly refusal: ShowRefusal | null }) => refusal !== null,
  },
  actions: {
    recordEdit: assign(({ context }, { event }: { readonly event: ShowEditEvent }) => ({
      ...edited(context, editOf(event)),
      goods: goodsWith(context.goods, productsOf(event)),
      isStored: false,
      isAhead: true,
    })),
    recordUndo: assign(({ context }) => ({ ...undone(context), isStored: false, isAhead: true })),
    recordRedo: assign(({ context }) => ({ ...redone(context), isStored: false, isAhead: true })),
    raiseChange: raise({ type: 'doc.changed' }),
    markStored: assign({ isStored: true }),
    markUnstored: assign({ isStored: false }),
    recordStored: assign(({ context }, { pending, isOnDevice }: StoredShow) => ({
      pending: pendingOf(context, pending),
      isOnDevice,
      isStored: context.isStored && isOnDevice,
      copy: null,
      // a save that was just made has all that was there when it was written
      isAhead: context.isAhead && !(context.isStored && isToSend(context)),
    })),
    recordSaved: assign(({ context: { pending } }, { revision }: { readonly revision: number | null }) => ({
      base: present(pending).doc,
      base_revision: present(revision),
      pending: null,
    })),
    recordTheirs: assign((_, { theirs }: { readonly theirs: TheirShow | null }) => ({
      theirs,
      pending: null,
      isAhead: true,
    })),
    recordMerged: assign(({ context: { theirs } }, { doc }: { readonly doc: ShowDoc }) => ({
      doc,
      base: present(theirs).doc,
      base_revision: present(theirs).revision,
      theirs: null,
      isAhead: !isSame(doc, present(theirs).doc),
    })),
    forgetTheirs: assign({ theirs: null }),
    recordChoice: assign((_, { choice }: { readonly choice: MergeChoice }) => ({ choice })),
    forgetChoice: assign({ choice: null }),
    recordCopy: assign(({ context: { doc } }, { id }: { readonly id: string }) => ({ copy: { id, doc } })),
    recordRefusal: assign((_, { refusal }: { readonly refusal: ShowRefusal | null }) => ({
      refusal,
      pending: null,
      isAhead: true,
    })),
    forgetRefusal: assign({ refusal: null }),
    recordFailure: assign((_, { error }: OfError) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetAccount: assign({ account: 'none' }),
    recordAccount: assign({ account: 'used' }),
    /** what only this page has is not lost to an older row */
    recordHeld: assign(({ context }, { show }: { readonly show: KeptShow | null }) => ({
      ...(context.isStored && show),
      isHolding: true,
      isTaking: false,
    })),
    forgetHeld: assign({ isHolding: false }),
    markTaking: assign({ isTaking: true }),
    forgetTaking: assign({ isTaking: false }),
    raiseHeld: raise({ type: 'show.held' }),
    raiseYielded: raise({ type: 'show.yielded' }),
    raiseSettled: raise({ type: 'device.settled' }),
    recordGoods: assign(({ context: { goods } }, { products, ids }: OfGoods) => ({
      goods: goodsWith(goods, products, ids),
    })),
  },
  delays: {
    settleDelay: KEEPING.settle,
    longestDelay: KEEPING.longest,
    retryDelay: KEEPING.retry,
    yieldTimeout: KEEPING.yield,
  },
})
