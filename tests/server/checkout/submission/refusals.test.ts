import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { addToCart, cartOf } from '#tests/support/cart.ts'
import { ampleProduct } from '#tests/support/ample-products.ts'
import { CARDS, chooseCheapestQuote, goToReview, review, submit, typedCard } from '#tests/support/checkout.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { seeNothingSubmitted } from './see-nothing-submitted.ts'

const shop = await useShop()
const filled = (choices: Parameters<typeof makeShopperWithCart>[2] = {}) =>
  makeShopperWithCart(shop.url, shop.db, choices)
const kindOf = async (answer: ReturnType<typeof submit>) => (await answer).data?.kind

test('[T24][T26] a cart changed after the review is not charged, and the changes are returned', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  const more = await ampleProduct(shop.db, { isTexasRestricted: false, offset: 3 })
  await addToCart(shopper, more.id, 2)
  const answer = await submit(shopper, request)
  expect(answer).toMatchObject({ success: false, message: 'An error occurred', data: { kind: 'version' } })
  expect(answer.data?.changes.slice(0, 2)).toEqual([
    `${more.name}: 2 cases in the cart now.`,
    'No carrier is chosen any more.',
  ])
  expect(answer.data?.changes[2]).toMatch(/^The total is now \$[\d,.]+; it was \$[\d,.]+\.$/)
  await seeNothingSubmitted(shop.db, request.cart_id)
})

test('[T24][T44] a total other than the reviewed one is rejected, also when a price changed meanwhile', async () => {
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
  await seeNothingSubmitted(shop.db, request.cart_id)
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})

test('[ORD-13] each missing or invalid part is rejected with its kind', async () => {
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
  await seeNothingSubmitted(shop.db, request.cart_id)
})

test('[ORD-06] different content for an ordered cart is rejected with the number of its order', async () => {
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

test.each([
  ['of a part is charged instead of the total', () => 10.5],
  ['of the whole total charges the total', (total: number) => total],
  ['of nothing charges the total', (total: number) => total, 0],
])('[PAY-02][VAL-25] a deposit %s', async (_, charged, deposit?: number) => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  const total = request.reviewed_total
  expect(await submit(shopper, { ...request, cc_deposit_amount: deposit ?? charged(total) })).toMatchObject({
    success: true,
    data: { total: Math.round(total * 100) },
  })
  const { rows } = await sql<{ amount_cents: number }>`select c.amount_cents from gateway.charges c
    join submissions s on s.id::text = c.key where s.cart_id = ${request.cart_id}`.execute(shop.db)
  expect(rows).toEqual([{ amount_cents: Math.round(charged(total) * 100) }])
  const { orders } = await shopper.call(orderHistoryCalls.selectOrders, { body: {} })
  const isOwed = charged(total) < total
  expect(orders.map((order) => order.deposit)).toEqual([isOwed ? Math.round(charged(total) * 100) : null])
})

test.each([
  ['more than the total', (total: number) => total + 0.01],
  ['negative', () => -0.01],
])(
  '[VAL-25] a deposit that is %s is rejected by the step that can correct it, without a charge',
  async (_, amount) => {
    const shopper = await filled()
    const request = await goToReview(shopper)
    const cc_deposit_amount = Math.round(amount(request.reviewed_total) * 100) / 100
    const answer = await submit(shopper, { ...request, cc_deposit_amount })
    expect(answer).toMatchObject({ success: false, data: { kind: 'billing' } })
    expect(answer.errors).toEqual([
      expect.stringMatching(/^The deposit (is more than the total of \$|must not be negative)/),
    ])
    await seeNothingSubmitted(shop.db, request.cart_id)
  },
)
