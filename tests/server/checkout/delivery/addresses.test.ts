import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { chooseCheapestQuote, saveMethod, typedCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { address, saveAddress } from './save-address.ts'

const shop = await useShop()
const filled = (like = 'silver') => makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2, like })
const quotesOf = async (shopper: Shopper) =>
  (await shopper.call(deliveryCalls.selectCarriers, {})).shipping_quotes

test('[API-63][ENT-20] a saved address is in the address book and selected for the cart', async () => {
  const shopper = await filled()
  expect(await saveAddress(shopper, {})).toEqual({ success: true, errors: [], message: null })
  const { cart_shipping_address } = await shopper.call(deliveryCalls.selectShippingAddress, {})
  expect(cart_shipping_address).toEqual({
    ...address,
    state: 'OK',
    company: null,
    suburb: null,
    country: 'US',
    is_customer_address: true,
    shipping_address_id: cart_shipping_address?.shipping_address_id,
  })
  expect(await shopper.call(deliveryCalls.selectShippingAddresses, {})).toContainEqual({
    ...cart_shipping_address,
    is_default: false,
  })
})

test('[API-63][VAL-15] an invalid address returns its errors and is not saved', async () => {
  const shopper = await filled()
  const before = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  const wrong = {
    name: '',
    street_address: '',
    city: '',
    state: 'Ontario',
    postcode: '7410',
    telephone: '12',
  }
  expect(await saveAddress(shopper, wrong)).toEqual({
    success: false,
    message: null,
    errors: [
      'Enter the name of the person or company that receives the order.',
      'Enter the street address.',
      'Enter the city.',
      'The state is not one of the United States that we ship to.',
      'The zip code must be five digits, optionally followed by a hyphen and four digits.',
      'The phone number must have ten digits.',
    ],
  })
  expect(await shopper.call(deliveryCalls.selectShippingAddresses, {})).toEqual(before)
})

test('[API-63][API-62] a ZIP code of another state is refused, and a saved one is told when the order is shipped to it', async () => {
  const shopper = await filled()
  const error = 'ZIP code 99501 is not in Texas.'
  expect(await saveAddress(shopper, { state: 'State of Texas', postcode: '99501' })).toMatchObject({
    success: false,
    errors: [error],
  })
  await saveAddress(shopper, {})
  await sql`update addresses set state = 'TX', postcode = '99501'
    where id = (select max(id) from addresses)`.execute(shop.db)
  expect(await shopper.call(deliveryCalls.selectShippingAddress, {})).toMatchObject({
    cart_shipping_address_is_valid: false,
    cart_shipping_address_error_message: error,
  })
  expect(await quotesOf(shopper)).toEqual([])
})

test('[API-64] an address for this cart only is not in the address book of the next cart', async () => {
  const shopper = await filled()
  await saveAddress(shopper, { is_customer_address: false })
  const list = () => shopper.call(deliveryCalls.selectShippingAddresses, {})
  expect((await list()).filter((each) => !each.is_customer_address)).toHaveLength(1)
  await shopper.call(cartCalls.newCart, { body: {} })
  expect((await list()).filter((each) => !each.is_customer_address)).toEqual([])
})

test("[API-64][API-66] another customer's addresses and quotes get the same 404 as missing ones", async () => {
  const owner = await filled()
  const [theirs] = await owner.call(deliveryCalls.selectShippingAddresses, {})
  const quote = await chooseCheapestQuote(owner)
  const shopper = await filled()
  const set = (shipping_address_id: number, is_customer_address = true) =>
    shopper.send(deliveryCalls.setShippingAddress, { body: { shipping_address_id, is_customer_address } })
  const choose = (shipping_quotes_id: string) =>
    shopper.send(deliveryCalls.saveShippingQuote, {
      body: { optionId: quote.optionId, shipping_quotes_id, selected: true },
    })
  const [own] = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  const replies = await Promise.all([
    set(theirs?.shipping_address_id ?? 0),
    set(999_999_999),
    set(2 ** 45),
    set(own?.shipping_address_id ?? 0, false),
    shopper.send(deliveryCalls.saveShippingAddress, {
      body: { shippingAddress: { ...address, shipping_address_id: theirs?.shipping_address_id } },
    }),
    choose(quote.shipping_quotes_id),
    choose('q-none'),
    shopper.send(deliveryCalls.getShippingQuote, { params: { id: quote.shipping_quotes_id } }),
    shopper.send(deliveryCalls.getShippingQuote, { params: { id: 'q-none' } }),
    shopper.send(deliveryCalls.getShippingQuote, { params: { id: "'; drop table quotes" } }),
  ])
  expect(new Set(replies.map((reply) => `${reply.status} ${JSON.stringify(reply.body)}`))).toEqual(
    new Set(['404 {"success":false,"errors":["Not found."]}']),
  )
})

test('[CHK-08] no step is skipped: no quote without an address, no payment without delivery', async () => {
  const shopper = await filled('new')
  expect(await quotesOf(shopper)).toEqual([])
  const card = await shopper.call(paymentCalls.authCreditCard, { body: typedCard() })
  expect(card).toMatchObject({ success: false, errors: ['Choose the address to ship to.'] })
  await expect(saveMethod(shopper, 'credit_card')).rejects.toThrow('Choose the address to ship to.')
  await saveAddress(shopper, {})
  await expect(saveMethod(shopper, 'credit_card')).rejects.toThrow('Choose a carrier')
  await chooseCheapestQuote(shopper)
  await saveMethod(shopper, 'credit_card')
})
