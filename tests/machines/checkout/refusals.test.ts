import { describe, expect, test } from 'vitest'
import type { Step } from '#contract/platform/constants.ts'
import type { SubmitKind } from '#contract/checkout/submit-order.ts'
import { beginning, noProgress, reviewedIn, submissionIn } from '#machines/checkout/checkout.outcome.ts'
import { stepOf } from '#machines/checkout/checkout.selectors.ts'
import { done } from '#machines/platform/model.ts'
import { submitResponses } from '#machines/checkout/order-submission/order-submission.model.ts'
import { verdictOfResponse } from '#machines/checkout/order-submission/order-submission.outcome.ts'
import { sample } from '#machines/checkout/checkout-preflight/checkout-preflight.model.ts'
import type { StepMarks } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
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

async function refusedFor(kind: SubmitKind) {
  const checkout = await submitted()
  const response = { ...submitResponses.version, data: { ...noData, kind } }
  await checkout.answer('submitOrder', done(verdictOfResponse(response), 'none'))
  return checkout
}
const confirm = { type: 'payment.confirm', billing: { payment_method: 'credit_card' } } as const

describe('[ORD-14] [T24] [T42] a refused order leads to the step that can put it right', () => {
  for (const [kind, step] of [
    ['documents', 'checkout'],
    ['texas', 'review'],
    ['age', 'review'],
    ['stock', 'review'],
  ] as const satisfies readonly (readonly [SubmitKind, Step])[])
    test(`${kind}: ${step}`, async () => {
      const checkout = await refusedFor(kind)
      expect(stepOf(checkout.snapshot())).toBe(step)
    })

  for (const [kind, step, marks] of [
    ['address', 'checkout', {}],
    ['carrier', 'shipping', { checkout: true }],
    ['billing', 'payment', { checkout: true, shipping: true }],
  ] as const satisfies readonly (readonly [SubmitKind, Step, StepMarks])[])
    test(`${kind}: ${step}, which is confirmed again before the order also where the server has it as finished`, async () => {
      const checkout = await refusedFor(kind)
      expect(checkout.snapshot().value).toBe('preparing')
      await checkout.prepare(doneBefore('review'))
      await checkout.answer('loadBilling', 'card')
      expect([stepOf(checkout.snapshot()), checkout.snapshot().context.checkoutStepsStatus]).toEqual([
        step,
        marks,
      ])
      checkout.send({ type: 'step.requested', step: 'review' })
      expect(stepOf(checkout.snapshot())).toBe(step)
      if (step === 'checkout') checkout.send({ type: 'delivery.completed' })
      if (step !== 'payment') checkout.send({ type: 'shipping.completed' })
      checkout.part('payment').send(confirm)
      await checkout.answer('saveBilling', 'saved')
      await checkout.answer('authorizeCard', 'authorized')
      expect(stepOf(checkout.snapshot())).toBe('review')
      checkout.send(order)
      await checkout.prepare(doneBefore('review'))
      expect(checkout.submissions).toHaveLength(2)
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
