import { expect, test } from 'vitest'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { chooseCheapestQuote, typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop({ cardGateway: 'off' })
const shopper = await makeShopperWithCart(shop.url, shop.db, { like: 'silver' })
await chooseCheapestQuote(shopper)

test('a shop without a card gateway offers no card and names no deadline for one', async () => {
  const { methods, id } = await shopper.call(paymentCalls.selectBilling, {})
  expect(methods).toEqual([])
  expect(await shopper.call(paymentCalls.getPaymentDeadlineMessages, {})).toEqual([])
  const body = { id, payment_method: 'credit_card' } as const
  expect(await shopper.call(paymentCalls.saveBilling, { body })).toMatchObject({
    success: false,
    errors: [MESSAGES.cardsNotTaken],
  })
})

test('a card that is typed all the same is refused with the reason, and counts as no declined card', async () => {
  for (let n = 0; n < 12; n++)
    expect(await shopper.call(paymentCalls.authCreditCard, { body: typedCard() })).toMatchObject({
      success: false,
      card_declined: false,
      errors: [MESSAGES.cardsNotTaken],
    })
})
