import { expect, test } from 'vitest'
import { isBefore, stepBefore, stepOfPath } from '#src/views/checkout/steps.ts'

test.each([
  ['/checkout', 'checkout'],
  ['/checkout/', 'checkout'],
  ['/Checkout/Shipping', 'shipping'],
  ['/checkout/payment', 'payment'],
  ['/checkout/review', 'review'],
  ['/checkout/elsewhere', 'checkout'],
])('[CHK-08] the address %s asks for the step %s', (path, step) => {
  expect(stepOfPath(path)).toBe(step)
})

test('the steps have an order', () => {
  expect([isBefore('shipping', 'review'), isBefore('review', 'shipping'), stepBefore('checkout')]).toEqual([
    true,
    false,
    null,
  ])
})
