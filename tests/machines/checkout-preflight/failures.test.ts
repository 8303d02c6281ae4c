import { ApiError } from '#contract/failure.ts'
import {
  checkoutPreflightModel as model,
  sample,
} from '#machines/checkout-preflight/checkout-preflight.model.ts'
import { done, fails } from '#machines/model.ts'
import { rules } from '#tests/machines/conduct.ts'

const error = 'The shop is busy.'
const broken = fails(
  new ApiError({ kind: 'status', status: 503, errors: [error], message: null, retryAfter: null }),
  'none',
)
const { readCart, checkCartStock, readProgress } = model.outcomes
const earlier = {
  ...sample.pending,
  last_submission: { cart_id: 498, status: 'pending' as const, orders_id: null, is_recent: true },
}
const unsubmitted = { ...sample.stock, success: false, errors: ['The stock is not known.'] }

rules(
  {
    ...model,
    outcomes: {
      ...model.outcomes,
      readCart: { ...readCart, broken },
      checkCartStock: { ...checkCartStock, broken, unknown: done(unsubmitted, 'none') },
      readProgress: {
        ...readProgress,
        broken,
        pendingEarlier: done(sample.progress({ cart: earlier }), 'none'),
      },
    },
  },
  {
    '[CHK-12] a cart that the server refuses to read ends in its words': [
      'readCart broken',
      'done',
      'unreachable',
      `sets outcome.errors to ["${error}"]`,
      'sets outcome.kind to "unreachable"',
      `ends with {"errors":["${error}"],"kind":"unreachable"}`,
    ],
    '[CHK-12] stock that the server refuses to check ends in its words': [
      'readCart open, updatePromoProducts unchanged, checkCartStock broken',
      'done',
      'unreachable',
      `sets outcome.errors to ["${error}"]`,
      'sets outcome.kind to "unreachable"',
      `ends with {"errors":["${error}"],"kind":"unreachable"}`,
    ],
    '[CHK-12] a check of the stock without success ends as short, in its words and without lines': [
      'readCart open, updatePromoProducts unchanged, checkCartStock unknown',
      'done',
      'short',
      'sets outcome.errors to ["The stock is not known."]',
      'sets outcome.kind to "short"',
      'sets outcome.lines to []',
      'ends with {"errors":["The stock is not known."],"kind":"short","lines":[]}',
    ],
    '[CHK-08] progress that the server refuses to tell ends in its words': [
      'readCart pending, readProgress broken',
      'done',
      'unreachable',
      `sets outcome.errors to ["${error}"]`,
      'sets outcome.kind to "unreachable"',
      `ends with {"errors":["${error}"],"kind":"unreachable"}`,
    ],
    '[T2] an order on its way is asked for by the cart it was submitted with': [
      'readCart pending, readProgress pendingEarlier',
      'done',
      'pending',
      'sets outcome.cart_id to 498',
      'sets outcome.kind to "pending"',
      'sets outcome.progress to {"cart_id":501,"items":[{"products_id":31,"quantity":4}],"marks":{},"pickup…',
      'ends with {"cart_id":498,"kind":"pending","progress":{"cart_id":501,"items":[{"products_id":31,"quan…',
    ],
  },
)
