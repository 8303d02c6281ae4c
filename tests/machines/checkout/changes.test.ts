import { describe, expect, test } from 'vitest'
import type { Step } from '#contract/platform/constants.ts'
import { routeOf } from '#machines/checkout/checkout.selectors.ts'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

const items = [{ products_id: 32, quantity: 1 }]

const open = async (step: Step) => {
  const checkout = playCheckout()
  await checkout.enter(step, step)
  return checkout
}
const marksIn = ({ snapshot }: Awaited<ReturnType<typeof open>>) => snapshot().context.checkoutStepsStatus

describe('[CHK-10] a change reopens the steps that depend on it', () => {
  for (const [step, event] of [
    ['payment', { type: 'items.changed', items }],
    ['review', { type: 'items.changed', items }],
    ['payment', { type: 'address.changed' }],
    ['review', { type: 'address.changed' }],
    ['review', { type: 'step.reopened', step: 'shipping' }],
  ] as const)
    test(`[CHK-07] [T19] [T42] [T44] ${event.type} on ${step} leads to shipping with only details done`, async () => {
      const checkout = await open(step)
      checkout.send(event)
      expect(routeOf(checkout.snapshot())).toBe('/checkout/shipping')
      expect(marksIn(checkout)).toEqual({ checkout: true })
    })

  test('[CHK-06] [ENT-17] another address on details leaves no step done', async () => {
    const checkout = await open('checkout')
    checkout.send({ type: 'delivery.completed' }, { type: 'step.requested', step: 'checkout' })
    expect(marksIn(checkout)).toEqual({ checkout: true })
    checkout.send({ type: 'address.changed' })
    expect(marksIn(checkout)).toEqual({})
    expect(routeOf(checkout.snapshot())).toBe('/checkout')
  })

  test('[CHK-10] [T43] an address that is no longer valid reopens every step', async () => {
    const checkout = await open('payment')
    checkout.send({ type: 'step.reopened', step: 'checkout' })
    expect(routeOf(checkout.snapshot())).toBe('/checkout')
    expect(marksIn(checkout)).toEqual({})
  })

  test('reopening payment reopens review', async () => {
    const checkout = await open('review')
    checkout.send({ type: 'step.reopened', step: 'payment' })
    expect(routeOf(checkout.snapshot())).toBe('/checkout/payment')
    expect(marksIn(checkout)).toEqual({ checkout: true, shipping: true })
  })

  test('[T19] items that change during the final check cancel the submission', async () => {
    const checkout = await open('review')
    checkout.send(order, { type: 'items.changed', items })
    expect(routeOf(checkout.snapshot())).toBe('/checkout/shipping')
    expect(checkout.submissions).toEqual([])
  })

  test('going back and forward keeps later steps done', async () => {
    const checkout = await open('review')
    checkout.send({ type: 'step.requested', step: 'checkout' }, { type: 'delivery.completed' })
    expect(routeOf(checkout.snapshot())).toBe('/checkout/shipping')
    expect(marksIn(checkout)).toEqual({ checkout: true, shipping: true, payment: true })
  })
})

describe('what ends checkout', () => {
  test('[T45] the shortage is shown until the items change', async () => {
    const checkout = playCheckout()
    checkout.send({ type: 'step.requested', step: 'checkout' })
    await checkout.answer('readCart', 'open')
    await checkout.answer('updatePromoProducts', 'unchanged')
    await checkout.answer('checkCartStock', 'short')
    expect(checkout.snapshot().context.sentBack?.lines).toEqual([
      { id: 71, message: 'Only 2 left.', available: 2 },
    ])
    checkout.send({ type: 'items.changed', items })
    expect(checkout.snapshot().context.sentBack).toBe(null)
  })

  test('[CHK-10] [T29] a cart that is emptied leads to the cart', async () => {
    const checkout = await open('review')
    checkout.send({ type: 'cart.emptied' })
    expect(routeOf(checkout.snapshot())).toBe('/cart')
    expect(marksIn(checkout)).toEqual({})
  })

  test('leaving checkout clears steps, card and context', async () => {
    const checkout = playCheckout()
    const first = checkout.snapshot().context
    await checkout.enter('review', 'review')
    checkout.send({ type: 'checkout.left' })
    expect(checkout.snapshot().context).toEqual(first)
    expect(checkout.emitted).toEqual([{ type: 'card.forgotten' }])
    expect(checkout.part('payment')).toBe(undefined)
  })

  test('[T30] a logout clears everything, even during a submission', async () => {
    const checkout = playCheckout()
    const first = checkout.snapshot().context
    await checkout.enter('review', 'review')
    checkout.send({ type: 'texas.restricted' }, { type: 'texas.allowed' }, order, { type: 'customer.left' })
    expect(checkout.snapshot().context).toEqual(first)
    expect(checkout.snapshot().value).toBe('idle')
  })
})

describe('checkout that is switched off', () => {
  test('[CHK-01] [CHK-02] [CHK-04] it is blocked in any step and opens again', async () => {
    const checkout = await open('payment')
    checkout.send({ type: 'checkout.disabled' })
    expect(checkout.snapshot().value).toBe('blocked')
    checkout.send({ type: 'step.requested', step: 'payment' }, { type: 'customer.left' })
    expect(checkout.snapshot().value).toBe('blocked')
    checkout.send({ type: 'checkout.enabled' }, { type: 'step.requested', step: 'payment' })
    expect(checkout.snapshot().value).toBe('preparing')
  })

  test('a submitted order keeps its outcome, then checkout is blocked', async () => {
    const checkout = await open('review')
    checkout.send(order)
    await checkout.prepare(doneBefore('review'))
    checkout.send({ type: 'checkout.disabled' })
    expect(checkout.snapshot().hasTag('placing')).toBe(true)
    await checkout.answer('submitOrder', 'accepted')
    await checkout.answer('createCart', 'created')
    expect(routeOf(checkout.snapshot())).toBe('/checkout/complete')
    checkout.send({ type: 'checkout.left' })
    expect(checkout.snapshot().value).toBe('blocked')
  })

  test('a decline during the submission leads to the blocked checkout', async () => {
    const checkout = await open('review')
    checkout.send(order)
    await checkout.prepare(doneBefore('review'))
    checkout.send({ type: 'checkout.disabled' })
    await checkout.answer('submitOrder', 'declined')
    expect(checkout.snapshot().value).toBe('blocked')
  })
})

describe('the Texas restriction', () => {
  test('[CHK-14] while it stands no step can be completed and no order placed', async () => {
    const details = await open('checkout')
    details.send({ type: 'texas.restricted' }, { type: 'delivery.completed' })
    expect(routeOf(details.snapshot())).toBe('/checkout')
    const review = await open('review')
    review.send({ type: 'texas.restricted' }, order)
    expect(review.snapshot().matches({ open: { stepping: 'reviewing' } })).toBe(true)
    review.send({ type: 'texas.allowed' }, order)
    expect(review.snapshot().hasTag('placing')).toBe(true)
  })

  test('[CHK-13] [MSG-52] a check that fails restricts, and a second try clears it', async () => {
    const checkout = await open('payment')
    await checkout.answer('loadAddress', 'valid')
    await checkout.answer('checkTexas', 'failed')
    expect(checkout.snapshot().context.disableShippingToTexas).toBe(true)
    checkout.part('texasCheck').send({ type: 'texas.retry' })
    await checkout.answer('checkTexas', 'allowed')
    expect(checkout.snapshot().context.disableShippingToTexas).toBe(false)
  })

  test('[MSG-52] [ENT-17] the restriction is shown on the cart until its items change', async () => {
    const checkout = await open('payment')
    await checkout.answer('loadAddress', 'valid')
    await checkout.answer('checkTexas', 'restricted')
    checkout.send({ type: 'checkout.left' })
    expect(checkout.snapshot().context.disableShippingToTexas).toBe(true)
    checkout.send({ type: 'items.changed', items })
    await checkout.answer('checkTexas', 'allowed')
    expect(checkout.snapshot().context.disableShippingToTexas).toBe(false)
  })
})
