import { expect, test } from 'vitest'
import type { Step } from '#contract/platform/constants.ts'
import { playCheckout } from './checkout-play.ts'

const open = async (step: Step) => {
  const checkout = playCheckout()
  await checkout.enter(step, step)
  return checkout
}

for (const [step, completed] of [
  ['checkout', 'delivery.completed'],
  ['shipping', 'shipping.completed'],
  ['payment', 'payment.completed'],
] as const)
  test(`[MSG-03] messages about failures end when the step ${step} is completed`, async () => {
    const checkout = await open(step)
    checkout.told.length = 0
    checkout.send({ type: completed })
    expect(checkout.told).toContainEqual({ type: 'failures.dismiss' })
  })

test('[MSG-03] messages about failures on other pages end when checkout is entered', () => {
  const checkout = playCheckout()
  checkout.send({ type: 'step.requested', step: 'checkout' })
  expect(checkout.told).toContainEqual({ type: 'failures.dismiss' })
})
