import { expect, test } from 'vitest'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

/** With the order placed by the customer, and the check before it is sent in progress. */
async function rechecking() {
  const checkout = playCheckout()
  await checkout.enter('review', 'review')
  checkout.send(order)
  return { ...checkout, isUnsent: () => checkout.snapshot().context.isUnsent }
}

test('[MNT-06][P24] an order whose check before sending is left, or fails before the page is left, is recorded as not sent', async () => {
  const left = await rechecking()
  left.send({ type: 'checkout.left' })
  expect([left.snapshot().value, left.isUnsent(), left.submissions]).toEqual(['idle', true, []])
  const failed = await rechecking()
  await failed.answer('readCart', 'unreachable')
  failed.send({ type: 'checkout.left' })
  expect([failed.snapshot().value, failed.isUnsent(), failed.submissions]).toEqual(['idle', true, []])
  failed.send({ type: 'step.requested', step: 'review' })
  expect(failed.isUnsent()).toBe(false)
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
