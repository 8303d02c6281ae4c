import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import { cartMachine } from './cart.machine.ts'
import type { CartChange, ChangeReply, LoadedCart } from './cart.types.ts'
import { loadedWith, sampleLine } from './cart-samples.ts'
import { cartWords } from './cart.words.ts'

const reply: ChangeReply = {
  success: true,
  status: 'updated',
  message: null,
  errors: [],
  data: { id: 71, quantity: 4, final_price: 42_804, total_price: 171_216 },
  meta: { new_cart_id: null },
}
const limited: ChangeReply = {
  ...reply,
  status: 'limited',
  message: 'Only 4 cases left; quantity set to 4',
}
const removed: ChangeReply = { ...reply, status: 'removed', data: null }
const soldOut: ChangeReply = {
  ...reply,
  success: false,
  status: 'sold_out',
  message: 'This product is sold out.',
  data: null,
}
const stale: ChangeReply = { ...soldOut, status: 'stale', message: null, meta: { new_cart_id: 502 } }

const answered = (output: ChangeReply) => done(output, { status: 200, body: output })
const read = (output: LoadedCart) => done(output, { status: 200, body: output.cart })
const conflict = { success: false, errors: ['The cart was changed at the same moment.'] }

/** Guards compare these items with those of the next read, which has one line or none. */
const classOf = (items: readonly Item[]) => (items.length === 0 ? 'none' : 'one')

const keyOf = (change: CartChange) => [
  change.kind,
  change.kind !== 'rush' && change.isReplay,
  change.kind === 'lines' && change.reason,
]

export const cartModel = defineModel({
  machine: cartMachine,
  title: 'Cart',
  words: cartWords,
  purpose: 'Reads the cart and sends its changes, one after the other, without losing any.',
  inputs: { shop: undefined },
  events: {
    'customer.known': [{ type: 'customer.known' }],
    'customer.left': [{ type: 'customer.left' }],
    'line.add': [{ type: 'line.add', products_id: 31, quantity: 2 }],
    'line.setQuantity': [
      { type: 'line.setQuantity', id: 71, products_id: 31, quantity: 4 },
      { type: 'line.setQuantity', id: 71, products_id: 31, quantity: 0 },
    ],
    'line.remove': [{ type: 'line.remove', id: 71, products_id: 31 }],
    'lines.set': [
      { type: 'lines.set', reason: 'removal', lines: [{ products_id: 31, quantity: 0 }] },
      { type: 'lines.set', reason: 'undo', lines: [{ products_id: 31, quantity: 4 }] },
    ],
    'rush.set': [{ type: 'rush.set', rush_shipping: true }],
    'cart.sort': [{ type: 'cart.sort', sort: 2 }],
    'cart.reload': [{ type: 'cart.reload' }],
    'cart.superseded': [{ type: 'cart.superseded', new_cart_id: 502, isApplied: false }],
    'cart.recovered': [{ type: 'cart.recovered', loaded: loadedWith(502, sampleLine) }],
    'totalsStep.changed': [{ type: 'totalsStep.changed', step: '01-cart' }],
  },
  outcomes: {
    quantityEntry: {},
    loadCart: {
      filled: read(loadedWith(501, sampleLine)),
      empty: read(loadedWith(501)),
      other: read(loadedWith(502, sampleLine)),
      unreachable: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
    changeCart: {
      accepted: answered(reply),
      rushed: answered({ ...reply, status: null, data: null }),
      limited: answered(limited),
      removed: answered(removed),
      linesSet: answered({ ...removed, lines: [{ id: 71, products_id: 31, quantity: 4 }] }),
      soldOut: answered(soldOut),
      stale: answered(stale),
      moved: answered({ ...reply, meta: stale.meta }),
      conflict: fails(
        new ApiError({
          kind: 'status',
          status: 409,
          errors: conflict.errors,
          message: null,
          retryAfter: null,
        }),
        { status: 409, body: conflict },
      ),
      lost: fails(new ApiError({ kind: 'unreadable' }), 'unreadable'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'ready'),
  key: (context) => [
    context.cart?.id ?? null,
    classOf(context.cart?.items ?? []),
    context.arrivals.length > 0,
    context.notifiedItems && classOf(context.notifiedItems),
    context.sending && keyOf(context.sending),
    context.queue.map(keyOf),
    context.lineMessages.length > 0,
  ],
  unprovokable: [
    {
      transition: 'cart.known.changing|xstate.done.actor.changeCart|0',
      walk: 'both',
      reason:
        'The client tells of another cart before it hands out the answer that names it, so cart.superseded comes first.',
    },
  ],
  ignores: ['known|cart.superseded'],
  overlaps: ['known.reading|done.loadCart', 'known.changing|done.changeCart'],
  invariants: {
    'a change is in flight exactly while one is being sent': ({ value, context }) =>
      (context.sending !== null) === (typeof value === 'object' && value['known'] === 'changing'),
    'nothing of a customer is left without one': ({ value, context }) =>
      value !== 'noCustomer' ||
      (context.cart === null && context.queue.length === 0 && context.cartTotals === null),
    'nothing waits while the cart rests': ({ value, context }) =>
      typeof value !== 'object' || typeof value['known'] !== 'object' || context.queue.length === 0,
  },
  leadsTo: {
    'a change that waits is sent, told to have failed, or kept for the cart that replaces this one': {
      from: ({ context }) => context.queue.length > 0,
      to: ({ value, context }) => context.queue.length === 0 || isIn(value, 'recovering'),
      provided: 'answersVary',
    },
  },
})
