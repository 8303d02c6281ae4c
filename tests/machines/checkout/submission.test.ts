import { describe, expect, test } from 'vitest'
import { outcomeOf, routeOf } from '#machines/checkout/checkout.selectors.ts'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

/** On review with all steps finished, after Place order and the recheck. */
async function submitting() {
  const checkout = playCheckout()
  await checkout.enter('review', 'review')
  await checkout.answer('loadBilling', 'card')
  checkout.send(order)
  await checkout.prepare(doneBefore('review'))
  return checkout
}
type Playing = Awaited<ReturnType<typeof submitting>>
const routeIn = ({ snapshot }: Playing) => routeOf(snapshot())

describe('placing an order', () => {
  test('[ORD-07] [MSG-39] an accepted order leads to its confirmation, clears the steps, and of its new cart says nothing', async () => {
    const checkout = await submitting()
    expect(checkout.snapshot().context.checkoutStepsStatus).toEqual({
      checkout: true,
      shipping: true,
      payment: true,
      review: true,
    })
    await checkout.answer('submitOrder', 'accepted')
    await checkout.answer('createCart', 'created')
    expect(routeIn(checkout)).toBe('/checkout/complete')
    expect(checkout.snapshot().context.checkoutStepsStatus).toEqual({})
    expect(checkout.snapshot().context.orderedCartId).toBe(501)
    expect(checkout.emitted.map(({ type }) => type)).toEqual(['card.forgotten', 'notice.orderSubmitted'])
  })

  test('[CHK-12] stock that is gone at the last check sends nothing and leads to the cart', async () => {
    const checkout = playCheckout()
    await checkout.enter('review', 'review')
    checkout.send(order)
    await checkout.answer('readCart', 'open')
    await checkout.answer('updatePromoProducts', 'unchanged')
    await checkout.answer('checkCartStock', 'short')
    expect(routeOf(checkout.snapshot())).toBe('/cart')
    expect(checkout.snapshot().context.sentBack).toEqual({
      reason: 'stock',
      errors: [],
      lines: [{ id: 71, message: 'Only 2 left.', available: 2 }],
    })
    expect(checkout.submissions).toEqual([])
  })

  test('[ORD-16] [T4] a second press while the order is placed is ignored', async () => {
    const checkout = await submitting()
    const before = checkout.snapshot()
    checkout.send(order)
    expect(checkout.snapshot()).toBe(before)
    expect(checkout.submissions).toHaveLength(1)
  })

  test('[T38] going back while the order is placed neither stops nor repeats it', async () => {
    const checkout = await submitting()
    checkout.send({ type: 'step.requested', step: 'payment' }, { type: 'checkout.left' })
    expect(routeIn(checkout)).toBe('/checkout/review')
    await checkout.answer('submitOrder', 'accepted')
    await checkout.answer('createCart', 'created')
    expect(routeIn(checkout)).toBe('/checkout/complete')
    expect(checkout.submissions).toHaveLength(1)
  })

  test('[T38] going back during the last check goes on with it', async () => {
    const checkout = playCheckout()
    await checkout.enter('review', 'review')
    checkout.send(order, { type: 'step.requested', step: 'payment' })
    expect(routeOf(checkout.snapshot())).toBe('/checkout/review')
    await checkout.prepare(doneBefore('review'))
    expect(checkout.submissions).toHaveLength(1)
  })

  test('[CART-12] a stale cart while the order is placed is ignored', async () => {
    const checkout = await submitting()
    checkout.send({ type: 'cart.replaced' }, { type: 'cart.emptied' })
    expect(checkout.snapshot().matches({ open: 'submitting' })).toBe(true)
  })
})

describe('a decline', () => {
  const declined = async () => {
    const checkout = await submitting()
    await checkout.answer('submitOrder', 'declined')
    return checkout
  }

  test('[ORD-11] [ORD-14] [T18] it leaves exactly checkout and shipping marked and leads to payment', async () => {
    const checkout = await declined()
    expect(checkout.snapshot().context.checkoutStepsStatus).toEqual({ checkout: true, shipping: true })
    expect(routeIn(checkout)).toBe('/checkout/payment')
    expect(outcomeOf(checkout.snapshot())?.kind).toBe('declined')
    expect(checkout.part('payment').getSnapshot().value).toEqual({ editing: 'orderDeclined' })
  })

  test('[T17] it tells the decline and drops the security code only', async () => {
    const { emitted } = await declined()
    expect(emitted).toEqual([{ type: 'notice.cardDeclined' }, { type: 'card.cvvDropped' }])
  })

  test('[T8] [T16] another card places the order, as often as it takes', async () => {
    const checkout = await declined()
    for (let round = 0; round < 3; round++) {
      await payAgain(checkout)
      await checkout.answer('submitOrder', 'declined')
      expect(routeIn(checkout)).toBe('/checkout/payment')
    }
    await payAgain(checkout)
    await checkout.answer('submitOrder', 'accepted')
    await checkout.answer('createCart', 'created')
    expect(routeIn(checkout)).toBe('/checkout/complete')
  })

  test('the panel of the decline goes when another payment is settled', async () => {
    const checkout = await declined()
    await settlePayment(checkout)
    expect(routeIn(checkout)).toBe('/checkout/review')
    expect(outcomeOf(checkout.snapshot())).toBe(null)
  })
})

describe('a refusal', () => {
  const refused = async (outcome: string) => {
    const checkout = await submitting()
    await checkout.answer('submitOrder', outcome)
    return checkout
  }

  test('[ORD-14] [T24] what has changed is read again and shown on review, and nothing was charged', async () => {
    const checkout = await refused('rejected')
    expect(routeIn(checkout)).toBe('/checkout/review')
    expect(checkout.snapshot().value).toBe('preparing')
    await checkout.prepare(doneBefore('review'))
    expect(routeIn(checkout)).toBe('/checkout/review')
    expect(outcomeOf(checkout.snapshot())).toMatchObject({ kind: 'rejected', reason: 'version' })
    expect(checkout.snapshot().context.checkoutStepsStatus).toEqual({
      checkout: true,
      shipping: true,
      payment: true,
    })
  })

  test('[T24] [T25] [T42] a step that another tab opened again is refused in words, then shown as it is now', async () => {
    const checkout = playCheckout()
    await checkout.enter('review', 'review')
    checkout.send(order)
    await checkout.prepare(doneBefore('shipping'))
    expect(checkout.submissions).toHaveLength(1)
    const before = checkout.part('delivery')
    await checkout.answer('submitOrder', 'rejected')
    await checkout.prepare(doneBefore('shipping'))
    expect(routeOf(checkout.snapshot())).toBe('/checkout/shipping')
    expect(outcomeOf(checkout.snapshot())).toMatchObject({ kind: 'rejected', reason: 'version' })
    expect(checkout.part('delivery')).not.toBe(before)
    expect(checkout.emitted).not.toContainEqual({ type: 'card.forgotten' })
  })

  test('[T24] leaving while what has changed is read keeps nothing of the refusal', async () => {
    const checkout = await refused('rejected')
    checkout.send({ type: 'checkout.left' })
    expect(outcomeOf(checkout.snapshot())).toBe(null)
    expect(checkout.emitted.at(-1)).toEqual({ type: 'card.forgotten' })
  })

  test('[T1] a lost answer shows no failure while an order may exist', async () => {
    const checkout = await refused('lost')
    expect(checkout.snapshot().hasTag('placing')).toBe(true)
    await checkout.answer('confirming', 'complete')
    await checkout.answer('createCart', 'created')
    expect(routeIn(checkout)).toBe('/checkout/complete')
    expect(checkout.emitted.map(({ type }) => type)).toEqual(['card.forgotten', 'notice.orderSubmitted'])
  })

  test('[MSG-49] [ORD-14] a lost answer without an order shows the exception on review', async () => {
    const checkout = await refused('lost')
    await checkout.answer('confirming', 'none')
    expect(routeIn(checkout)).toBe('/checkout/review')
    expect(outcomeOf(checkout.snapshot())).toEqual({ kind: 'unknown', cart_id: 501 })
    expect(checkout.emitted).toEqual([{ type: 'notice.orderException', cart_id: 501 }])
  })
})

async function settlePayment(checkout: Playing) {
  checkout.part('payment').send({ type: 'card.changed', field: 'number' })
  checkout.part('payment').send({ type: 'payment.confirm', billing: { payment_method: 'credit_card' } })
  await checkout.answer('saveBilling', 'saved')
  await checkout.answer('authorizeCard', 'authorized')
}

async function payAgain(checkout: Playing) {
  await settlePayment(checkout)
  checkout.send(order)
  await checkout.prepare(doneBefore('review'))
}
