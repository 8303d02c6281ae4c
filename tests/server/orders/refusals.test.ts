import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import { cartCalls } from '#contract/carts.ts'
import { deliveryCalls } from '#contract/delivery.ts'
import { MESSAGES } from '#contract/messages.ts'
import { orderCalls, type SubmitOrder } from '#contract/orders.ts'
import { paymentCalls } from '#contract/payment.ts'
import {
  CARDS,
  chooseCheapestQuote,
  goToReview,
  review,
  saveMethod,
  submit,
  typedCard,
  verifyCard,
} from '#tests/support/checkout.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const filled = (choices: Parameters<typeof makeShopperWithCart>[2] = {}) =>
  makeShopperWithCart(shop.url, shop.db, choices)
const cartOf = (shopper: Shopper) => shopper.call(cartCalls.selectCart, {})
const kindOf = async (answer: ReturnType<typeof submit>) => (await answer).data?.kind
const add = (shopper: Shopper, products_id: number, quantity = 1) =>
  shopper.call(cartCalls.updateCartProduct, { body: { cart_product: { products_id, quantity } } })
const productFor = async (texas_restricted: boolean, offset: number) => {
  const row = await shop.db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.name', 's.qty'])
    .where('p.project_id', '=', 11)
    .where('p.texas_restricted', '=', texas_restricted)
    .where('s.qty', '>', 50)
    .orderBy('p.id', 'desc')
    .offset(offset)
    .executeTakeFirstOrThrow()
  return row
}
const setStock = (product_id: number, qty: number) =>
  shop.db.updateTable('stock').set({ qty }).where('product_id', '=', product_id).execute()
const setting = (key: string, value: unknown) =>
  shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('project_id', '=', 11)
    .where('key', '=', key)
    .execute()
const nothingHappened = async (cartId: number) => {
  const { rows } = await sql<{ orders: number; submissions: number }>`select
    (select count(*)::int from orders where cart_id = ${cartId}) as orders,
    (select count(*)::int from submissions where cart_id = ${cartId}) as submissions`.execute(shop.db)
  expect(rows[0]).toEqual({ orders: 0, submissions: 0 })
}

test('[T24][T26] a cart that changed after the review is not charged, and the changes are told', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  const more = await productFor(false, 3)
  await add(shopper, more.id, 2)
  const answer = await submit(shopper, request)
  expect(answer).toMatchObject({ success: false, message: 'An error occurred', data: { kind: 'version' } })
  expect(answer.data?.changes.slice(0, 2)).toEqual([
    `${more.name}: 2 cases in the cart now.`,
    'No carrier is chosen any more.',
  ])
  expect(answer.data?.changes[2]).toMatch(/^The total is now \$[\d,.]+; it was \$[\d,.]+\.$/)
  await nothingHappened(request.cart_id)
})

test('[T24][T44] another total than the reviewed one is refused, also when a price changed meanwhile', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  const wrong = await submit(shopper, { ...request, reviewed_total: request.reviewed_total - 0.01 })
  expect(wrong).toMatchObject({ data: { kind: 'total', total: Math.round(request.reviewed_total * 100) } })
  const [line] = (await cartOf(shopper)).items
  const product_id = line?.products_id ?? 0
  const raise = (by: number) =>
    sql`update prices set cents = cents + ${by} where product_id = ${product_id} and level_id = 16`.execute(
      shop.db,
    )
  await raise(500)
  const answer = await submit(shopper, request)
  await raise(-500)
  expect(answer).toMatchObject({ success: false, data: { kind: 'total' } })
  await nothingHappened(request.cart_id)
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})

test('[T13][T45] the last case goes to one of three, the others are told', async () => {
  const { id, name } = await productFor(false, 6)
  const buyers = await Promise.all([1, 2, 3].map(() => makeShopper(shop.url, shop.db)))
  for (const buyer of buyers) await add(buyer, id)
  const requests: SubmitOrder[] = []
  for (const buyer of buyers) requests.push(await goToReview(buyer))
  await setStock(id, 1)
  const answers = await Promise.all(
    buyers.map((buyer, index) => submit(buyer, requests[index] ?? expect.fail())),
  )
  expect(answers.filter((answer) => answer.success)).toHaveLength(1)
  const refused = answers.filter((answer) => !answer.success)
  expect(refused.map((answer) => [answer.data?.kind, answer.errors])).toEqual([
    ['stock', [`${name} is sold out.`]],
    ['stock', [`${name} is sold out.`]],
  ])
  const loser = buyers[answers.findIndex((answer) => !answer.success)]
  expect(await loser?.call(orderCalls.checkCartStock, {})).toMatchObject({
    success: false,
    errors: [`${name} is sold out.`],
    data: [{ available: 0, message: `${name} is sold out.` }],
  })
})

test('[T13] a decline gives the last case back', async () => {
  const { id } = await productFor(false, 7)
  const shopper = await makeShopper(shop.url, shop.db)
  await add(shopper, id)
  const request = await goToReview(shopper, CARDS.noFunds)
  await setStock(id, 1)
  expect(await submit(shopper, request)).toMatchObject({
    card_declined: true,
    errors: ['The card does not have enough funds. Nothing was charged.'],
  })
  await verifyCard(shopper, CARDS.visa)
  expect(await submit(shopper, await review(shopper))).toMatchObject({ success: true })
})

test('[VAL-22][CHK-14] nothing restricted is shipped to Texas, whatever the client asked or says; a pickup is', async () => {
  const { id } = await productFor(true, 0)
  const shopper = await filled()
  await add(shopper, id)
  const request = await goToReview(shopper)
  for (const [state, postcode] of [
    ['TX', '76701'],
    ['OK', '76701'],
  ]) {
    await sql`update addresses set state = ${state}, postcode = ${postcode}
      where id = (select address_id from carts where id = ${request.cart_id})`.execute(shop.db)
    const answer = await submit(shopper, request)
    expect(answer).toMatchObject({ success: false, errors: [MESSAGES.texas], data: { kind: 'texas' } })
  }
  await nothingHappened(request.cart_id)
  const { data } = await shopper.call(deliveryCalls.updatePickupInfo, {
    body: { is_pickup: true, ...(await pickupOf(shopper)) },
  })
  expect(data?.pickup_time).toBe('08:00')
  await saveMethod(shopper, 'pay_at_pickup')
  expect(await submit(shopper, await review(shopper, null))).toMatchObject({ success: true })
})

async function pickupOf(shopper: Shopper) {
  const { data } = await shopper.call(accountCalls.loadAvailableShipDatesPickup, { body: {} })
  const weekdays = data.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 6)
  return { pickup_date: weekdays[0] ?? null, pickup_time: '08:00' }
}

test('[CPN-01] a coupon with three uses is used by three of six at once, and the others are not charged', async () => {
  await sql`insert into coupons (code, kind, amount, use_limit) values ('THREE', 'fixed', 500, 3)`.execute(
    shop.db,
  )
  const buyers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => filled()))
  const requests: SubmitOrder[] = []
  for (const buyer of buyers) {
    const applied = await buyer.call(paymentCalls.applyCouponCode, { body: { coupon_code: 'three' } })
    expect(applied).toMatchObject({ success: true, coupon_code: 'THREE' })
    requests.push(await goToReview(buyer))
  }
  const answers = await Promise.all(
    buyers.map((buyer, index) => submit(buyer, requests[index] ?? expect.fail())),
  )
  expect(answers.map((answer) => answer.data?.kind).toSorted()).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'coupon',
    'coupon',
    'coupon',
  ])
  const { used } = await shop.db
    .selectFrom('coupons')
    .select('used')
    .where('code', '=', 'THREE')
    .executeTakeFirstOrThrow()
  expect(used).toBe(3)
})

test('[CPN-01] a decline gives the coupon back, and a use per customer counts once', async () => {
  await sql`insert into coupons (code, kind, amount, per_customer_limit) values ('ONCE', 'percent', 10, 1)`.execute(
    shop.db,
  )
  const shopper = await filled()
  const apply = () => shopper.call(paymentCalls.applyCouponCode, { body: { coupon_code: 'ONCE' } })
  await apply()
  expect(await submit(shopper, await goToReview(shopper, CARDS.declinedAtCharge))).toMatchObject({
    card_declined: true,
  })
  await verifyCard(shopper, CARDS.visa)
  expect(await submit(shopper, await review(shopper))).toMatchObject({ success: true })
  const { id } = await productFor(false, 10)
  await add(shopper, id)
  expect(await apply()).toEqual({
    success: false,
    error: 'This coupon code is not valid.',
    coupon_code: null,
  })
})

test('[ORD-13] what is missing or wrong is refused by its kind', async () => {
  const empty = await makeShopper(shop.url, shop.db)
  const { id, version } = await cartOf(empty)
  const base = {
    cart_id: id,
    cart_version: version,
    reviewed_total: 0,
    payment_method: 'credit_card' as const,
    ...typedCard(),
  }
  expect(await kindOf(submit(empty, base))).toBe('empty')

  const shopper = await filled()
  const quote = await chooseCheapestQuote(shopper)
  const early = await review(shopper)
  expect(await submit(shopper, early)).toMatchObject({
    errors: ['Choose how the order is paid.'],
    data: { kind: 'billing' },
  })
  const request = await goToReview(shopper)
  expect(await kindOf(submit(shopper, { ...request, ...typedCard(CARDS.mastercard) }))).toBe('billing')
  expect(await kindOf(submit(shopper, { ...request, cc_number: undefined }))).toBe('billing')
  expect(await kindOf(submit(shopper, { ...request, cc_expire_year: '2019' }))).toBe('billing')
  expect(await kindOf(submit(shopper, { ...request, cc_deposit_amount: request.reviewed_total + 1 }))).toBe(
    'billing',
  )
  expect(await kindOf(submit(shopper, { ...request, shipping_quotes_id: 'q-other' }))).toBe('carrier')
  await sql`update quotes set expires_at = now() where id = ${quote.shipping_quotes_id}`.execute(shop.db)
  expect(await kindOf(submit(shopper, request))).toBe('carrier')
  await nothingHappened(request.cart_id)
})

test('[CHK-01][CHK-02][CHK-04][T36] a closed checkout is closed for every call that changes it, but not for those who may', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  const allowed = await filled({ like: 'allowed' })
  await setting('is_checkout_disabled', true)
  await expect
    .poll(async () => (await shopper.send(orderCalls.updatePromoProducts, { body: {} })).status, {
      timeout: 5_000,
    })
    .toBe(403)
  const [address] = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  const [quote] = (await shopper.call(deliveryCalls.selectCarriers, {})).shipping_quotes
  const { optionId = '', shipping_quotes_id = '' } = quote ?? {}
  const sends = [
    shopper.send(deliveryCalls.setShippingAddress, {
      body: { shipping_address_id: address?.shipping_address_id, is_customer_address: true },
    }),
    shopper.send(deliveryCalls.saveShippingAddress, {
      body: {
        shippingAddress: { name: 'x', street_address: 'x', city: 'x', state: 'MO', postcode: '64801' },
      },
    }),
    shopper.send(deliveryCalls.saveShippingQuote, { body: { optionId, shipping_quotes_id, selected: true } }),
    shopper.send(deliveryCalls.updatePickupInfo, { body: { is_pickup: true } }),
    shopper.send(paymentCalls.saveBilling, { body: { id: request.cart_id, payment_method: null } }),
    shopper.send(paymentCalls.authCreditCard, { body: typedCard() }),
    shopper.send(orderCalls.updatePromoProducts, { body: {} }),
  ]
  expect((await Promise.all(sends)).map((reply) => reply.status)).toEqual(sends.map(() => 403))
  expect(await submit(shopper, request)).toMatchObject({ success: false, data: { kind: 'disabled' } })
  await nothingHappened(request.cart_id)
  expect((await cartOf(shopper)).version).toBe(request.cart_version)
  expect(await submit(allowed, await goToReview(allowed))).toMatchObject({ success: true })
  await setting('is_checkout_disabled', false)
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})

test("[API-76][API-80] another customer's cart is the same 404 as a missing one", async () => {
  const owner = await filled()
  const request = await goToReview(owner)
  const shopper = await filled()
  const own = await goToReview(shopper)
  const ask = (id: string) => shopper.send(orderCalls.getOrderProcess, { params: { id } })
  const replies = await Promise.all([
    shopper.send(orderCalls.submitOrder, { body: request }),
    shopper.send(orderCalls.submitOrder, { body: { ...own, cart_id: 2 ** 40 } }),
    shopper.send(orderCalls.submitOrder, { body: { ...own, cart_id: 999_999_999 } }),
    ask(String(request.cart_id)),
    ask('999999999'),
    ask('99999999999999'),
    ask('abc'),
    shopper.send(paymentCalls.saveBilling, { body: { id: request.cart_id, payment_method: null } }),
    shopper.send(paymentCalls.saveBilling, { body: { id: 2 ** 40, payment_method: null } }),
  ])
  expect(new Set(replies.map((reply) => `${reply.status} ${JSON.stringify(reply.body)}`))).toEqual(
    new Set(['404 {"success":false,"errors":["Not found."]}']),
  )
  await nothingHappened(request.cart_id)
})

test('[ORD-06] other content for a cart that was ordered is refused, and says which order it became', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  const { data } = await submit(shopper, request)
  const answer = await submit(shopper, { ...request, comments: 'Something else' })
  expect(answer).toMatchObject({
    success: false,
    errors: [`This cart was ordered already, as order ${data?.orders_id}.`],
    data: { kind: 'version' },
  })
})

test('[PAY-02] a deposit is charged instead of the total', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  expect(await submit(shopper, { ...request, cc_deposit_amount: 10.5 })).toMatchObject({
    success: true,
    data: { total: Math.round(request.reviewed_total * 100) },
  })
  const { rows } = await sql<{ amount_cents: number }>`select c.amount_cents from gateway.charges c
    join submissions s on s.id::text = c.key where s.cart_id = ${request.cart_id}`.execute(shop.db)
  expect(rows).toEqual([{ amount_cents: 1050 }])
})

test('[API-82][CHK-12] a free product comes with a subtotal of $1,500 and goes with it', async () => {
  const shopper = await filled()
  const update = () => shopper.call(orderCalls.updatePromoProducts, { body: {} })
  expect(await update()).toEqual({ success: true, changed: false, message: null })
  const [line] = (await cartOf(shopper)).items
  const quantity = Math.ceil(150_000 / (line?.final_price ?? 1))
  await setStock(line?.products_id ?? 0, quantity + 5)
  await add(shopper, line?.products_id ?? 0, quantity)
  expect(await update()).toMatchObject({ changed: true })
  expect(await update()).toMatchObject({ changed: false })
  const promo = (await cartOf(shopper)).items.at(-1)
  expect(promo).toMatchObject({ quantity: 1, final_price: 0, total_price: 0, status: 'promo' })
  const request = await goToReview(shopper)
  const changed = await shopper.call(cartCalls.updateCartProduct, {
    body: { cart_product: { id: promo?.id, products_id: promo?.products_id ?? 0, quantity: 9 } },
  })
  expect(changed).toMatchObject({ success: false, status: 'promo' })
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})

test('[API-82] a free product that is not earned any more is not ordered', async () => {
  const shopper = await filled()
  const [line] = (await cartOf(shopper)).items
  const wish = { id: line?.id, products_id: line?.products_id ?? 0 }
  const set = (quantity: number) =>
    shopper.call(cartCalls.updateCartProduct, { body: { cart_product: { ...wish, quantity } } })
  await setStock(wish.products_id, 3_000)
  await set(Math.ceil(150_000 / (line?.final_price ?? 1)))
  await shopper.call(orderCalls.updatePromoProducts, { body: {} })
  await set(1)
  expect(await submit(shopper, await goToReview(shopper))).toMatchObject({ data: { kind: 'version' } })
  await shopper.call(orderCalls.updatePromoProducts, { body: {} })
  expect((await cartOf(shopper)).items).toHaveLength(1)
  expect(await submit(shopper, await goToReview(shopper))).toMatchObject({ success: true })
})
