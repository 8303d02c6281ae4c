import { afterEach, expect, test } from 'vitest'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import {
  CARDS,
  chooseCheapestQuote,
  goToReview,
  review,
  saveMethod,
  submit,
  verifyCard,
} from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { seeNothingSubmitted } from './see-nothing-submitted.ts'

const shop = await useShop({ refreshPeriod: 20 })
const checkCards = (isOn: boolean) => switchAppSetting(shop, 'cybersource_disabled', !isOn)
afterEach(() => checkCards(true))

const filled = () => makeShopperWithCart(shop.url, shop.db)
const orderOf = (cartId: number) =>
  shop.db
    .selectFrom('orders as o')
    .innerJoin('submissions as s', 's.id', 'o.submission_id')
    .select(['o.card_type', 'o.last_four', 's.amount_cents'])
    .where('o.cart_id', '=', cartId)
    .execute()
const cents = (dollars: number) => Math.round(dollars * 100)

test('[PAY-05][DATA-24] a card that was not verified is not charged once the shop verifies cards again, and is charged with its fee once it is verified', async () => {
  await checkCards(false)
  const shopper = await filled()
  await chooseCheapestQuote(shopper)
  await saveMethod(shopper, 'credit_card')
  const unverified = await review(shopper)
  await checkCards(true)
  expect(await submit(shopper, unverified)).toMatchObject({
    success: false,
    errors: ['This is not the card that was verified. Please verify it again.'],
    data: { kind: 'billing' },
  })
  await seeNothingSubmitted(shop.db, unverified.cart_id)
  await verifyCard(shopper, CARDS.visa)
  const verified = await review(shopper)
  expect(verified.reviewed_total).toBeGreaterThan(unverified.reviewed_total)
  expect(await submit(shopper, verified)).toMatchObject({ success: true })
  expect(await orderOf(verified.cart_id)).toEqual([
    { card_type: 'Visa', last_four: '1111', amount_cents: cents(verified.reviewed_total) },
  ])
})

test('[PAY-02][PAY-05][DATA-24] a verified card is charged without its fee once the shop verifies no cards any more, after the new total was reviewed', async () => {
  const shopper = await filled()
  const withFee = await goToReview(shopper)
  await checkCards(false)
  expect(await submit(shopper, withFee)).toMatchObject({ success: false, data: { kind: 'total' } })
  await seeNothingSubmitted(shop.db, withFee.cart_id)
  const withoutFee = await review(shopper)
  expect(withoutFee.reviewed_total).toBeLessThan(withFee.reviewed_total)
  expect(await submit(shopper, withoutFee)).toMatchObject({ success: true })
  expect(await orderOf(withFee.cart_id)).toEqual([
    { card_type: 'Visa', last_four: '1111', amount_cents: cents(withoutFee.reviewed_total) },
  ])
})

test('[PAY-05][DATA-24] while no card is verified an order names the card that is charged, and no page the one that was verified before', async () => {
  const shopper = await filled()
  await goToReview(shopper, CARDS.visa)
  await checkCards(false)
  expect(await shopper.call(paymentCalls.selectBilling, {})).toMatchObject({
    payment_method: 'credit_card',
    card_type: null,
    last_four: null,
  })
  const request = await review(shopper, CARDS.mastercard)
  expect(await submit(shopper, request)).toMatchObject({ success: true })
  expect(await orderOf(request.cart_id)).toMatchObject([{ card_type: 'Mastercard', last_four: '4444' }])
})
