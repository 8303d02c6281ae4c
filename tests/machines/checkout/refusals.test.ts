import { describe, expect, test } from 'vitest'
import type { SubmitKind } from '#contract/checkout/submit-order.ts'
import { beginning, noProgress, reviewedIn, submissionIn } from '#machines/checkout/checkout.outcome.ts'
import { routeOf } from '#machines/checkout/checkout.selectors.ts'
import { done } from '#machines/platform/model.ts'
import { submitResponses } from '#machines/checkout/order-submission/order-submission.model.ts'
import { verdictOfResponse } from '#machines/checkout/order-submission/order-submission.outcome.ts'
import { sample } from '#machines/checkout/checkout-preflight/checkout-preflight.model.ts'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

const noData = { cart_id: 501, orders_id: null, total: null, changes: [], new_cart_id: null }

async function submitted(comments: string | null = null) {
  const checkout = playCheckout()
  await checkout.enter('review', 'review')
  await checkout.answer('loadBilling', 'card')
  checkout.send({ ...order, comments })
  await checkout.prepare(doneBefore('review'))
  return checkout
}

describe('[ORD-14] [T24] [T42] a refused order leads to the step that can put it right', () => {
  for (const [kind, route] of [
    ['address', '/checkout'],
    ['documents', '/checkout'],
    ['carrier', '/checkout/shipping'],
    ['billing', '/checkout/payment'],
    ['texas', '/checkout/review'],
    ['age', '/checkout/review'],
    ['stock', '/checkout/review'],
  ] as const satisfies readonly (readonly [SubmitKind, string])[])
    test(`${kind}: ${route}`, async () => {
      const checkout = await submitted()
      await checkout.answer(
        'submitOrder',
        done(verdictOfResponse({ ...submitResponses.version, data: { ...noData, kind } }), 'none'),
      )
      expect(routeOf(checkout.snapshot())).toBe(route)
    })
})

test.each([
  [18, null, false],
  [21, 18, false],
  [21, 21, true],
  [18, 21, true],
] as const)(
  'an order that needs the age of %s, with that of %s confirmed, is submitted: %s',
  async (age_to_confirm, confirmed_age, isSubmitted) => {
    const checkout = playCheckout()
    await checkout.enter('review', 'review')
    await checkout.answer('loadBilling', 'card')
    checkout.send({ ...order, age_to_confirm, confirmed_age })
    expect(checkout.snapshot().matches({ open: { stepping: 'reviewing' } })).toBe(!isSubmitted)
    if (isSubmitted) await checkout.prepare(doneBefore('review'))
    expect(checkout.submissions).toHaveLength(isSubmitted ? 1 : 0)
  },
)

test('[ORD-06] exactly the reviewed order is submitted, with its comments', async () => {
  const checkout = await submitted('Call before delivery')
  const { type: _, age_to_confirm: __, ...reviewed } = order
  expect(checkout.submission()?.getSnapshot().context).toMatchObject({
    order: { ...reviewed, comments: 'Call before delivery' },
  })
})

test('[ORD-03] [DATA-22] an order is as large as it has products, however many lines they take', () => {
  const items = [31, 31, 32].map((products_id) => ({ products_id, quantity: 1 }))
  const input = submissionIn({ ...beginning, order: reviewedIn(order), progress: { ...noProgress, items } })
  expect(input).toMatchObject({ kind: 'place', skus: 2 })
})

test('[ORD-14] a saved method that the shop does not take any more has to be chosen again', async () => {
  const checkout = playCheckout()
  await checkout.enter('payment', 'payment')
  const billing = sample.progress({}).billing
  const withdrawn = { ...billing, payment_method: 'net_terms', methods: ['credit_card'] }
  await checkout.answer('loadBilling', done(withdrawn, 'none'))
  expect(checkout.part('payment').getSnapshot().value).toEqual({ editing: 'filling' })
})
