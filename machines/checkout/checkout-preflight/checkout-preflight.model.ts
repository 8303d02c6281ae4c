import type { Cart } from '#contract/cart/carts.ts'
import { ApiError } from '#contract/platform/failure.ts'
import { cartOf, sampleLine } from '#machines/cart/cart-samples.ts'
import { sampleBilling } from '#machines/checkout/payment/payment.model.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { checkoutPreflightMachine } from './checkout-preflight.machine.ts'
import type {
  CheckoutPreflightOutcome,
  ProgressResponse,
  PromoResponse,
  StockResponse,
} from './checkout-preflight.types.ts'
import { checkoutPreflightWords } from './checkout-preflight.words.ts'

const cart: Cart = {
  ...cartOf(501, [sampleLine]),
  has_valid_carrier: true,
  shipping_quotes_id: 'q-501-1',
}
const order = { cart_id: 500, status: 'complete', orders_id: 9001, is_recent: true } as const
const pending: Cart = {
  ...cart,
  last_submission: { cart_id: 501, status: 'pending', orders_id: null, is_recent: true },
}
const ordered: Cart = { ...cart, items: [], last_submission: order }
const orderedBefore: Cart = { ...ordered, last_submission: { ...order, is_recent: false } }

const progress = (part: Partial<ProgressResponse>): ProgressResponse => ({
  cart,
  address: {
    cart_shipping_address: null,
    cart_shipping_address_is_valid: false,
    cart_shipping_address_error_message: null,
  },
  billing: { ...sampleBilling, methods: ['credit_card'] },
  isCardHeld: false,
  settings: {},
  ...part,
})
const stock: StockResponse = { success: true, errors: [], data: [] }
const promo: PromoResponse = { success: true, message: null, changed: false }
const responded = (body: unknown) => done(body, { status: 200, body })
const read = (cart: Cart, shownCartId: number | null = null) =>
  done({ cart, shownCartId }, { status: 200, body: cart })
const offline = fails(new ApiError({ kind: 'offline' }), 'offline')

export const sample = { cart, pending, ordered, orderedBefore, progress, stock, promo }

export const checkoutPreflightModel = defineModel({
  machine: checkoutPreflightMachine,
  title: 'Checkout preflight',
  words: checkoutPreflightWords,
  purpose:
    'Checks the cart and reads its finished steps before checkout opens and before an order is submitted.',
  inputs: {
    details: { step: 'checkout', replacedCartId: null },
    review: { step: 'review', replacedCartId: null },
    complete: { step: 'complete', replacedCartId: null },
    replaced: { step: 'payment', replacedCartId: 500 },
  },
  events: {},
  outcomes: {
    readCart: {
      open: read(cart),
      empty: read({ ...cart, items: [] }),
      pending: read(pending),
      ordered: read(ordered),
      orderedBefore: read(orderedBefore),
      stale: read(orderedBefore, 500),
      unreachable: offline,
    },
    updatePromoProducts: {
      unchanged: responded(promo),
      changed: responded({ ...promo, changed: true }),
      failed: offline,
    },
    checkCartStock: {
      enough: responded(stock),
      short: responded({ ...stock, data: [{ id: 71, message: 'Only 2 left.', available: 2 }] }),
      unreachable: offline,
    },
    readProgress: {
      ready: responded(progress({})),
      pending: responded(progress({ cart: pending })),
      ordered: responded(progress({ cart: ordered })),
      orderedBefore: responded(progress({ cart: orderedBefore })),
      empty: responded(progress({ cart: { ...cart, items: [] } })),
      unreachable: offline,
    },
  },
  // checkout starts again with this outcome
  happyEnd: ({ value }) => isIn(value, 'ready', 'unreachable'),
  key: ({ step, replacedCartId }) => [step, replacedCartId],
  invariants: {
    'the outcome is that of the final state, and empty before': ({ value, context }) =>
      context.outcome.kind === (isIn(value, ...endings) ? value : 'empty'),
  },
  leadsTo: {
    'every preflight comes to an end': {
      from: ({ value }) => isIn(value, 'readingCart'),
      to: ({ value }) => isIn(value, ...endings),
    },
  },
})

const endings: readonly CheckoutPreflightOutcome['kind'][] = [
  'ready',
  'pending',
  'ordered',
  'replaced',
  'empty',
  'short',
  'unreachable',
]
