import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import { cartCalls } from '#contract/carts.ts'
import { deliveryCalls } from '#contract/delivery.ts'
import { paymentCalls } from '#contract/payment.ts'
import { chooseCheapestQuote, goToReview, saveMethod, typedCard } from '#tests/support/checkout.ts'
import { makeCustomer, makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const noon = Date.parse('2026-05-04T15:00:00Z')
let ahead = 0
const shop = await useShop({ now: () => new Date(noon + ahead) })
const filled = (like = 'silver') => makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2, like })
const cartOf = (shopper: Shopper) => shopper.call(cartCalls.selectCart, {})
const quotesOf = async (shopper: Shopper) =>
  (await shopper.call(deliveryCalls.selectCarriers, {})).shipping_quotes
const totalsOf = (shopper: Shopper) => shopper.call(cartCalls.selectCartTotals, { body: {} })
const address = {
  name: 'Dana Whitfield',
  street_address: '9 Mill Lane',
  city: 'Tulsa',
  state: 'oklahoma',
  postcode: '74103-0001',
  telephone: '(417) 555-0101',
}
const save = (shopper: Shopper, shippingAddress: object) =>
  shopper.call(deliveryCalls.saveShippingAddress, {
    body: { shippingAddress: { ...address, ...shippingAddress } },
  })

test('[API-63][ENT-20] a saved address is in the book, and the cart ships to it', async () => {
  const shopper = await filled()
  expect(await save(shopper, {})).toEqual({ success: true, errors: [], message: null })
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
  expect(await shopper.call(deliveryCalls.selectShippingAddresses, {})).toContainEqual(cart_shipping_address)
})

test('[API-63][VAL-15] what is wrong with an address is said in words, and nothing is saved', async () => {
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
  expect(await save(shopper, wrong)).toEqual({
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

test('[API-64] an address of this cart alone is not in the book of the next cart', async () => {
  const shopper = await filled()
  await save(shopper, { is_customer_address: false })
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

test('[API-56][API-65][SHIP-02][SHIP-09][T43] quotes hold, and any can be chosen again and again', async () => {
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

test('[T43] a quote that has expired is not chosen, and new ones are there', async () => {
  const shopper = await filled()
  const chosen = await chooseCheapestQuote(shopper)
  const { optionId, shipping_quotes_id } = chosen
  ahead = 31 * 60_000
  const answer = await shopper.call(deliveryCalls.saveShippingQuote, {
    body: { optionId, shipping_quotes_id, selected: true },
  })
  expect(answer).toMatchObject({ success: false, errors: ['This quote has expired. Please choose again.'] })
  expect((await cartOf(shopper)).has_valid_carrier).toBe(false)
  const renewed = await quotesOf(shopper)
  expect(renewed.map((quote) => quote.cost)).toContain(chosen.cost)
  expect(renewed.map((quote) => quote.shipping_quotes_id)).not.toContain(shipping_quotes_id)
  ahead = 0
})

test('[SHIP-05][SHIP-08][T42] a changed address or line clears the quote, and quotes for the old ones are stale', async () => {
  const shopper = await filled()
  const changes = [
    () => save(shopper, {}),
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

test('[T12] the same step again changes nothing', async () => {
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

test('[SHIP-01][API-68][API-29][API-30][API-31] a pickup needs one of the days and one of its times', async () => {
  const shopper = await filled()
  await chooseCheapestQuote(shopper)
  const days = await shopper.call(accountCalls.loadAvailableShipDatesPickup, { body: {} })
  const ships = await shopper.call(accountCalls.loadAvailableShipDates, { body: {} })
  expect([days.data[0], ships.data[0]]).toEqual(['2026-05-05', '2026-05-05'])
  expect(days.data).toContain('2026-05-09')
  expect(ships.data).not.toContain('2026-05-09')
  const times = await shopper.call(accountCalls.loadAvailablePickupTimes, {
    body: { selectedDate: '2026-05-09' },
  })
  const update = (body: object) =>
    shopper.call(deliveryCalls.updatePickupInfo, { body: { is_pickup: true, ...body } as never })
  expect(await update({ pickup_date: '2026-05-10' })).toMatchObject({
    success: false,
    errors: ['Nothing can be picked up on this day.'],
  })
  expect(await update({ pickup_date: '2026-05-09', pickup_time: '16:00' })).toMatchObject({
    success: false,
    errors: ['No pickup is possible at this time.'],
  })
  expect(await update({ pickup_phone: '12' })).toMatchObject({ success: false })
  const [time] = times.data
  expect(
    await update({ pickup_date: '2026-05-09', pickup_time: time?.value, pickup_name: 'Dana' }),
  ).toMatchObject({
    success: true,
    data: {
      is_pickup: true,
      pickup_date: '2026-05-09',
      pickup_time: '09:00',
      pickup_name: 'Dana',
      ship_date: null,
    },
  })
  expect(await cartOf(shopper)).toMatchObject({ has_valid_carrier: false, delivery: { is_pickup: true } })
  expect(await quotesOf(shopper)).toEqual([])
  const freight = (await totalsOf(shopper)).totals.find((line) => line.title === 'Freight')
  expect(freight).toEqual({ title: 'Freight', text: 'Pickup', class: 'muted', value: 0 })
})

test('[API-68] the contact phone and the ship date can be saved alone', async () => {
  const email = await makeCustomer(shop.db)
  const shopper = new Shopper(shop.url)
  await shopper.logIn(email)
  const update = (body: object) =>
    shopper.call(deliveryCalls.updatePickupInfo, { body: { is_pickup: false, ...body } })
  const { version } = await cartOf(shopper)
  await update({ pickup_phone: '(417) 555-0199' })
  await update({ ship_date: '2026-05-07' })
  expect(await cartOf(shopper)).toMatchObject({
    version,
    delivery: { is_pickup: false, pickup_phone: '(417) 555-0199', ship_date: '2026-05-07' },
  })
  expect(await update({ ship_date: '2026-05-09' })).toMatchObject({ success: false })
  ahead = 10 * 86_400_000
  await shopper.logIn(email)
  expect((await cartOf(shopper)).delivery.ship_date).toBeNull()
  expect(await update({ pickup_phone: '(417) 555-0198', ship_date: '2026-05-07' })).toMatchObject({
    success: true,
    data: { ship_date: null, pickup_phone: '(417) 555-0198' },
  })
  ahead = 0
})

test('[API-78] the Texas hint follows from items and state', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  const rows = await shop.db
    .selectFrom('products')
    .select(['id', 'texas_restricted'])
    .where('project_id', '=', 11)
    .orderBy('texas_restricted', 'desc')
    .orderBy('id')
    .limit(30)
    .execute()
  const idOf = (restricted: boolean) => rows.find((row) => row.texas_restricted === restricted)?.id ?? 0
  const ask = (products_id: number, state: string | null) =>
    shopper.call(deliveryCalls.getDisableShippingToTexas, {
      body: { items: [{ products_id, quantity: 1 }], state },
    })
  expect(await ask(idOf(true), 'TX')).toBe(true)
  expect(await ask(idOf(true), 'texas')).toBe(true)
  expect(await ask(idOf(true), 'OK')).toBe(false)
  expect(await ask(idOf(true), null)).toBe(false)
  expect(await ask(idOf(false), 'TX')).toBe(false)
})

test('[CHK-08] no step is skipped: no quote without an address, no payment without delivery', async () => {
  const shopper = await filled('new')
  expect(await quotesOf(shopper)).toEqual([])
  const card = await shopper.call(paymentCalls.authCreditCard, { body: typedCard() })
  expect(card).toMatchObject({ success: false, errors: ['Choose the address to ship to.'] })
  await expect(saveMethod(shopper, 'credit_card')).rejects.toThrow('Choose the address to ship to.')
  await save(shopper, {})
  await expect(saveMethod(shopper, 'credit_card')).rejects.toThrow('Choose a carrier')
  await chooseCheapestQuote(shopper)
  await saveMethod(shopper, 'credit_card')
})
