import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orderCalls, type SubmitOrder } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { addToCart } from '#tests/support/cart.ts'
import { ampleProduct } from '#tests/support/ample-products.ts'
import { CARDS, goToReview, review, submit, verifyCard } from '#tests/support/checkout.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { setStock } from '#tests/support/stock.ts'

const shop = await useShop()
const filled = (choices: Parameters<typeof makeShopperWithCart>[2] = {}) =>
  makeShopperWithCart(shop.url, shop.db, choices)

test('[T13][T45] of three orders for the last case one succeeds, the others report the shortage', async () => {
  const { id, name } = await ampleProduct(shop.db, { isTexasRestricted: false, offset: 6 })
  const buyers = await Promise.all([1, 2, 3].map(() => makeShopper(shop.url, shop.db)))
  for (const buyer of buyers) await addToCart(buyer, id)
  const requests: SubmitOrder[] = []
  for (const buyer of buyers) requests.push(await goToReview(buyer))
  await setStock(shop.db, id, 1)
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

test('[T13] a decline returns the last case to stock', async () => {
  const { id } = await ampleProduct(shop.db, { isTexasRestricted: false, offset: 7 })
  const shopper = await makeShopper(shop.url, shop.db)
  await addToCart(shopper, id)
  const request = await goToReview(shopper, CARDS.noFunds)
  await setStock(shop.db, id, 1)
  expect(await submit(shopper, request)).toMatchObject({
    card_declined: true,
    errors: ['The card does not have enough funds. Nothing was charged.'],
  })
  await verifyCard(shopper, CARDS.visa)
  expect(await submit(shopper, await review(shopper))).toMatchObject({ success: true })
})

test('[CPN-01] of six concurrent orders with a coupon of three uses three succeed, and the others are not charged', async () => {
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
  const kinds = Map.groupBy(answers, (answer) => answer.data?.kind)
  expect([...kinds].map(([kind, group]) => [kind, group.length])).toEqual(
    expect.arrayContaining([
      ['accepted', 3],
      ['coupon', 3],
    ]),
  )
  const { used } = await shop.db
    .selectFrom('coupons')
    .select('used')
    .where('code', '=', 'THREE')
    .executeTakeFirstOrThrow()
  expect(used).toBe(3)
})

test('[CPN-01] a decline undoes the use of the coupon, and a use per customer counts once', async () => {
  await sql`insert into coupons (code, kind, amount, per_customer_limit) values ('ONCE', 'percent', 10, 1)`.execute(
    shop.db,
  )
  const shopper = await filled()
  const apply = () => shopper.call(paymentCalls.applyCouponCode, { body: { coupon_code: 'ONCE' } })
  await apply()
  const declined = await goToReview(shopper, CARDS.declinedAtCharge)
  expect(await submit(shopper, declined)).toMatchObject({ card_declined: true })
  await verifyCard(shopper, CARDS.visa)
  const request = await review(shopper)
  expect(request.reviewed_total).toBe(declined.reviewed_total)
  expect(await submit(shopper, request)).toMatchObject({ success: true })
  const { id } = await ampleProduct(shop.db, { isTexasRestricted: false, offset: 10 })
  await addToCart(shopper, id)
  expect(await apply()).toEqual({
    success: false,
    error: 'This coupon code is not valid.',
    coupon_code: null,
  })
})
