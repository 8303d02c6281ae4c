import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { cartOf } from '#tests/support/cart.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const filled = () => makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2 })
const savedOf = async (shopper: Shopper) => (await shopper.call(cartCalls.selectSavedCarts, {})).carts

test('[API-58][ORD-07] a new cart saves the current one; an empty cart stays current', async () => {
  const shopper = await filled()
  const before = await cartOf(shopper)
  const { data } = await shopper.call(cartCalls.newCart, { body: {} })
  expect(data.id).not.toBe(before.id)
  expect(await shopper.call(cartCalls.newCart, { body: {} })).toMatchObject({
    success: true,
    message: null,
    data,
  })
  const [saved] = await savedOf(shopper)
  expect(await savedOf(shopper)).toEqual([
    {
      id: before.id,
      cart_name: `Cart of ${centralTime(new Date()).day}`,
      date_modified: saved?.date_modified,
      item_count: 4,
      total: before.items.reduce((sum, line) => sum + line.total_price, 0),
      is_current: false,
      items: [],
    },
  ])
})

test('[API-72][ENT-22] a saved cart becomes the current one, and the current one is saved', async () => {
  const shopper = await filled()
  const first = await cartOf(shopper)
  await shopper.call(cartCalls.updateCart, { body: { cart_name: 'Spring stand' } })
  await shopper.call(cartCalls.newCart, { body: {} })
  const second = await cartOf(shopper)
  const [line] = first.items
  await shopper.call(cartCalls.updateCartProduct, {
    body: { cart_product: { products_id: line?.products_id ?? 0, quantity: 1 } },
  })
  expect(await shopper.call(cartCalls.setCart, { body: { id: first.id } })).toMatchObject({ success: true })
  const now = await cartOf(shopper)
  expect(now).toMatchObject({ id: first.id, cart_name: 'Spring stand', items: first.items })
  const standing = (await savedOf(shopper)).map((cart) => [cart.id, cart.is_current] as const)
  expect(new Map(standing)).toEqual(
    new Map([
      [first.id, true],
      [second.id, false],
    ]),
  )
  expect(await shopper.call(cartCalls.setCart, { body: { id: first.id } })).toMatchObject({ success: true })
})

test('[API-59] saved carts with lines are found by a substring of the name', async () => {
  const platinum = new Shopper(shop.url)
  await platinum.logIn(seededEmail('platinum'))
  const search = async (body: object) =>
    (await platinum.call(cartCalls.selectSavedCartsWithItems, { body })).carts
  const all = await search({})
  expect(all).toHaveLength(6)
  expect(all.map((cart) => cart.date_modified)).toEqual(
    all
      .map((cart) => cart.date_modified)
      .toSorted()
      .toReversed(),
  )
  expect(
    all.every((cart) => cart.total === cart.items.reduce((sum, line) => sum + line.total_price, 0)),
  ).toBe(true)
  expect((await search({ filter: 'REORDER' })).map((cart) => cart.cart_name)).toEqual([
    'Fourth of July reorder',
  ])
  expect((await search({ filter: '%' })).length).toBe(0)
  expect(await search({ limit: 2 })).toEqual(all.slice(0, 2))
})

test('[API-79][API-77][CHK-15] only saved carts can be marked for deletion, and are purged once a day', async () => {
  const shopper = await filled()
  const first = await cartOf(shopper)
  expect(await shopper.call(cartCalls.markForDeletion, { body: { id: first.id } })).toEqual({
    success: false,
    errors: ['The current cart cannot be deleted.'],
    message: null,
  })
  await shopper.call(cartCalls.newCart, { body: {} })
  const mark = () => shopper.call(cartCalls.markForDeletion, { body: { id: first.id } })
  expect(await mark()).toMatchObject({ success: true })
  expect(await mark()).toMatchObject({ success: true })
  expect(await savedOf(shopper)).toEqual([])
  expect(await shopper.call(cartCalls.setCart, { body: { id: first.id } })).toMatchObject({ success: false })
  const today = { success: true, date_purged: centralTime(new Date()).day }
  const left = () => shop.db.selectFrom('carts').select('id').where('id', '=', first.id).execute()
  expect(await left()).toHaveLength(1)
  expect(await shopper.call(cartCalls.purgeOldCartData, {})).toEqual(today)
  expect(await left()).toEqual([])
  expect(await shopper.call(cartCalls.purgeOldCartData, {})).toEqual(today)
})

test('[API-60][API-61] recommended products are in stock, similar, not in the cart, and at the price of the level', async () => {
  const shopper = await filled()
  const { items } = await cartOf(shopper)
  const ask = (body: object) => shopper.call(cartCalls.getRecommendedProducts, { body })
  const products = await ask({ customer: { customers_id: 20417 }, cartId: 1, projectId: 14 })
  expect(products.length).toBeGreaterThan(3)
  const inCart = new Set(items.map((line) => line.products_id))
  expect(products.filter((product) => inCart.has(product.products_id))).toEqual([])
  expect(products.every((product) => product.quantity > 0 && (product.price ?? 0) > 0)).toBe(true)
  const [first] = products
  const click = {
    products_id: first?.products_id ?? 0,
    products_model: first?.products_model ?? '',
    cartId: null,
  }
  expect(await shopper.call(cartCalls.recommendedClick, { body: click })).toMatchObject({ success: true })
  const strange = await shopper.send(cartCalls.recommendedClick, { body: { ...click, products_id: 2 ** 33 } })
  expect(strange.status).toBe(404)
})

test('[API-67] a name keeps the version of the cart, rush shipping bumps it', async () => {
  const shopper = await filled()
  const { version } = await cartOf(shopper)
  await shopper.call(cartCalls.updateCart, { body: { cart_name: 'Stand' } })
  expect(await cartOf(shopper)).toMatchObject({ cart_name: 'Stand', version, rush_shipping: false })
  await shopper.call(cartCalls.updateCart, { body: { cart: { rush_shipping: true, comments: 'Dock 4' } } })
  expect(await cartOf(shopper)).toMatchObject({
    version: version + 1,
    rush_shipping: true,
    comments: 'Dock 4',
  })
})

test('a first cart gets the usual address of the customer', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  const answer = await shopper.call(deliveryCalls.selectShippingAddress, {})
  expect(answer).toMatchObject({
    cart_shipping_address: { city: 'Joplin' },
    cart_shipping_address_is_valid: true,
  })
  const newcomer = await makeShopper(shop.url, shop.db, 'new')
  expect(await newcomer.call(deliveryCalls.selectShippingAddress, {})).toEqual({
    cart_shipping_address: null,
    cart_shipping_address_is_valid: false,
    cart_shipping_address_error_message: 'Choose the address to ship to.',
  })
})

test('[P34] saved carts are limited to three hundred per customer and sixty an hour, with a message', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const { id } = await shopper.call(cartCalls.selectCart, {})
  const addSaved = (n: number) =>
    sql`insert into carts (customer_id, project_id, status)
      select customer_id, project_id, 'saved' from carts, generate_series(1, ${n}) where id = ${id}`.execute(
      shop.db,
    )
  await addSaved(300)
  expect(await shopper.call(cartCalls.newCart, { body: {} })).toEqual({
    success: false,
    errors: ['You have 300 saved carts. Delete some of them to save another.'],
    message: null,
    data: { id },
  })
  await sql`delete from carts where status = 'saved' and customer_id = (select customer_id from carts where id = ${id})`.execute(
    shop.db,
  )
  await sql`insert into rate_limits (key, n, until)
    select 'new-cart:' || customer_id, 60, now() + interval '1 hour' from carts where id = ${id}`.execute(
    shop.db,
  )
  expect((await shopper.send(cartCalls.newCart, { body: {} })).status).toBe(429)
  expect((await shopper.call(cartCalls.selectCart, {})).id).toBe(id)
})

test('[P34] recorded clicks on recommended products are limited to three hundred an hour', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const body = { products_id: 10_001, products_model: 'X', cartId: null }
  expect((await shopper.send(cartCalls.recommendedClick, { body })).status).toBe(200)
  await sql`update rate_limits set n = 300 where key like 'recommended-click:%'`.execute(shop.db)
  expect((await shopper.send(cartCalls.recommendedClick, { body })).status).toBe(429)
})
