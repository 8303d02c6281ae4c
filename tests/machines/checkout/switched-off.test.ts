import { expect, test } from 'vitest'
import { routeOf } from '#machines/checkout/checkout.selectors.ts'
import { done } from '#machines/platform/model.ts'
import { submitResponses } from '#machines/checkout/order-submission/order-submission.model.ts'
import { verdictOfResponse } from '#machines/checkout/order-submission/order-submission.outcome.ts'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

const noData = { cart_id: 501, orders_id: null, total: null, changes: [], new_cart_id: null }

test('[CHK-02] [CHK-04] because checkout was disabled meanwhile closes it and clears the card, and the cart stays', async () => {
  const checkout = playCheckout()
  await checkout.enter('review', 'review')
  await checkout.answer('loadBilling', 'card')
  checkout.send(order)
  await checkout.prepare(doneBefore('review'))
  const data = { ...noData, kind: 'disabled' as const }
  await checkout.answer('submitOrder', done(verdictOfResponse({ ...submitResponses.version, data }), 'none'))
  expect(checkout.snapshot().hasTag('blocked')).toBe(true)
  expect(routeOf(checkout.snapshot())).toBe(null)
  expect(checkout.snapshot().context.checkoutStepsStatus).toEqual({})
  expect(checkout.emitted.map(({ type }) => type)).toEqual(['notice.orderFailed', 'card.forgotten'])
  expect(checkout.told.slice(-3, -1)).toEqual([{ type: 'settings.refresh' }, { type: 'cart.reload' }])
  checkout.send({ type: 'checkout.enabled' }, { type: 'step.requested', step: 'review' })
  expect(checkout.snapshot().value).toBe('preparing')
})

test('[MSG-47] messages about earlier failures close when an order is submitted', async () => {
  const checkout = playCheckout()
  await checkout.enter('review', 'review')
  checkout.told.length = 0
  checkout.send(order)
  expect(checkout.told).toEqual([{ type: 'failures.dismiss' }])
})
