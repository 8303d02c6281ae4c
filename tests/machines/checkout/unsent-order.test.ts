import { expect, test } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { fails } from '#machines/platform/model.ts'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

/** With the order placed by the customer, and the check before it is sent in progress. */
async function rechecking() {
  const checkout = playCheckout()
  await checkout.enter('review', 'review')
  checkout.send(order)
  return { ...checkout, isUnsent: () => checkout.part('unsentOrder').getSnapshot().hasTag('unsent') }
}

const refused = fails(
  new ApiError({ kind: 'status', status: 503, errors: [MESSAGES.siteDown], message: null, retryAfter: 60 }),
  'none',
)
const closing = { type: 'checkout.left', isDown: true } as const

test('[MNT-06][P24] an order whose check before sending is refused or left for maintenance is recorded as not sent', async () => {
  const left = await rechecking()
  left.send(closing)
  expect([left.snapshot().value, left.isUnsent(), left.submissions]).toEqual(['idle', true, []])
  const failed = await rechecking()
  await failed.answer('readCart', refused)
  failed.send(closing)
  expect([failed.snapshot().value, failed.isUnsent(), failed.submissions]).toEqual(['idle', true, []])
  failed.send({ type: 'step.requested', step: 'review' })
  expect(failed.isUnsent()).toBe(false)
})

test('[MNT-06] an order is not recorded as not sent after its check has failed otherwise, a step is requested or checkout is left', async () => {
  const lost = await rechecking()
  await lost.answer('readCart', 'unreachable')
  lost.send(closing)
  expect([lost.snapshot().value, lost.isUnsent()]).toEqual(['idle', false])
  const left = await rechecking()
  await left.answer('readCart', refused)
  left.send({ type: 'checkout.left' })
  expect([left.snapshot().value, left.isUnsent()]).toEqual(['idle', false])
  const elsewhere = await rechecking()
  await elsewhere.answer('readCart', refused)
  expect(elsewhere.isUnsent()).toBe(true)
  elsewhere.send({ type: 'step.requested', step: 'payment' }, closing)
  expect(elsewhere.isUnsent()).toBe(false)
})

test('[MNT-06][CART-12] an order whose cart was replaced is not recorded as not sent', async () => {
  const checking = await rechecking()
  checking.send({ type: 'cart.replaced', cart_id: 501, new_cart_id: 502 }, closing)
  expect([checking.snapshot().value, checking.isUnsent()]).toEqual(['idle', false])
  const sentBack = await rechecking()
  await sentBack.answer('readCart', 'empty')
  expect([sentBack.snapshot().value, sentBack.isUnsent()]).toEqual(['idle', false])
})

test('[P24] an order that is sent, or found to be placed, is not recorded as not sent', async () => {
  const sent = await rechecking()
  await sent.prepare(doneBefore('review'))
  expect([sent.submissions.length, sent.isUnsent()]).toEqual([1, false])
  const ordered = await rechecking()
  ordered.send({ type: 'cart.replaced', cart_id: 500, new_cart_id: 502 })
  await ordered.answer('readCart', 'ordered')
  expect([ordered.snapshot().value, ordered.isUnsent()]).toEqual(['complete', false])
})
