import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { goToReview, review, saveMethod, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const [MONDAY, TUESDAY, WEDNESDAY, SATURDAY] = ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-09']
/** central time of that Monday, `HH:MM` */
const at = (time: string) => {
  clock = Date.parse(`${MONDAY}T${time}:00-05:00`)
}
let clock = 0
at('09:00')
const shop = await useShop({ now: () => new Date(clock) })
const filled = () => makeShopperWithCart(shop.url, shop.db)
const rush = (shopper: Shopper, rush_shipping: boolean) =>
  shopper.call(cartCalls.updateCart, { body: { cart: { rush_shipping } } })
const plan = async (shopper: Shopper, body: object) => {
  const answer = await shopper.call(deliveryCalls.updatePickupInfo, { body: { is_pickup: false, ...body } })
  expect(answer).toMatchObject({ success: true })
}
const dayIn = async (shopper: Shopper) => (await shopper.call(cartCalls.selectCart, {})).delivery
const refusedFor = (text: string) => ({ success: false, errors: [text], data: { kind: 'carrier' } })
const shippedOn = async (cartId: number) =>
  (
    await shop.db
      .selectFrom('orders')
      .select('ship_date')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow()
  ).ship_date
async function close<T>(day: string, work: () => Promise<T>): Promise<T> {
  await shop.db.insertInto('closed_days').values({ day }).execute()
  try {
    return await work()
  } finally {
    await shop.db.deleteFrom('closed_days').where('day', '=', day).execute()
  }
}

test('[DATA-17] a ship date that only rush shipping reaches is refused once rush shipping is off', async () => {
  at('13:00')
  const shopper = await filled()
  await rush(shopper, true)
  await plan(shopper, { ship_date: TUESDAY })
  await rush(shopper, false)
  expect(await dayIn(shopper)).toMatchObject({ ship_date: null })
  const request = await goToReview(shopper)
  expect(await submit(shopper, request)).toMatchObject(
    refusedFor('This order can no longer ship on Tuesday, May 5. Choose another ship date.'),
  )
  await plan(shopper, { ship_date: WEDNESDAY })
  expect(await submit(shopper, request)).toMatchObject({ success: true })
  expect(await shippedOn(request.cart_id)).toBe(WEDNESDAY)
})

test('[SHIP-01] a ship date chosen before the cut-off is refused after it', async () => {
  at('11:55')
  const shopper = await filled()
  await plan(shopper, { ship_date: TUESDAY })
  const request = await goToReview(shopper)
  at('12:05')
  expect(await submit(shopper, request)).toMatchObject(
    refusedFor('This order can no longer ship on Tuesday, May 5. Choose another ship date.'),
  )
})

test('[SHIP-01] a ship date on which the warehouse has been closed meanwhile is refused', async () => {
  at('09:00')
  const shopper = await filled()
  await plan(shopper, { ship_date: WEDNESDAY })
  const request = await goToReview(shopper)
  const refused = await close(WEDNESDAY, () => submit(shopper, request))
  expect(refused).toMatchObject(
    refusedFor('This order can no longer ship on Wednesday, May 6. Choose another ship date.'),
  )
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})

async function pickedUp(pickup: { pickup_date: string; pickup_time: string }) {
  const shopper = await filled()
  await plan(shopper, { is_pickup: true, ...pickup })
  await saveMethod(shopper, 'pay_at_pickup')
  return { shopper, request: await review(shopper, null) }
}

test('[SHIP-01] a pickup day on which the warehouse has been closed meanwhile is refused', async () => {
  at('09:00')
  const { shopper, request } = await pickedUp({ pickup_date: WEDNESDAY, pickup_time: '09:00' })
  const [refused, delivery] = await close(WEDNESDAY, async () => [
    await submit(shopper, request),
    await dayIn(shopper),
  ])
  expect(refused).toMatchObject(
    refusedFor('This order can no longer be picked up on Wednesday, May 6. Choose another day.'),
  )
  expect(delivery).toMatchObject({ pickup_date: null, pickup_time: null })
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})

test('[SHIP-01] a pickup time that the day no longer offers is refused', async () => {
  at('09:00')
  const { shopper, request } = await pickedUp({ pickup_date: SATURDAY, pickup_time: '13:00' })
  const setTime = (pickup_time: string) =>
    shop.db.updateTable('carts').set({ pickup_time }).where('id', '=', request.cart_id).execute()
  await setTime('16:00')
  expect(await submit(shopper, request)).toMatchObject(
    refusedFor('The pickup time on Saturday, May 9 is not offered any more. Choose another time.'),
  )
  expect(await dayIn(shopper)).toMatchObject({ pickup_date: SATURDAY, pickup_time: null })
  await plan(shopper, { is_pickup: true, pickup_time: '12:00' })
  expect(await submit(shopper, request)).toMatchObject({ success: true })
})
