import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { cartOf, totalsOf } from '#tests/support/cart.ts'
import { chooseCheapestQuote, goToReview, typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { saveAddress } from './save-address.ts'

const noon = Date.parse('2026-05-04T15:00:00Z')
let ahead = 0
const shop = await useShop({ now: () => new Date(noon + ahead) })
const filled = (like = 'silver') => makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2, like })
const quotesOf = async (shopper: Shopper) =>
  (await shopper.call(deliveryCalls.selectCarriers, {})).shipping_quotes

test('[API-56][API-65][SHIP-02][SHIP-09][T43] quotes stay valid, and any can be selected repeatedly', async () => {
  const shopper = await filled()
  expect((await cartOf(shopper)).has_valid_carrier).toBe(false)
  const quotes = await quotesOf(shopper)
  expect(quotes.length).toBeGreaterThan(2)
  expect(await quotesOf(shopper)).toEqual(quotes)
  for (const quote of [...quotes, ...quotes]) {
    const { optionId, shipping_quotes_id } = quote
    const answer = await shopper.call(deliveryCalls.saveShippingQuote, {
      body: { optionId, shipping_quotes_id, selected: true },
    })
    expect(answer).toMatchObject({ success: true, shipping_quote: { ...quote, selected: true } })
    expect((await totalsOf(shopper)).totals.find((line) => line.title === 'Freight')?.value).toBe(quote.cost)
    expect(await cartOf(shopper)).toMatchObject({ has_valid_carrier: true, shipping_quotes_id })
  }
  const last = quotes.at(-1)
  const body = {
    optionId: last?.optionId ?? '',
    shipping_quotes_id: last?.shipping_quotes_id ?? '',
    selected: false,
  }
  await shopper.call(deliveryCalls.saveShippingQuote, { body })
  expect((await cartOf(shopper)).has_valid_carrier).toBe(false)
})

test('[T43] an expired quote cannot be selected, and new ones are offered', async () => {
  const shopper = await filled()
  const chosen = await chooseCheapestQuote(shopper)
  const { optionId, shipping_quotes_id } = chosen
  ahead = 31 * 60_000
  const answer = await shopper.call(deliveryCalls.saveShippingQuote, {
    body: { optionId, shipping_quotes_id, selected: true },
  })
  expect(answer).toMatchObject({
    success: false,
    errors: ['This quote has expired. Please choose again.'],
    kind: 'carrier',
  })
  const { id } = await shopper.call(paymentCalls.selectBilling, {})
  const lapsed = {
    success: false,
    errors: ['Choose a carrier. The shipping price is no longer the one that was chosen.'],
    kind: 'carrier',
  }
  const billing = await shopper.call(paymentCalls.saveBilling, {
    body: { id, payment_method: 'credit_card' },
  })
  expect(billing).toMatchObject(lapsed)
  expect(await shopper.call(paymentCalls.authCreditCard, { body: typedCard() })).toMatchObject(lapsed)
  expect((await cartOf(shopper)).has_valid_carrier).toBe(false)
  const renewed = await quotesOf(shopper)
  expect(renewed.map((quote) => quote.cost)).toContain(chosen.cost)
  expect(renewed.map((quote) => quote.shipping_quotes_id)).not.toContain(shipping_quotes_id)
  ahead = 0
})

test('[SHIP-05][SHIP-08][T42] a changed address or line clears the quote, and quotes for the old ones are stale', async () => {
  const shopper = await filled()
  const changes = [
    () => saveAddress(shopper, {}),
    async () => {
      const [line] = (await cartOf(shopper)).items
      await shopper.call(cartCalls.updateCartProduct, {
        body: { cart_product: { id: line?.id, products_id: line?.products_id ?? 0, quantity: 5 } },
      })
    },
  ]
  for (const change of changes) {
    const { optionId, shipping_quotes_id } = await chooseCheapestQuote(shopper)
    const { version } = await cartOf(shopper)
    await change()
    expect(await cartOf(shopper)).toMatchObject({
      has_valid_carrier: false,
      shipping_quotes_id: null,
      version: version + 1,
    })
    expect(
      await shopper.call(deliveryCalls.saveShippingQuote, {
        body: { optionId, shipping_quotes_id, selected: true },
      }),
    ).toMatchObject({
      success: false,
      errors: ['The cart or its address changed after this quote was made. Please choose again.'],
    })
    const gone = await shopper.send(deliveryCalls.getShippingQuote, { params: { id: shipping_quotes_id } })
    expect(gone.status).toBe(404)
  }
})

test('[T12] repeating the calls of a step changes nothing', async () => {
  const shopper = await filled()
  await goToReview(shopper)
  const { version } = await cartOf(shopper)
  const { cart_shipping_address: at } = await shopper.call(deliveryCalls.selectShippingAddress, {})
  await shopper.call(deliveryCalls.setShippingAddress, {
    body: { shipping_address_id: at?.shipping_address_id ?? 0, is_customer_address: true },
  })
  await goToReview(shopper)
  expect((await cartOf(shopper)).version).toBe(version)
})
