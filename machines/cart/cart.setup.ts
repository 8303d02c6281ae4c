import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { CART_RELOAD_DELAY, DEFAULT_CART_SORT } from '#contract/platform/constants.ts'
import { type ApiFailure, failureOf } from '#contract/platform/failure.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { quantityEntryMachine } from '#machines/platform/quantity-entry/quantity-entry.machine.ts'
import { systemActor } from '#machines/platform/system.ts'
import {
  areSameItems,
  arrivalsWith,
  type ChangeFailure,
  isConflict,
  itemsOf,
  linesNotice,
  messagesWith,
  unsent,
  verdictOf,
} from './cart.outcome.ts'
import type {
  CartChange,
  CartContext,
  CartEmitted,
  CartEvent,
  CartItemsFact,
  CartMeta,
  CartReplacedFact,
  CartSort,
  CartStaleFact,
  CartTag,
  ChangeCartLogic,
  ChangeReply,
  LoadCartLogic,
  LoadedCart,
  Superseded,
  TotalsStep,
} from './cart.types.ts'
import {
  confirmed,
  droppedWithCart,
  remainingQueue,
  repeatableChange,
  sendingOf,
  shownCartOf,
  withAddOutcome,
  withChange,
  withRepeated,
} from './cart-queue.ts'

interface Replied {
  readonly reply: ChangeReply
}
interface Loaded {
  readonly loaded: LoadedCart
}

export const noCart: CartContext = {
  cart: null,
  cartSummary: { cart_item_count: 0 },
  cartTotals: null,
  cartFilter: { sort: DEFAULT_CART_SORT },
  step: null,
  sending: null,
  queue: [],
  arrivals: [],
  lineMessages: [],
  addOutcomes: {},
  notifiedItems: null,
}

export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    tags: {} as CartTag,
    meta: {} as CartMeta,
  },
  actors: {
    loadCart: placeholderActor<LoadCartLogic>(),
    changeCart: placeholderActor<ChangeCartLogic>(),
    quantityEntry: quantityEntryMachine,
  },
  guards: {
    hasQueued: ({ context }) => context.queue.length > 0,
    /** another name than `hasQueued`, which is asked before `keepAdds` in the same macrostep */
    hasKeptAdds: ({ context }) => context.queue.length > 0,
    hasMessage: ({ context }, { reply }: Replied) =>
      reply.message !== null || context.lineMessages.length > 0,
    hasOtherItems: ({ context }, { loaded }: Loaded) =>
      context.notifiedItems !== null &&
      !areSameItems(context.notifiedItems, itemsOf({ cart: loaded.cart, arrivals: [] })),
    hasOtherCart: ({ context }, { loaded }: Loaded) =>
      context.cart !== null && context.cart.id !== loaded.cart.id,
    isStale: ({ context }, { reply }: Replied) => verdictOf(reply, context.cart?.id ?? null).kind === 'stale',
    isOtherCart: ({ context }, { new_cart_id }: Superseded) =>
      context.cart !== null && context.cart.id !== new_cart_id,
    isRefused: (_, { reply }: Replied) => !reply.success,
    canBeRepeated: ({ context }, params: { readonly error: unknown }) =>
      isConflict(params.error) && repeatableChange(context) !== null,
  },
  actions: {
    recordLoaded: assign((_, { loaded }: Loaded) => ({ ...loaded, arrivals: [], lineMessages: [] })),
    recordSort: assign({ cartFilter: (_, { sort }: { readonly sort: CartSort }) => ({ sort }) }),
    recordStep: assign({ step: (_, params: { readonly step: TotalsStep }) => params.step }),
    recordReply: assign(({ context }, { reply }: Replied) => {
      const change = sendingOf(context)
      return {
        cart: context.cart && {
          ...context.cart,
          ...(change.kind === 'rush' ? { rush_shipping: change.rush_shipping } : {}),
          items: [...confirmed(context.cart.items, change, reply)],
        },
        arrivals: arrivalsWith(context, change, reply),
        lineMessages: messagesWith(context.lineMessages, change, reply),
        addOutcomes: withAddOutcome(context.addOutcomes, [change], { kind: 'added' }),
        sending: null,
      }
    }),
    queueChange: assign(({ context }, { change }: { readonly change: CartChange }) => ({
      queue: withChange(context.queue, change),
      addOutcomes: withAddOutcome(context.addOutcomes, [change], null),
    })),
    takeNext: assign(({ context: { queue } }) => ({ sending: queue[0] ?? null, queue: queue.slice(1) })),
    repeatChange: assign(({ context }) => ({
      queue: withRepeated(context.queue, context),
      sending: null,
    })),
    keepAdds: assign(({ context }, superseded: Pick<Superseded, 'isApplied'>) => ({
      queue: remainingQueue(context, superseded),
      addOutcomes: withAddOutcome(
        withAddOutcome(context.addOutcomes, droppedWithCart(context), { kind: 'refused', ...unsent }),
        context.sending === null ? [] : [context.sending],
        superseded.isApplied ? { kind: 'added' } : { kind: 'refused', ...unsent },
      ),
      sending: null,
    })),
    dropChange: assign(({ context }, failure: ChangeFailure) => ({
      sending: null,
      addOutcomes: withAddOutcome(context.addOutcomes, [sendingOf(context)], { kind: 'refused', ...failure }),
    })),
    dropQueue: assign(({ context }) => ({
      queue: [],
      addOutcomes: withAddOutcome(context.addOutcomes, context.queue, { kind: 'refused', ...unsent }),
    })),
    markItemsNotified: assign({ notifiedItems: ({ context }) => itemsOf(context) }),
    resetCart: assign(noCart),
    notifyStale: sendTo(
      systemActor('staleCart'),
      ({ context }, { new_cart_id }: Superseded): CartStaleFact => ({
        type: 'cart.stale',
        cart_id: shownCartOf(context),
        new_cart_id,
        sort: context.cartFilter.sort,
        step: context.step,
      }),
    ),
    notifyReplaced: sendTo(
      systemActor('checkout'),
      ({ context }, { loaded }: Loaded): CartReplacedFact => ({
        type: 'cart.replaced',
        cart_id: shownCartOf(context),
        new_cart_id: loaded.cart.id,
      }),
    ),
    announceSwitched: emit((_, { loaded }: Loaded) => ({
      type: 'cart.switched' as const,
      cart_id: loaded.cart.id,
    })),
    notifyItems: sendTo(systemActor('checkout'), ({ context }): CartItemsFact => {
      const items = itemsOf(context)
      return items.length === 0 ? { type: 'cart.emptied' } : { type: 'items.changed', items }
    }),
    announceChanged: enqueueActions(({ context, enqueue }, { reply }: Replied) => {
      const change = sendingOf(context)
      if (change.kind === 'rush' || change.kind === 'lines') {
        enqueue.emit({ type: 'cart.changed', products_id: null })
        if (change.kind === 'lines') enqueue.emit(linesNotice(context, change, reply))
        return
      }
      const { products_id } = change
      enqueue.emit({ type: 'cart.changed', products_id })
      if (change.kind === 'add') {
        enqueue.emit({ type: 'notice.productAdded', products_id, quantity: change.quantity })
      }
      if (change.kind === 'remove') {
        const quantity = context.cart?.items.find(({ id }) => id === change.id)?.quantity ?? 1
        enqueue.emit({ type: 'notice.productsRemoved', products_id, quantity })
      }
    }),
    announceChangeFailed: emit((_, failure: ChangeFailure) => ({
      type: 'notice.cartChangeFailed' as const,
      ...failure,
    })),
    announceLoadFailed: emit((_, params: { readonly error: unknown }) => ({
      type: 'cart.loadFailed' as const,
      failure: failureOf(params.error) satisfies ApiFailure,
    })),
  },
  delays: { cartReloadDelay: CART_RELOAD_DELAY },
})
