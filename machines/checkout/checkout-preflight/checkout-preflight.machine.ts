import { assign, sendTo, setup } from 'xstate'
import { errorsOf } from '#machines/platform/errors-of.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { systemActor } from '#machines/platform/system.ts'
import {
  type CartVerdict,
  isShort,
  orderedOf,
  progressOf,
  replacedOf,
  shortOf,
  verdictOn,
  withShown,
} from './checkout-preflight.outcome.ts'
import type {
  CartRead,
  CheckCartStockLogic,
  CheckoutPreflightContext,
  CheckoutPreflightInput,
  CheckoutPreflightOutcome,
  ProgressResponse,
  PromoResponse,
  ReadCartLogic,
  ReadProgressLogic,
  StockResponse,
  UpdatePromoProductsLogic,
} from './checkout-preflight.types.ts'

interface Read<Output> {
  readonly context: CheckoutPreflightContext
  readonly event: { readonly output: Output }
}
const cartRead = ({ context, event }: Read<CartRead>) => ({
  verdict: verdictOn(event.output.cart, withShown(context, event.output)),
})
const progressRead = ({ context, event }: Read<ProgressResponse>) => ({
  verdict: verdictOn(event.output.cart, context),
})

export const checkoutPreflightMachine = setup({
  types: {
    context: {} as CheckoutPreflightContext,
    input: {} as CheckoutPreflightInput,
    output: {} as CheckoutPreflightOutcome,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    readCart: placeholderActor<ReadCartLogic>(),
    updatePromoProducts: placeholderActor<UpdatePromoProductsLogic>(),
    checkCartStock: placeholderActor<CheckCartStockLogic>(),
    readProgress: placeholderActor<ReadProgressLogic>(),
  },
  guards: {
    isOrdered: (_, params: { readonly verdict: CartVerdict }) => params.verdict === 'ordered',
    isPending: (_, params: { readonly verdict: CartVerdict }) => params.verdict === 'pending',
    isReplaced: (_, params: { readonly verdict: CartVerdict }) => params.verdict === 'replaced',
    isEmpty: (_, params: { readonly verdict: CartVerdict }) => params.verdict === 'empty',
    hasChanged: (_, params: { readonly response: PromoResponse }) => params.response.changed,
    isShort: (_, params: { readonly response: StockResponse }) => isShort(params.response),
  },
  actions: {
    recordOutcome: assign((_, params: { readonly outcome: CheckoutPreflightOutcome }) => ({
      outcome: params.outcome,
    })),
    recordFailure: assign((_, params: { readonly error: unknown }) => ({
      outcome: { kind: 'unreachable' as const, errors: errorsOf(params.error) },
    })),
    expectOrder: assign({ step: 'review' as const }),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
  },
}).createMachine({
  id: 'checkoutPreflight',
  description:
    'Reads from the server, before checkout opens and before an order is submitted, whether the cart can be checked out and which steps are finished.',
  context: ({ input }) => ({ ...input, outcome: { kind: 'empty' } }),
  output: ({ context }) => context.outcome,
  initial: 'readingCart',
  states: {
    readingCart: {
      description:
        'select-cart is in flight. Its response ends the preflight when the cart is empty, was ordered, or is not the cart that the page showed; a pending order skips promotions and stock.',
      meta: { spec: ['CHK-10', 'CART-12'] },
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: [
          {
            guard: { type: 'isOrdered', params: cartRead },
            target: 'ordered',
            actions: {
              type: 'recordOutcome',
              params: ({ event }) => ({ outcome: orderedOf(event.output.cart) }),
            },
          },
          {
            guard: { type: 'isPending', params: cartRead },
            target: 'readingProgress',
            actions: 'expectOrder',
          },
          {
            guard: { type: 'isReplaced', params: cartRead },
            target: 'replaced',
            actions: {
              type: 'recordOutcome',
              params: ({ context, event }) => ({
                outcome: replacedOf(event.output.cart, withShown(context, event.output)),
              }),
            },
          },
          {
            guard: { type: 'isEmpty', params: cartRead },
            target: 'empty',
          },
          { target: 'updatingPromo' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    updatingPromo: {
      description:
        'update-promo-products is in flight: the server adds or removes promotional products, which changes the stock that the order needs. A failure has no effect.',
      meta: { spec: ['CHK-11', 'CHK-12'] },
      invoke: {
        id: 'updatePromoProducts',
        src: 'updatePromoProducts',
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => ({ response: event.output }) },
            target: 'checkingStock',
            actions: 'reloadCart',
          },
          { target: 'checkingStock' },
        ],
        onError: { target: 'checkingStock' },
      },
    },
    checkingStock: {
      description:
        'check-cart-stock is in flight. A line that exceeds the stock ends the preflight; a failure ends it as unreachable.',
      meta: { spec: ['CHK-11', 'CHK-12'] },
      invoke: {
        id: 'checkCartStock',
        src: 'checkCartStock',
        onDone: [
          {
            guard: { type: 'isShort', params: ({ event }) => ({ response: event.output }) },
            target: 'short',
            actions: { type: 'recordOutcome', params: ({ event }) => ({ outcome: shortOf(event.output) }) },
          },
          { target: 'readingProgress' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    readingProgress: {
      description:
        'Cart, address, billing and settings are in flight. Their responses determine the finished steps, so that they are known after a reload too.',
      meta: { spec: ['CHK-05', 'CHK-08'] },
      invoke: {
        id: 'readProgress',
        src: 'readProgress',
        onDone: [
          {
            description: 'The cart was ordered after it was read first, in this tab or another.',
            guard: { type: 'isOrdered', params: progressRead },
            target: 'ordered',
            actions: {
              type: 'recordOutcome',
              params: ({ event }) => ({ outcome: orderedOf(event.output.cart) }),
            },
          },
          {
            guard: { type: 'isReplaced', params: progressRead },
            target: 'replaced',
            actions: {
              type: 'recordOutcome',
              params: ({ context, event }) => ({ outcome: replacedOf(event.output.cart, context) }),
            },
          },
          {
            guard: { type: 'isEmpty', params: progressRead },
            target: 'empty',
          },
          {
            guard: { type: 'isPending', params: progressRead },
            target: 'pending',
            actions: {
              type: 'recordOutcome',
              params: ({ event }) => ({
                outcome: {
                  kind: 'pending',
                  progress: progressOf(event.output),
                  cart_id: event.output.cart.last_submission?.cart_id ?? event.output.cart.id,
                },
              }),
            },
          },
          {
            target: 'ready',
            actions: {
              type: 'recordOutcome',
              params: ({ event }) => ({ outcome: { kind: 'ready', progress: progressOf(event.output) } }),
            },
          },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {
      description: 'The steps can be shown, with those that the server already has as finished.',
      type: 'final',
    },
    pending: {
      description: 'An order of this cart is still being processed, so that its outcome is awaited.',
      type: 'final',
    },
    ordered: { description: 'The cart has become an order, which is confirmed.', type: 'final' },
    replaced: {
      description: 'Another cart is current, so that checkout returns to the cart page.',
      type: 'final',
    },
    empty: {
      description: 'The cart has nothing to order, so that checkout returns to the cart page.',
      type: 'final',
    },
    short: {
      description: 'Something in the cart is out of stock, and the cart page names it.',
      type: 'final',
    },
    unreachable: {
      description: 'A request failed, so that nothing is known; it can be asked again.',
      type: 'final',
    },
  },
})
