import { expect, test } from 'vitest'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { profileCalls } from '#contract/account/profile.ts'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const silver = new Shopper(shop.url)
await silver.logIn(seededEmail('silver'))
const orders = (body: object, shopper = silver) => shopper.call(orderHistoryCalls.selectOrders, { body })
const ownIds = async (statuses: readonly number[]) => {
  const rows = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', 20417)
    .where('status_id', 'in', [...statuses])
    .orderBy('purchased_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => row.id)
}

test('[API-20][ENT-28] the profile is the customer of the token', async () => {
  expect(await silver.call(profileCalls.selectProfile, {})).toEqual({
    profile: {
      customers_id: 20417,
      customers_firstname: 'Dana',
      customers_lastname: 'Whitfield',
      customers_email_address: 'silver@emberwright.example',
      first: 'Dana',
      customers_telephone: '(417) 555-0101',
      customers_mobile_phone: '+14175550101',
      company: 'Whitfield Roadside Stands',
      newsletter: true,
      email_notifications: true,
      text_notifications: false,
      tag_markup_percent: null,
      silver_is_cheaper: false,
    },
  })
})

test('[API-28][CONST-32][CONST-33][ORD-21] without statuses the default ones, the open orders, are returned, newest first', async () => {
  const answer = await orders({})
  expect(answer.orders.map((order) => order.orders_id)).toEqual(await ownIds(ORDER_STATUSES.open))
  expect(await orders({ statuses: [] })).toEqual(answer)
  const open = [1, 2, 10, 11, 20, 21, 22]
  const complete = [3, 25]
  expect(ORDER_STATUSES).toEqual({ open, complete, previous: [...open, ...complete] })
})

test('[ENT-30] orders are paginated; a page number past the end returns the last page', async () => {
  const statuses = [...ORDER_STATUSES.previous]
  const all = await ownIds(statuses)
  const page = (number: number) => orders({ statuses, items_per_page: 4, page: number })
  const last_page = Math.ceil(all.length / 4)
  expect((await page(2)).orders.map((order) => order.orders_id)).toEqual(all.slice(4, 8))
  const beyond = await page(90_000)
  expect(beyond.meta.pagination).toEqual({
    total: all.length,
    per_page: 4,
    current_page: last_page,
    last_page,
  })
  expect(beyond.orders.map((order) => order.orders_id)).toEqual(all.slice((last_page - 1) * 4))
  expect((await orders({ statuses, limit: 3 })).orders).toHaveLength(3)
  expect((await orders({ statuses: [2_000_000_000] })).orders).toEqual([])
})

test('[ENT-31] an order has its lines and fees, and they add up', async () => {
  const { orders: found } = await orders({ statuses: [...ORDER_STATUSES.previous], items_per_page: 50 })
  expect(found.length).toBeGreaterThan(5)
  for (const order of found) {
    const lines = order.lines.reduce((sum, line) => sum + line.quantity * line.final_price, 0)
    expect(lines).toBe(order.lines.reduce((sum, line) => sum + line.total_price, 0))
    expect(order.item_count).toBe(order.lines.reduce((sum, line) => sum + line.quantity, 0))
    expect(order.fees.every((fee) => fee.name !== '' && Number.isSafeInteger(fee.amount))).toBe(true)
    expect(order.status_name).not.toBe('')
  }
})

test('[API-28] one order is read by its number, whatever its status, with its history and tracking', async () => {
  const { orders: all } = await orders({ statuses: [...ORDER_STATUSES.previous], items_per_page: 50 })
  const shipped = all.find((order) => order.status_id === 3)
  const { orders: found } = await orders({ orders_id: shipped?.orders_id })
  expect(found).toEqual([shipped])
  expect(shipped?.events.map((event) => event.status_name)).toEqual([
    'Order received',
    'Picking',
    'Packed',
    'Shipped',
  ])
  expect(shipped?.tracking_url).toBe(`https://ozark.example/track/${shipped?.tracking_number}`)
  const { orders: brief } = await orders({ orders_id: shipped?.orders_id, without_lines: true })
  const details = {
    ship_to: [],
    contact: { name: null, phone: null },
    fees: [],
    lines: [],
    events: [],
    payments: [],
    shipments: [],
  }
  expect(brief).toEqual([{ ...shipped, ...details }])
  expect(shipped?.products_count).toBe(shipped?.lines.length)
  const stranger = new Shopper(shop.url)
  await stranger.logIn(seededEmail('new'))
  const none = await orders({ orders_id: 2_000_000_000 }, stranger)
  expect(await orders({ orders_id: shipped?.orders_id }, stranger)).toEqual(none)
  expect(none.orders).toEqual([])
})

test('[ENT-31] a customer cannot read the orders of another one', async () => {
  const fresh = new Shopper(shop.url)
  await fresh.logIn(seededEmail('new'))
  const answer = await orders({ statuses: [...ORDER_STATUSES.previous] }, fresh)
  expect(answer).toEqual({
    orders: [],
    meta: { pagination: { total: 0, per_page: 20, current_page: 1, last_page: 1 } },
  })
})

test('an order of 164 products is returned completely', async () => {
  const big = new Shopper(shop.url)
  await big.logIn(seededEmail('big'))
  const { orders: found } = await orders({ statuses: [...ORDER_STATUSES.previous], items_per_page: 50 }, big)
  expect(Math.max(...found.map((order) => order.lines.length))).toBe(164)
})
