import { describe, expect, test } from 'vitest'
import { STEPS } from '#contract/platform/constants.ts'
import { done } from '#machines/platform/model.ts'
import { routeOf, stepOf } from '#machines/checkout/checkout.selectors.ts'
import { sample } from '#machines/checkout/checkout-preflight/checkout-preflight.model.ts'
import type { RequestedStep } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

const routes: Readonly<Record<RequestedStep, string>> = {
  checkout: '/checkout',
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  review: '/checkout/review',
  complete: '/checkout/complete',
}

describe('[CHK-08] [T38] [T39] every address leads to the requested step or the first that is not done', () => {
  for (const requested of STEPS)
    for (const ready of STEPS)
      test(`${routes[requested]} with everything done before ${ready}`, async () => {
        const { enter, snapshot } = playCheckout()
        await enter(requested, ready)
        const shown = STEPS.indexOf(requested) < STEPS.indexOf(ready) ? requested : ready
        expect(stepOf(snapshot())).toBe(shown)
        expect(routeOf(snapshot())).toBe(routes[shown])
      })
})

test('[CHK-11] [CHK-12] entering checkout updates promotions, then checks the stock; later steps do neither', async () => {
  const { answer, send, snapshot } = playCheckout()
  expect(snapshot().children.preparing).toBe(undefined)
  send({ type: 'step.requested', step: 'checkout' })
  await answer('readCart', 'open')
  await expect(answer('checkCartStock', 'enough')).rejects.toThrow()
  await answer('updatePromoProducts', 'failed')
  await answer('checkCartStock', 'enough')
})

test('the address stays where it is while checkout is prepared', () => {
  const { send, snapshot } = playCheckout()
  send({ type: 'step.requested', step: 'payment' })
  expect(routeOf(snapshot())).toBe('/checkout/payment')
  expect(stepOf(snapshot())).toBe(null)
})

test('[T12] requesting the same step during the preflight makes no further call', () => {
  const { send, snapshot } = playCheckout()
  send({ type: 'step.requested', step: 'payment' })
  const before = snapshot().children.preparing
  send({ type: 'step.requested', step: 'payment' })
  expect(snapshot().children.preparing).toBe(before)
})

test('without the card in memory, payment is the furthest step', async () => {
  const { send, prepare, snapshot } = playCheckout()
  send({ type: 'step.requested', step: 'review' })
  await prepare({ ...doneBefore('review'), isCardHeld: false })
  expect(routeOf(snapshot())).toBe('/checkout/payment')
})

test('[CHK-10] [T29] an empty cart leads to the cart', async () => {
  const { answer, send, snapshot } = playCheckout()
  send({ type: 'step.requested', step: 'shipping' })
  await answer('readCart', 'empty')
  expect(routeOf(snapshot())).toBe('/cart')
})

test('[CHK-10] a confirmation without an order leads to the cart', async () => {
  const { answer, send, snapshot } = playCheckout()
  send({ type: 'step.requested', step: 'complete' })
  await answer('readCart', 'open')
  expect(routeOf(snapshot())).toBe('/cart')
})

test('[T40] the confirmation of the last order is shown after a reload', async () => {
  const { answer, send, snapshot } = playCheckout()
  send({ type: 'step.requested', step: 'complete' })
  await answer('readCart', 'ordered')
  expect(routeOf(snapshot())).toBe('/checkout/complete')
  expect(snapshot().context.orderedCartId).toBe(500)
})

test('[T2] [T7] an order in flight is polled and never submitted again', async () => {
  const { answer, send, snapshot, submissions } = playCheckout()
  send({ type: 'step.requested', step: 'review' })
  await answer('readCart', 'pending')
  await answer('readProgress', done(sample.progress({ cart: sample.pending }), 'none'))
  expect(snapshot().hasTag('placing')).toBe(true)
  await answer('confirming', 'complete')
  await answer('createCart', 'created')
  expect(routeOf(snapshot())).toBe('/checkout/complete')
  expect(submissions).toEqual([])
})

test('[T5] an order placed in another tab is shown instead of submitted again', async () => {
  const { answer, enter, send, snapshot, submissions } = playCheckout()
  await enter('review', 'review')
  send({ ...order, cart_id: 500 })
  await answer('readCart', 'ordered')
  expect(routeOf(snapshot())).toBe('/checkout/complete')
  expect(submissions).toEqual([])
})

test('[T5] of two tabs that place the order at once, the later one shows the order of the earlier', async () => {
  const { answer, enter, send, snapshot, submissions } = playCheckout()
  await enter('review', 'review')
  send({ ...order, cart_id: 500 })
  await answer('readCart', 'pending')
  await answer('readProgress', 'ordered')
  expect(routeOf(snapshot())).toBe('/checkout/complete')
  expect(snapshot().context.orderedCartId).toBe(500)
  expect(submissions).toEqual([])
})

test('[T5] an earlier order of another cart is not shown as the one that was pressed', async () => {
  const { answer, enter, send, snapshot, submissions } = playCheckout()
  await enter('review', 'review')
  send({ ...order, cart_id: 502 })
  await answer('readCart', 'ordered')
  expect(routeOf(snapshot())).toBe('/cart')
  expect(snapshot().context).toMatchObject({ orderedCartId: null, sentBack: { reason: 'stale' } })
  expect(submissions).toEqual([])
})

test('[T2] an order placed while a step opens is shown', async () => {
  const { answer, send, snapshot } = playCheckout()
  send({ type: 'step.requested', step: 'payment' })
  await answer('readCart', 'pending')
  await answer('readProgress', 'ordered')
  expect(routeOf(snapshot())).toBe('/checkout/complete')
})

test('[CHK-10] a cart emptied during the preflight leads to the cart page', async () => {
  const { answer, send, snapshot } = playCheckout()
  send({ type: 'step.requested', step: 'payment' })
  await answer('readCart', 'open')
  await answer('updatePromoProducts', 'unchanged')
  await answer('checkCartStock', 'enough')
  await answer('readProgress', 'empty')
  expect(routeOf(snapshot())).toBe('/cart')
})

test('[T30] an unreachable server keeps the path and offers Retry', async () => {
  const { answer, emitted, enter, send, snapshot } = playCheckout()
  send({ type: 'step.requested', step: 'payment' })
  await answer('readCart', 'unreachable')
  expect(emitted).toEqual([])
  expect(snapshot().hasTag('unreachable')).toBe(true)
  expect(routeOf(snapshot())).toBe('/checkout/payment')
  await enter('payment', 'payment')
  expect(routeOf(snapshot())).toBe('/checkout/payment')
})

test('[CHK-09] [ORD-09] the confirmation stays when it is requested again, and is forgotten when a step is requested', async () => {
  const { snapshot, send, answer } = playCheckout()
  send({ type: 'step.requested', step: 'complete' })
  await answer('readCart', 'ordered')
  send(
    { type: 'checkout.disabled' },
    { type: 'step.requested', step: 'complete' },
    { type: 'checkout.enabled' },
  )
  expect([snapshot().value, snapshot().context.orderedCartId]).toEqual(['complete', 500])
  send({ type: 'step.requested', step: 'shipping' })
  expect([snapshot().value, snapshot().context.orderedCartId]).toEqual(['preparing', null])
})
