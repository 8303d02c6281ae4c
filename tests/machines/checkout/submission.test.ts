import { describe, expect, test } from 'vitest'
import { outcomeOf, routeOf } from '#machines/checkout/checkout.selectors.ts'
import { ApiError } from '#contract/platform/failure.ts'
import { fails } from '#machines/platform/model.ts'
import { doneBefore, order, playCheckout } from './checkout-play.ts'

const refused = fails(
  new ApiError({
    kind: 'status',
    status: 429,
    errors: ['Too many attempts.'],
    message: null,
    retryAfter: 60,
  }),
  'none',
)

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
  test('[ORD-07] [MSG-39] an accepted order leads to its confirmation and clears the steps, without a notice about the new cart', async () => {
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

  test('[CHK-12] a shortage in the final check submits nothing and leads to the cart', async () => {
    const checkout = playCheckout()
    await checkout.enter('review', 'review')
    checkout.send(order)
    await checkout.answer('readCart', 'open')
    await checkout.answer('updatePromoProducts', 'unchanged')
    await checkout.answer('checkCartStock', 'short')
    expect(routeOf(checkout.snapshot())).toBe('/cart')
    expect(checkout.snapshot().context.sentBack).toEqual({
      reason: 'stock',
      orders_id: null,
      errors: [],
      lines: [{ id: 71, message: 'Only 2 left.', available: 2 }],
    })
    expect(checkout.submissions).toEqual([])
  })

  test('[CHK-12] a final check without an answer submits nothing, says so and stays on review', async () => {
    const checkout = playCheckout()
    await checkout.enter('review', 'review')
    checkout.send(order)
    await checkout.answer('readCart', 'unreachable')
    expect([routeIn(checkout), checkout.submissions]).toEqual(['/checkout/review', []])
    expect(checkout.emitted).toEqual([{ type: 'notice.requestFailed', errors: [] }])
  })

  test('[CHK-12] [ORD-14] the review says that nothing was sent, and why, until the order is placed again', async () => {
    const checkout = playCheckout()
    await checkout.enter('review', 'review')
    checkout.send(order)
    await checkout.answer('readCart', refused)
    const unsent = { kind: 'unsent', errors: ['Too many attempts.'] }
    expect(outcomeOf(checkout.snapshot())).toEqual(unsent)
    checkout.send({ type: 'step.requested', step: 'payment' }, { type: 'step.requested', step: 'review' })
    expect([routeIn(checkout), outcomeOf(checkout.snapshot())]).toEqual(['/checkout/review', unsent])
    checkout.send(order)
    expect(outcomeOf(checkout.snapshot())).toBe(null)
    await checkout.prepare(doneBefore('review'))
    expect(checkout.submissions).toHaveLength(1)
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

  test('[T38] going back during the final check does not cancel it', async () => {
    const checkout = playCheckout()
    await checkout.enter('review', 'review')
    checkout.send(order, { type: 'step.requested', step: 'payment' })
    expect(routeOf(checkout.snapshot())).toBe('/checkout/review')
    await checkout.prepare(doneBefore('review'))
    expect(checkout.submissions).toHaveLength(1)
  })

  test('[CART-12] a stale cart while the order is placed is ignored', async () => {
    const checkout = await submitting()
    checkout.send({ type: 'cart.replaced', cart_id: 501, new_cart_id: 502 }, { type: 'cart.emptied' })
    expect(checkout.snapshot().matches({ open: 'submitting' })).toBe(true)
  })
})

describe('a decline', () => {
  const declined = async () => {
    const checkout = await submitting()
    await checkout.answer('submitOrder', 'declined')
    return checkout
  }

  test('[ORD-11] [ORD-14] [T18] keeps exactly checkout and shipping marked and leads to payment', async () => {
    const checkout = await declined()
    expect(checkout.snapshot().context.checkoutStepsStatus).toEqual({ checkout: true, shipping: true })
    expect(routeIn(checkout)).toBe('/checkout/payment')
    expect(outcomeOf(checkout.snapshot())?.kind).toBe('declined')
    expect(checkout.part('payment').getSnapshot().value).toEqual({ editing: 'orderDeclined' })
  })

  test('[T17] shows the decline and clears only the security code', async () => {
    const { emitted } = await declined()
    expect(emitted).toEqual([{ type: 'notice.cardDeclined' }, { type: 'card.cvvDropped' }])
  })

  test('[T8] [T16] another card can place the order after any number of declines', async () => {
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

  test('the decline panel closes when another payment is saved', async () => {
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

  test('[ORD-14] [T24] reloads what has changed and shows it on review, without a charge', async () => {
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

  test('[T24] [T25] [T42] for a step reopened by another tab shows the reason, then the step', async () => {
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

  test('[T24] is discarded when checkout is left during the reload', async () => {
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
