import { expect, test } from 'vitest'
import { routeOf } from '#machines/checkout/checkout.selectors.ts'
import { done } from '#machines/platform/model.ts'
import { submitResponses } from '#machines/checkout/order-submission/order-submission.model.ts'
import { verdictOfResponse } from '#machines/checkout/order-submission/order-submission.outcome.ts'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

const confirm = { type: 'payment.confirm', billing: { payment_method: 'credit_card' } } as const
const billing = done(
  verdictOfResponse({
    ...submitResponses.version,
    data: { kind: 'billing', cart_id: 501, orders_id: null, total: null, changes: [], new_cart_id: null },
  }),
  'none',
)
const prepared = (cybersource_disabled: boolean) => ({
  ...doneBefore('review'),
  settings: { cybersource_disabled },
})

/** Opened with the check of cards off or on, ordered, and refused at payment after it was switched. */
async function refusedAfterSwitch(isDisabled: boolean) {
  const checkout = playCheckout()
  checkout.send({ type: 'step.requested', step: 'review' })
  await checkout.prepare(prepared(isDisabled))
  await checkout.answer('loadBilling', 'card')
  checkout.send(order)
  await checkout.prepare(prepared(!isDisabled))
  await checkout.answer('submitOrder', billing)
  await checkout.prepare(prepared(!isDisabled))
  await checkout.answer('loadBilling', 'card')
  expect(routeOf(checkout.snapshot())).toBe('/checkout/payment')
  // what was refused is not ordered with again before it is confirmed
  checkout.send({ type: 'step.requested', step: 'review' })
  expect(routeOf(checkout.snapshot())).toBe('/checkout/payment')
  checkout.part('payment').send(confirm)
  await checkout.answer('saveBilling', 'saved')
  return checkout
}

test('[PAY-05] [DATA-24] after the check of cards was switched on during checkout, a card that is refused is verified and can be ordered with', async () => {
  const checkout = await refusedAfterSwitch(true)
  expect(checkout.part('payment').getSnapshot().value).toBe('authorizing')
  await checkout.answer('authorizeCard', 'authorized')
  expect(routeOf(checkout.snapshot())).toBe('/checkout/review')
  checkout.send(order)
  await checkout.prepare(prepared(false))
  expect(checkout.submissions).toHaveLength(2)
})

test('[PAY-05] [DATA-24] after the check of cards was switched off during checkout, a card is ordered with and not verified', async () => {
  const checkout = await refusedAfterSwitch(false)
  expect(checkout.part('payment').getSnapshot().value).toBe('settled')
  expect(routeOf(checkout.snapshot())).toBe('/checkout/review')
  checkout.send(order)
  await checkout.prepare(prepared(true))
  expect(checkout.submissions).toHaveLength(2)
})

test('[PAY-05] a refused payment has the settings and the cart read again, and keeps the card', async () => {
  const { told, emitted } = await refusedAfterSwitch(true)
  const types = told.map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['settings.refresh', 'cart.reload']))
  expect(emitted).not.toContainEqual({ type: 'card.forgotten' })
})
