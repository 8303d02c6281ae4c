import { expect, test } from 'vitest'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

const facts = ['order.sent', 'order.ended', 'order.confirmed', 'confirmation.left']

/** With the order on its way; `facts` are what maintenance is told. */
async function submitting() {
  const checkout = playCheckout()
  await checkout.enter('review', 'review')
  checkout.send(order)
  await checkout.prepare(doneBefore('review'))
  const told = () => checkout.told.map(({ type }) => type).filter((type) => facts.includes(type))
  return { ...checkout, facts: told }
}

test('[MNT-06] maintenance is told that an order is sent, confirmed, and its confirmation left', async () => {
  const checkout = await submitting()
  expect(checkout.facts()).toEqual(['order.sent'])
  await checkout.answer('submitOrder', 'accepted')
  await checkout.answer('createCart', 'created')
  expect(checkout.facts()).toEqual(['order.sent', 'order.confirmed'])
  checkout.send({ type: 'checkout.left' })
  expect(checkout.facts()).toEqual(['order.sent', 'order.confirmed', 'confirmation.left'])
})

test.each(['declined', 'rejected'])('[MNT-06] and that it ended when it was %s', async (outcome) => {
  const checkout = await submitting()
  await checkout.answer('submitOrder', outcome)
  expect(checkout.facts()).toEqual(['order.sent', 'order.ended'])
})

test('[MNT-06] and when nobody knows of it, or the customer leaves', async () => {
  const unknown = await submitting()
  await unknown.answer('submitOrder', 'lost')
  await unknown.answer('confirming', 'none')
  expect(unknown.facts()).toEqual(['order.sent', 'order.ended'])
  const left = await submitting()
  left.send({ type: 'customer.left' })
  expect(left.facts()).toEqual(['order.sent', 'order.ended'])
})

test('[MNT-06] an order that was sent before is on its way too', async () => {
  const checkout = playCheckout()
  checkout.send({ type: 'step.requested', step: 'review' })
  await checkout.answer('readCart', 'pending')
  await checkout.answer('readProgress', 'pending')
  expect(checkout.told).toContainEqual({ type: 'order.sent' })
})
