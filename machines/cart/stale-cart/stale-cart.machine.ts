import { assign, emit, sendTo, setup } from 'xstate'
import { DEFAULT_CART_SORT } from '#contract/platform/constants.ts'
import type { CartReplacedFact, CartStaleFact, LoadCartLogic, LoadedCart } from '#machines/cart/cart.types.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { systemActor } from '#machines/platform/system.ts'
import type {
  RecoveryFact,
  StaleCartContext,
  StaleCartEmitted,
  StaleCartEvent,
  StaleCartMeta,
  StaleCartTag,
} from './stale-cart.types.ts'

const nothingStale: StaleCartContext = { new_cart_id: null, sort: DEFAULT_CART_SORT, step: null }

/** Recovers from a stale cart: loads the cart that is current on the server. */
export const staleCartMachine = setup({
  types: {
    context: {} as StaleCartContext,
    events: {} as StaleCartEvent,
    emitted: {} as StaleCartEmitted,
    tags: {} as StaleCartTag,
    meta: {} as StaleCartMeta,
  },
  actors: { loadCart: placeholderActor<LoadCartLogic>() },
  guards: {
    isSameCart: ({ context }, params: { readonly new_cart_id: number }) =>
      context.new_cart_id === params.new_cart_id,
  },
  actions: {
    recordStale: assign((_, { new_cart_id, sort, step }: CartStaleFact) => ({
      new_cart_id,
      sort,
      step,
    })),
    resetStale: assign(nothingStale),
    announceStale: emit({ type: 'notice.staleCart' }),
    notifyReplaced: sendTo(
      systemActor('checkout'),
      (_, { cart_id, new_cart_id }: CartStaleFact): CartReplacedFact => ({
        type: 'cart.replaced',
        cart_id,
        new_cart_id,
      }),
    ),
    notifyRecovered: sendTo(
      systemActor('cart'),
      (_, { loaded }: { readonly loaded: LoadedCart }): RecoveryFact => ({ type: 'cart.recovered', loaded }),
    ),
    reloadCoupon: sendTo(systemActor('coupon'), { type: 'coupon.load' }),
    notifyCartToReload: sendTo(systemActor('cart'), { type: 'cart.reload' } satisfies RecoveryFact),
  },
}).createMachine({
  id: 'staleCart',
  description: 'Recovers by itself when the server has opened another cart than the one that is shown.',
  context: nothingStale,
  initial: 'idle',
  states: {
    idle: {
      description: 'The cart that is shown is the current one, so there is nothing to replace.',
      meta: { spec: ['CART-10'] },
      on: {
        'cart.stale': {
          target: 'reloading',
          actions: [
            { type: 'recordStale', params: ({ event }) => event },
            'announceStale',
            { type: 'notifyReplaced', params: ({ event }) => event },
          ],
        },
      },
    },
    reloading: {
      description: 'Cart, summary and totals of the new cart are read. The replacement was announced once.',
      tags: ['recovering'],
      meta: { spec: ['CART-11', 'CART-12', 'MSG-30', 'T21'] },
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        input: ({ context: { sort, step } }) => ({ sort, step }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'notifyRecovered', params: ({ event }) => ({ loaded: event.output }) },
            'reloadCoupon',
            'resetStale',
          ],
        },
        onError: { target: 'idle', actions: ['notifyCartToReload', 'resetStale'] },
      },
      on: {
        'cart.stale': [
          {
            description: 'This very cart is being read already.',
            guard: { type: 'isSameCart', params: ({ event }) => event },
          },
          {
            target: 'reloading',
            reenter: true,
            actions: { type: 'recordStale', params: ({ event }) => event },
          },
        ],
        'customer.left': { target: 'idle', actions: 'resetStale' },
      },
    },
  },
})
