import { ApiError } from '#contract/platform/failure.ts'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { staleCartMachine } from './stale-cart.machine.ts'
import { staleCartWords } from './stale-cart.words.ts'

const loaded = loadedWith(502, sampleLine)

export const staleCartModel = defineModel({
  machine: staleCartMachine,
  title: 'Stale cart',
  words: staleCartWords,
  purpose: 'Replaces a cart that the server has closed by the one that it has opened.',
  inputs: { shop: undefined },
  events: {
    'cart.stale': [
      { type: 'cart.stale', cart_id: 501, new_cart_id: 502, sort: 1, step: '01-cart' },
      { type: 'cart.stale', cart_id: 502, new_cart_id: 503, sort: 2, step: null },
    ],
    'customer.left': [{ type: 'customer.left' }],
  },
  outcomes: {
    loadCart: {
      recovered: done(loaded, { status: 200, body: loaded.cart }),
      unreachable: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'idle'),
  key: ({ new_cart_id }) => [new_cart_id],
  invariants: {
    'no stale cart is remembered once it is over': ({ value, context }) =>
      (value === 'idle') === (context.new_cart_id === null),
  },
  leadsTo: {
    'a stale cart is replaced or read again': {
      from: ({ value }) => isIn(value, 'reloading'),
      to: ({ value }) => isIn(value, 'idle'),
    },
  },
})
