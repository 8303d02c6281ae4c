import { expect, test } from 'vitest'
import type { Step } from '#contract/platform/constants.ts'
import { routeOf } from '#machines/checkout/checkout.selectors.ts'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

const items = [{ products_id: 32, quantity: 1 }]

const open = async (step: Step) => {
  const checkout = playCheckout()
  await checkout.enter(step, step)
  return checkout
}

const replaced = { type: 'cart.replaced', cart_id: 500, new_cart_id: 502 } as const
const stale = { reason: 'stale', errors: [], lines: [], orders_id: null }

test('[CART-12] a cart whose place another took clears the steps and the card, and leads to the cart with its reason', async () => {
  const checkout = await open('payment')
  const first = playCheckout().snapshot().context
  checkout.send(replaced)
  expect([checkout.snapshot().value, routeOf(checkout.snapshot())]).toEqual([
    'preparing',
    '/checkout/payment',
  ])
  expect([checkout.snapshot().context.checkoutStepsStatus, checkout.part('payment')]).toEqual([{}, undefined])
  expect(checkout.emitted).toEqual([{ type: 'card.forgotten' }])
  await checkout.answer('readCart', 'open')
  expect(routeOf(checkout.snapshot())).toBe('/cart')
  expect(checkout.snapshot().context).toEqual({ ...first, sentBack: stale })
})

for (const step of ['checkout', 'shipping', 'payment', 'review'] as const)
  test(`[CART-12] [T2] [T5] on ${step} it leads to the confirmation when that cart was ordered`, async () => {
    const checkout = await open(step)
    const first = playCheckout().snapshot().context
    checkout.send(replaced)
    await checkout.answer('readCart', 'ordered')
    expect(routeOf(checkout.snapshot())).toBe('/checkout/complete')
    expect(checkout.snapshot().context).toEqual({ ...first, orderedCartId: 500 })
    expect(checkout.emitted).toContainEqual({ type: 'card.forgotten' })
  })

test('[CART-12] [T5] it leads there also during the check before the order, which is not sent', async () => {
  const checkout = await open('review')
  checkout.send(order, replaced)
  await checkout.answer('readCart', 'ordered')
  expect(routeOf(checkout.snapshot())).toBe('/checkout/complete')
  expect(checkout.submissions).toEqual([])
})

test('[CART-12] and while a step is prepared, or the server was not reached', async () => {
  const preparing = playCheckout()
  preparing.send({ type: 'step.requested', step: 'payment' }, replaced)
  await preparing.answer('readCart', 'ordered')
  expect(routeOf(preparing.snapshot())).toBe('/checkout/complete')
  const unreachable = playCheckout()
  unreachable.send({ type: 'step.requested', step: 'payment' })
  await unreachable.answer('readCart', 'unreachable')
  unreachable.send(replaced)
  await unreachable.answer('readCart', 'open')
  expect(unreachable.snapshot().context.sentBack).toEqual(stale)
})

test('[CART-12] what became of it is asked until the server is reached', async () => {
  const checkout = await open('payment')
  checkout.send(replaced)
  await checkout.answer('readCart', 'unreachable')
  checkout.send({ type: 'step.requested', step: 'payment' })
  await checkout.answer('readCart', 'ordered')
  expect(routeOf(checkout.snapshot())).toBe('/checkout/complete')
})

test('[CART-12] a cart that is current again is checked out from its first open step', async () => {
  const checkout = await open('payment')
  checkout.send({ ...replaced, cart_id: 501 })
  await checkout.prepare(doneBefore('shipping'))
  expect(routeOf(checkout.snapshot())).toBe('/checkout/shipping')
  expect(checkout.snapshot().context.replacedCartId).toBe(null)
})

test('the cart that is checked out takes the place of another one without an effect', async () => {
  const checkout = await open('payment')
  const before = checkout.snapshot()
  checkout.send({ ...replaced, new_cart_id: 501 })
  expect(checkout.snapshot()).toBe(before)
})

test('[CART-12] the notice about a stale cart stays when the items of the new one load', async () => {
  const checkout = await open('payment')
  checkout.send(replaced)
  await checkout.answer('readCart', 'open')
  checkout.send({ type: 'items.changed', items })
  expect(routeOf(checkout.snapshot())).toBe('/cart')
  checkout.send({ type: 'step.requested', step: 'checkout' })
  expect(checkout.snapshot().context.sentBack).toBe(null)
})

test.each(['checkout', 'review'] as const)(
  '[CART-12][T5] a cart that was ordered more than 15 minutes ago leads from the preflight for %s to the cart, which names the order',
  async (step) => {
    const checkout = playCheckout()
    checkout.send({ type: 'step.requested', step }, replaced)
    await checkout.answer('readCart', 'orderedBefore')
    expect(routeOf(checkout.snapshot())).toBe('/cart')
    expect(checkout.snapshot().context.sentBack).toEqual({ ...stale, orders_id: 9001 })
  },
)

test('[CART-12][ORD-06] an order of the reviewed cart that is older than 15 minutes is not confirmed as the pressed one', async () => {
  const checkout = await open('review')
  checkout.send({ ...order, cart_id: 500 })
  await checkout.answer('readCart', 'orderedBefore')
  expect([routeOf(checkout.snapshot()), checkout.submissions]).toEqual(['/cart', []])
  expect(checkout.snapshot().context.sentBack).toEqual({ ...stale, orders_id: 9001 })
})
