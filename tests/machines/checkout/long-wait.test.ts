import { expect, test } from 'vitest'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

test('[ORD-16] after 8 seconds it is said that the check, or the answer, takes long; each wait counts on its own', async () => {
  const isLong = () => checkout.snapshot().context.isLongWait
  const checkout = playCheckout()
  await checkout.enter('review', 'review')
  checkout.send(order)
  checkout.pass(7_999)
  expect(isLong()).toBe(false)
  checkout.pass(1)
  expect([isLong(), checkout.snapshot().hasTag('placing')]).toEqual([true, true])
  await checkout.answer('readCart', 'unreachable')
  checkout.send(order)
  expect(isLong()).toBe(false)
  checkout.pass(8_000)
  expect(isLong()).toBe(true)
  await checkout.prepare(doneBefore('review'))
  expect(isLong()).toBe(false)
  checkout.pass(8_000)
  expect([isLong(), checkout.submissions.length]).toEqual([true, 1])
})
