import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { CARDS, goToReview, review, saveMethod, submit, verifyCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const filled = (choices: Parameters<typeof makeShopperWithCart>[2] = {}) =>
  makeShopperWithCart(shop.url, shop.db, choices)
const chargesOf = (cartId: number) =>
  shop.db
    .selectFrom('submissions')
    .select(['id', 'amount_cents', 'state'])
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .execute()

test('[ORD-07][ORD-09][ORD-10][API-76] an accepted order is stored as reviewed, and a new cart is open', async () => {
  const shopper = await filled({ lines: 3, quantity: 2 })
  const before = await shopper.call(cartCalls.selectCart, {})
  const totals = await shopper.call(cartCalls.selectCartTotals, { body: {} })
  expect(totals.totals.at(-1)?.title).toBe('Total')
  const request = await goToReview(shopper)
  const answer = await submit(shopper, request)
  const next = await shopper.call(cartCalls.selectCart, {})
  expect(answer).toEqual({
    success: true,
    message: 'Order submitted.',
    errors: [],
    card_declined: false,
    data: {
      kind: 'accepted',
      cart_id: before.id,
      orders_id: answer.data?.orders_id,
      total: Math.round(request.reviewed_total * 100),
      changes: [],
      new_cart_id: next.id,
    },
  })
  const submission = { cart_id: before.id, status: 'complete', orders_id: answer.data?.orders_id }
  expect(next).toMatchObject({ items: [], last_submission: { ...submission, is_recent: true } })
  await sql`update submissions set settled_at = settled_at - interval '15 minutes 1 second'
    where cart_id = ${before.id}`.execute(shop.db)
  const { last_submission } = await shopper.call(cartCalls.selectCart, {})
  expect(last_submission).toEqual({ ...submission, is_recent: false })
  const { orders } = await shopper.call(orderHistoryCalls.selectOrders, { body: {} })
  const [order] = orders
  expect(order?.orders_id).toBe(answer.data?.orders_id)
  expect(order?.lines.map((line) => [line.products_id, line.quantity, line.final_price])).toEqual(
    before.items.map((line) => [line.products_id, line.quantity, line.final_price]),
  )
  const sum = order?.lines.reduce((total, line) => total + line.total_price, 0) ?? 0
  const fees = order?.fees.reduce((total, fee) => total + fee.amount, 0) ?? 0
  expect(sum + fees).toBe(order?.total)
  expect(order?.total).toBe(answer.data?.total)
  const received = { at: order?.date_purchased, status_id: 1, status_name: 'Order received' }
  expect(order?.events).toEqual([received])
})

test('an accepted card no longer counts towards the limit of declines', async () => {
  const shopper = await filled()
  const { cart_id } = await goToReview(shopper)
  const answer = await submit(shopper, await review(shopper))
  expect(answer.success).toBe(true)
  const { rows } = await sql`select n from rate_limits
    where key = 'card:' || (select customer_id from carts where id = ${cart_id})`.execute(shop.db)
  expect(rows).toEqual([{ n: 0 }])
})

test('[ORD-06][T3] a repeated submission returns the same order', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  const first = await submit(shopper, request)
  expect(await submit(shopper, request)).toEqual(first)
  expect(await chargesOf(request.cart_id)).toHaveLength(1)
})

test('[ORD-11][ORD-12][ORD-14][T6][T8][T20] a decline leaves the cart unchanged, and another card can pay', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper, CARDS.declinedAtCharge)
  const before = await shopper.call(cartCalls.selectCart, {})
  const declined = await submit(shopper, request)
  expect(declined).toMatchObject({
    success: false,
    message: 'Card Transaction Declined',
    card_declined: true,
    data: { kind: 'declined', cart_id: request.cart_id },
  })
  const after = await shopper.call(cartCalls.selectCart, {})
  expect(after).toEqual({
    ...before,
    version: before.version + 1,
    last_submission: { cart_id: before.id, status: 'declined', orders_id: null, is_recent: true },
  })
  expect(await submit(shopper, request)).toMatchObject({ success: false, data: { kind: 'version' } })
  await verifyCard(shopper, CARDS.mastercard)
  const accepted = await submit(shopper, await review(shopper, CARDS.mastercard))
  expect(accepted).toMatchObject({ success: true, data: { kind: 'accepted', cart_id: before.id } })
})

test('[ORD-04] the outcome for a cart is returned to its owner', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  const ask = () => shopper.call(orderCalls.getOrderProcess, { params: { id: String(request.cart_id) } })
  expect(await ask()).toEqual({ status: 'none', response: null })
  const answer = await submit(shopper, request)
  expect(await ask()).toEqual({ status: 'complete', response: answer })
})

test('[PAY-05] net terms need the permission and charge no card', async () => {
  const shopper = await filled({ like: 'gold' })
  const card = await goToReview(shopper)
  await saveMethod(shopper, 'net_terms')
  expect(await submit(shopper, { ...card, payment_method: 'net_terms' })).toMatchObject({
    data: { kind: 'version' },
  })
  const request = await review(shopper, null)
  expect(request.payment_method).toBe('net_terms')
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})

describe('the contact phone of a cart after an order', () => {
  type Phones = Readonly<Record<'telephone' | 'mobile_phone', string | null>>
  const none: Phones = { telephone: null, mobile_phone: null }
  const setPhones = async (shopper: Shopper, phones: Phones) => {
    const { id } = await shopper.call(cartCalls.selectCart, {})
    await shop.db
      .updateTable('customers')
      .set(phones)
      .where('id', '=', (eb) => eb.selectFrom('carts').select('customer_id').where('id', '=', id))
      .execute()
  }
  const setContact = (shopper: Shopper, pickup_phone: string | null) =>
    shopper.call(deliveryCalls.updatePickupInfo, { body: { is_pickup: false, pickup_phone } })
  const contactOf = async (shopper: Shopper) =>
    (await shopper.call(cartCalls.selectCart, {})).delivery.pickup_phone

  const orderedBy = async (phones: Phones, pickup_phone: string | null = '(417) 555-0199') => {
    const shopper = await filled()
    await goToReview(shopper)
    await setPhones(shopper, phones)
    await setContact(shopper, pickup_phone)
    expect(await submit(shopper, await review(shopper))).toMatchObject({ success: true })
    return shopper
  }
  const ordered = async (...how: Parameters<typeof orderedBy>) => contactOf(await orderedBy(...how))

  test('is that of the order where the account has none, so that it is not asked for again', async () => {
    expect(await ordered(none)).toBe('(417) 555-0199')
    expect(await ordered({ telephone: '', mobile_phone: '' })).toBe('(417) 555-0199')
  })

  test('is none where the cart had none: the phone of the address is that of who receives there', async () => {
    expect(await ordered(none, null)).toBeNull()
  })

  test('is left to the account where that has one', async () => {
    expect(await ordered({ telephone: '417-555-0100', mobile_phone: null })).toBeNull()
    expect(await ordered({ telephone: null, mobile_phone: '+14175550100' })).toBeNull()
  })

  test('is left to a phone that the account gets later', async () => {
    const shopper = await orderedBy(none)
    await setPhones(shopper, { ...none, telephone: '417-555-0100' })
    expect(await contactOf(shopper)).toBeNull()
  })

  test('is that of the latest order in a saved cart, too, unless it has one of its own', async () => {
    const shopper = await filled()
    await setPhones(shopper, none)
    const { id: blank } = await shopper.call(cartCalls.selectCart, {})
    const own = await refilled(shopper)
    await setContact(shopper, '(417) 555-0142')
    await refilled(shopper)
    await goToReview(shopper)
    await setContact(shopper, '(417) 555-0199')
    expect(await submit(shopper, await review(shopper))).toMatchObject({ success: true })
    await shopper.call(cartCalls.setCart, { body: { id: blank } })
    expect(await contactOf(shopper)).toBe('(417) 555-0199')
    await shopper.call(cartCalls.setCart, { body: { id: own } })
    expect(await contactOf(shopper)).toBe('(417) 555-0142')
    await goToReview(shopper)
    expect(await submit(shopper, await review(shopper))).toMatchObject({ success: true })
    await shopper.call(cartCalls.setCart, { body: { id: blank } })
    expect(await contactOf(shopper)).toBe('(417) 555-0142')
  })

  test('is that of no other customer', async () => {
    await orderedBy(none)
    const other = await filled()
    await setPhones(other, none)
    expect(await contactOf(other)).toBeNull()
  })

  /** Saves the cart, and puts the same goods into a new one. */
  const refilled = async (shopper: Shopper) => {
    const { items } = await shopper.call(cartCalls.selectCart, {})
    const { data } = await shopper.call(cartCalls.newCart, { body: {} })
    for (const { products_id, quantity } of items)
      await shopper.call(cartCalls.updateCartProduct, { body: { cart_product: { products_id, quantity } } })
    return data.id
  }
})
