import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { addressBookCalls, type BookAddress } from '#contract/delivery/address-book.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const filled = () => makeShopperWithCart(shop.url, shop.db, { lines: 1, quantity: 2 })
const address = { name: 'Dana Whitfield', street_address: '9 Mill Lane', city: 'Tulsa', postcode: '74103' }
const save = (shopper: Shopper, change: Partial<BookAddress> = {}) =>
  shopper.call(addressBookCalls.saveBookAddress, {
    body: { address: { ...address, state: 'OK', ...change } },
  })
const remove = (shopper: Shopper, id: number) =>
  shopper.send(addressBookCalls.removeBookAddress, { body: { id } })
const setDefault = (shopper: Shopper, id: number) =>
  shopper.send(addressBookCalls.setDefaultAddress, { body: { id } })
const listed = (shopper: Shopper) => shopper.call(deliveryCalls.selectShippingAddresses, {})
const ofCart = (shopper: Shopper) => shopper.call(deliveryCalls.selectShippingAddress, {})
const added = async (shopper: Shopper) => {
  await save(shopper)
  return (await listed(shopper)).find(({ city }) => city === 'Tulsa')?.shipping_address_id ?? 0
}

test('an address is added to the book and changed, and the cart keeps its own', async () => {
  const shopper = await filled()
  const before = [await listed(shopper), await ofCart(shopper)] as const
  expect(await save(shopper)).toMatchObject({ success: true })
  const id = (await listed(shopper)).find(({ city }) => city === 'Tulsa')?.shipping_address_id
  expect(await save(shopper, { shipping_address_id: id ?? 0, suburb: 'Dock 4' })).toMatchObject({
    success: true,
  })
  expect((await listed(shopper)).slice(before[0].length)).toMatchObject([
    { ...address, state: 'OK', suburb: 'Dock 4', shipping_address_id: id, is_customer_address: true },
  ])
  expect(await ofCart(shopper)).toEqual(before[1])
})

test('an address with errors is not saved', async () => {
  const shopper = await filled()
  const before = await listed(shopper)
  expect(await save(shopper, { state: 'TX', postcode: '99501', name: '' })).toMatchObject({
    success: false,
    errors: [
      'Enter the name of the person or company that receives the order.',
      'ZIP code 99501 is not in Texas.',
    ],
  })
  expect(await listed(shopper)).toEqual(before)
})

test('a cart whose address is removed asks for one again', async () => {
  const shopper = await filled()
  const id = await added(shopper)
  await shopper.call(deliveryCalls.setShippingAddress, {
    body: { shipping_address_id: id, is_customer_address: true },
  })
  expect((await remove(shopper, id)).status).toBe(200)
  expect(await ofCart(shopper)).toMatchObject({
    cart_shipping_address: null,
    cart_shipping_address_error_message: 'Choose the address to ship to.',
  })
  expect((await remove(shopper, id)).status).toBe(404)
})

test('new carts ship to the default address, of which there is one, and the present cart keeps its own', async () => {
  const shopper = await filled()
  const present = await ofCart(shopper)
  const ids = [await added(shopper), (await listed(shopper))[0]?.shipping_address_id ?? 0]
  const defaults = async () =>
    (await listed(shopper)).filter((each) => each.is_default).map((each) => each.shipping_address_id)
  for (const id of [...ids, ids[0] ?? 0]) {
    expect((await setDefault(shopper, id)).status).toBe(200)
    expect(await defaults()).toEqual([id])
  }
  expect(await ofCart(shopper)).toEqual(present)
  await shopper.call(cartCalls.newCart, { body: {} })
  expect((await ofCart(shopper)).cart_shipping_address).toMatchObject({ city: 'Tulsa' })
})

test("another customer's address and that of a single cart are the same 404 as a missing one", async () => {
  const id = await added(await filled())
  const shopper = await filled()
  await shopper.call(deliveryCalls.saveShippingAddress, {
    body: { shippingAddress: { ...address, state: 'OK', is_customer_address: false } },
  })
  const ofThisCart = (await ofCart(shopper)).cart_shipping_address?.shipping_address_id ?? 0
  const rows = () => sql`select * from addresses order by id`.execute(shop.db)
  const before = (await rows()).rows
  const answers = await Promise.all(
    [id, ofThisCart, 2_000_000_000].flatMap((each) => [
      remove(shopper, each),
      setDefault(shopper, each),
      shopper.send(addressBookCalls.saveBookAddress, {
        body: { address: { ...address, state: 'OK', shipping_address_id: each } },
      }),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect((await rows()).rows).toEqual(before)
})

test('addresses that were used for carts once do not fill the address book, and a cart takes 200 of its own', async () => {
  const shopper = await filled()
  const once = () =>
    shopper.call(deliveryCalls.saveShippingAddress, {
      body: { shippingAddress: { ...address, state: 'OK', is_customer_address: false } },
    })
  expect((await once()).success).toBe(true)
  const { cart_shipping_address: used } = await ofCart(shopper)
  await sql`insert into addresses (customer_id, cart_id, name, street_address, city, state, postcode)
    select customer_id, cart_id, name, street_address, city, state, postcode from addresses, generate_series(1, 199)
    where id = ${used?.shipping_address_id}`.execute(shop.db)
  expect(await once()).toMatchObject({
    success: false,
    errors: ['This cart has too many addresses of its own. Change one of them instead.'],
  })
  expect(await save(shopper)).toMatchObject({ success: true })
})

test('a full address book takes no other address, also of requests at the same time', async () => {
  const shopper = await filled()
  const { length } = await listed(shopper)
  await sql`insert into addresses (customer_id, name, street_address, city, state, postcode)
    select customer_id, name, street_address, city, state, postcode from addresses, generate_series(1, ${199 - length}::int)
    where id = ${(await listed(shopper))[0]?.shipping_address_id}`.execute(shop.db)
  const answers = await Promise.all([save(shopper), save(shopper), save(shopper)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await listed(shopper)).toHaveLength(200)
})
