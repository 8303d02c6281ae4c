import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account/account.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { cartOf, totalsOf } from '#tests/support/cart.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { makeCustomer, makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const noon = Date.parse('2026-05-04T15:00:00Z')
let ahead = 0
const shop = await useShop({ now: () => new Date(noon + ahead) })
const filled = (like = 'silver') => makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2, like })
const quotesOf = async (shopper: Shopper) =>
  (await shopper.call(deliveryCalls.selectCarriers, {})).shipping_quotes

test('[SHIP-01][API-68][API-29][API-30][API-31] a pickup needs an offered date and one of its times', async () => {
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
    shopper.call(deliveryCalls.updatePickupInfo, { body: { is_pickup: true, ...body } })
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

test('[API-68] the contact phone and the ship date can be saved separately', async () => {
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

test('[API-78] the Texas check depends on items and state', async () => {
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

test('[DATA-17] rush shipping is charged from noon on, when it saves a day, and not before', async () => {
  const shopper = await filled()
  const rush = (rush_shipping: boolean) =>
    shopper.call(cartCalls.updateCart, { body: { cart: { rush_shipping } } })
  const firstDay = async () => (await shopper.call(accountCalls.loadAvailableShipDates, { body: {} })).data[0]
  const charged = async () => {
    const { cost } = await chooseCheapestQuote(shopper)
    const surcharge = (await totalsOf(shopper)).totals.find(({ title }) => title === 'Rush Shipping')
    return surcharge === undefined ? 0 : surcharge.value / cost
  }
  await rush(true)
  expect([await firstDay(), await charged()]).toEqual(['2026-05-05', 0])
  ahead = 3 * 3_600_000
  expect(await firstDay()).toBe('2026-05-05')
  expect(await charged()).toBeCloseTo(0.25, 3)
  await rush(false)
  expect([await firstDay(), await charged()]).toEqual(['2026-05-06', 0])
  ahead = 0
})
