import { describe, expect, test } from 'vitest'
import { sample } from '#machines/checkout/checkout-preflight/checkout-preflight.model.ts'
import {
  checkoutSettingsOf,
  emptyPickup,
  isShort,
  progressOf,
  verdictOn,
  withShown,
} from '#machines/checkout/checkout-preflight/checkout-preflight.outcome.ts'
import type {
  ProgressResponse,
  RequestedStep,
} from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import { doneBefore } from '#tests/machines/checkout/checkout-play.ts'

const marks = (part: Partial<ProgressResponse>) => progressOf(sample.progress(part)).marks
const all = doneBefore('review')
const picked = (pickup_date: string | null, pickup_time: string | null) => ({
  cart: {
    ...sample.cart,
    has_valid_carrier: false,
    delivery: { ...emptyPickup, is_pickup: true, pickup_date, pickup_time },
  },
})

describe('[CHK-05] the steps that are done, as the server knows them', () => {
  test('[CHK-08] a step is done only when all before it are', () => {
    expect(marks({})).toEqual({})
    expect(marks(doneBefore('shipping'))).toEqual({ checkout: true })
    expect(marks(doneBefore('payment'))).toEqual({ checkout: true, shipping: true })
    expect(marks(all)).toEqual({ checkout: true, shipping: true, payment: true })
    expect(marks({ ...all, address: sample.progress({}).address })).toEqual({})
  })

  test('a pickup needs no address and no carrier, but a day and a time', () => {
    expect(marks(picked(null, null))).toEqual({ checkout: true })
    expect(marks(picked('2026-06-30', null))).toEqual({ checkout: true })
    expect(marks(picked('2026-06-30', '10:00'))).toEqual({ checkout: true, shipping: true })
  })

  test('payment is done without a card, and not done when its card is no longer in memory', () => {
    const billing = sample.progress({}).billing
    expect(marks({ ...all, isCardHeld: false })).toEqual({ checkout: true, shipping: true })
    expect(
      marks({
        ...all,
        isCardHeld: false,
        billing: { ...billing, payment_method: 'net_terms', methods: ['net_terms'] },
      }),
    ).toEqual({
      checkout: true,
      shipping: true,
      payment: true,
    })
  })

  test('payment is not done by a method that the shop does not take any more', () => {
    const billing = sample.progress({}).billing
    for (const payment_method of ['credit_card', 'net_terms'] as const)
      expect(marks({ ...all, billing: { ...billing, payment_method, methods: ['pay_at_pickup'] } })).toEqual({
        checkout: true,
        shipping: true,
      })
  })
})

describe('what the cart allows', () => {
  const ordered = { cart_id: 500, status: 'complete', orders_id: 9001, is_recent: true } as const
  const at = (step: RequestedStep, replacedCartId: number | null = null) => ({ step, replacedCartId })

  test('[T2] an order in flight takes precedence over everything else', () => {
    for (const step of ['checkout', 'review', 'complete'] as const)
      expect(verdictOn(sample.pending, at(step))).toBe('pending')
  })

  test('[CHK-10] [T40] the confirmation needs an order, the steps need goods', () => {
    expect(verdictOn({ ...sample.cart, last_submission: ordered }, at('complete'))).toBe('ordered')
    expect(verdictOn(sample.cart, at('complete'))).toBe('empty')
    expect(verdictOn({ ...sample.cart, items: [] }, at('checkout'))).toBe('empty')
    expect(verdictOn(sample.ordered, at('checkout'))).toBe('empty')
    expect(verdictOn(sample.cart, at('checkout'))).toBe('open')
  })

  test('[T2] a review whose cart has become an order shows the order', () => {
    expect(verdictOn(sample.ordered, at('review'))).toBe('ordered')
  })

  test('[CART-12] [T5] a cart whose place another took is looked for in the last submission', () => {
    const submitted = (cart_id: number, status: 'complete' | 'declined' | 'pending') => ({
      ...sample.cart,
      last_submission: { ...ordered, cart_id, status },
    })
    expect(verdictOn(submitted(500, 'complete'), at('payment', 500))).toBe('ordered')
    expect(verdictOn(submitted(499, 'complete'), at('payment', 500))).toBe('replaced')
    expect(verdictOn(submitted(500, 'declined'), at('payment', 500))).toBe('replaced')
    expect(verdictOn(sample.cart, at('payment', 500))).toBe('replaced')
    expect(verdictOn({ ...sample.cart, items: [] }, at('complete', 500))).toBe('replaced')
    expect(verdictOn(submitted(501, 'pending'), at('payment', 500))).toBe('pending')
  })

  test('[CART-12] an order of more than 15 minutes ago is confirmed only where the confirmation is requested', () => {
    expect(verdictOn(sample.orderedBefore, at('checkout', 500))).toBe('replaced')
    expect(verdictOn(sample.orderedBefore, at('review', 500))).toBe('replaced')
    expect(verdictOn(sample.orderedBefore, at('review'))).toBe('replaced')
    expect(verdictOn(sample.orderedBefore, at('complete'))).toBe('ordered')
    expect(verdictOn(sample.orderedBefore, at('complete', 500))).toBe('ordered')
  })

  test('[CART-12] a shown cart that is not current counts as replaced, except for the confirmation', () => {
    const shown = (id: number | null) => ({ cart: sample.cart, shownCartId: id })
    expect(withShown(at('checkout'), shown(500))).toEqual(at('checkout', 500))
    expect(withShown(at('review', 499), shown(500))).toEqual(at('review', 499))
    expect(withShown(at('checkout'), shown(sample.cart.id))).toEqual(at('checkout'))
    expect(withShown(at('checkout'), shown(null))).toEqual(at('checkout'))
    expect(withShown(at('complete'), shown(500))).toEqual(at('complete'))
  })

  test('a cart that is current again is not replaced', () => {
    expect(verdictOn(sample.cart, at('payment', sample.cart.id))).toBe('open')
  })
})

test('[CHK-12] stock is short when a line exceeds it or the server rejects it', () => {
  expect(isShort(sample.stock)).toBe(false)
  expect(isShort({ ...sample.stock, success: false })).toBe(true)
  expect(isShort({ ...sample.stock, data: [{ id: 71, message: 'Only 2 left.', available: 2 }] })).toBe(true)
})

test('[DATA-22] a large order is processed asynchronously only with both settings on, and polled at their interval', () => {
  const on = {
    netsuite_integration_enabled: '1',
    async_order_processing_enabled: 'yes',
    async_order_processing_min_skus: '20',
    async_order_processing_max_wait: 60,
    async_order_processing_poll_interval: '3',
  }
  expect(checkoutSettingsOf(on)).toEqual({
    cybersource_disabled: false,
    isAsync: true,
    async_min_skus: 20,
    async_poll_interval: 3,
    async_max_wait: 60,
  })
  expect(checkoutSettingsOf({ ...on, netsuite_integration_enabled: false }).isAsync).toBe(false)
  expect(checkoutSettingsOf({ ...on, async_order_processing_enabled: 'no' }).isAsync).toBe(false)
})

test('[ORD-03] invalid settings fall back to 50 products, 5 and 120 seconds', () => {
  expect(
    checkoutSettingsOf({ async_order_processing_poll_interval: '0', cybersource_disabled: 'Yes' }),
  ).toEqual({
    cybersource_disabled: true,
    isAsync: false,
    async_min_skus: 50,
    async_poll_interval: 5,
    async_max_wait: 120,
  })
})
