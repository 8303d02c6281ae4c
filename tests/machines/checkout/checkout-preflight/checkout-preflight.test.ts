import { expect, test } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import {
  checkoutPreflightModel as model,
  sample,
} from '#machines/checkout/checkout-preflight/checkout-preflight.model.ts'
import { done, fails } from '#machines/platform/model.ts'
import { play } from '#tests/machines/play.ts'

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
const unchecked = { ...sample.stock, success: false, errors: ['The stock is not known.'] }
const failing = {
  ...model,
  outcomes: {
    ...model.outcomes,
    readCart: { ...readCart, broken },
    checkCartStock: { ...checkCartStock, broken, unknown: done(unchecked, 'none') },
    readProgress: {
      ...readProgress,
      broken,
      pendingEarlier: done(sample.progress({ cart: earlier }), 'none'),
    },
  },
}
const checking = [
  ['readCart', 'open'],
  ['updatePromoProducts', 'unchanged'],
] as const
type Answers = readonly (readonly [call: string, outcome: string])[]

async function run(answers: Answers) {
  const preflight = play(failing, 'details')
  for (const [call, outcome] of answers) await preflight.answer(call, outcome)
  return preflight
}

test.each([
  ['changed', [{ type: 'cart.reload' }]],
  ['unchanged', []],
  ['failed', []],
])('[CHK-12] promotional products that are %s stop nobody', async (outcome, sent) => {
  const preflight = await run([
    ['readCart', 'open'],
    ['updatePromoProducts', outcome],
  ])
  expect([preflight.snapshot().value, preflight.sent]).toEqual(['checkingStock', sent])
})

test.each<[string, Answers]>([
  ['readCart', []],
  ['checkCartStock', checking],
  ['readProgress', [['readCart', 'pending']]],
])('[CHK-08] [CHK-12] what the server says instead of answering %s is the outcome', async (call, before) => {
  const { snapshot } = await run([...before, [call, 'broken']])
  expect(snapshot().output).toEqual({ kind: 'unreachable', errors: [error] })
})

test('[CHK-12] a check of the stock without success ends as short, in its words and without lines', async () => {
  const { snapshot } = await run([...checking, ['checkCartStock', 'unknown']])
  expect(snapshot().output).toEqual({ kind: 'short', errors: ['The stock is not known.'], lines: [] })
})

test('[T2] an order on its way is read for review at once, by the cart it was submitted with', async () => {
  const { answer, snapshot } = await run([['readCart', 'pending']])
  expect([snapshot().value, snapshot().context.step]).toEqual(['readingProgress', 'review'])
  await answer('readProgress', 'pendingEarlier')
  expect(snapshot().output).toMatchObject({ kind: 'pending', cart_id: 498 })
})
