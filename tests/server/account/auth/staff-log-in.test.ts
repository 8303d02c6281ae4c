import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { useShop } from '#tests/support/shop.ts'
import { codeOfStaff, makeStaff } from '#tests/support/staff.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { credentials } from './credentials.ts'

const clock = { time: new Date('2026-06-01T12:00:00Z') }
const later = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}
const shop = await useShop({ now: () => clock.time })
const failed = { success: false, errors: ['Unauthorized'], message: 'Unauthorized' }

const attempt = (body: object, shopper = new Shopper(shop.url)) => shopper.send(authCalls.login, { body })

test('[ROLE-12][ROLE-13] staff act as a customer with a one-time code that works once', async () => {
  const staff = await makeStaff(shop.db)
  const otp = codeOfStaff(clock.time)
  const shopper = new Shopper(shop.url)
  const body = credentials('', { username: staff.email, is_impersonate: true, customers_id: 20431, otp })
  const reply = await shopper.send(authCalls.login, { body })
  expect(reply.status).toBe(200)
  const answer = reply.body as { user: { customers_id: number }; access_token: string }
  expect(answer.user.customers_id).toBe(20431)
  expect(decodeJwt(answer.access_token)).toMatchObject({
    sub: '20431',
    is_impersonate: true,
    act: { sub: String(staff.id) },
  })
  expect((await attempt(body)).status).toBe(401)

  shopper.token = answer.access_token
  await shopper.call(orderHistoryCalls.selectOrders, { body: {} })
  const audit = await shop.db
    .selectFrom('audit')
    .select(['staff_id', 'customer_id', 'call'])
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { staff_id: staff.id, customer_id: 20431, call: 'login' },
    { staff_id: staff.id, customer_id: 20431, call: 'selectOrders' },
  ])
  later(61)
  expect((await shopper.send(authCalls.me, {})).status).toBe(401)
})

test('staff can act neither as staff nor as an unknown customer', async () => {
  const { email: username } = await makeStaff(shop.db)
  const own = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', username)
    .executeTakeFirstOrThrow()
  for (const customers_id of [own.id, 1]) {
    later(2)
    const otp = codeOfStaff(clock.time)
    const reply = await attempt(credentials('', { username, is_impersonate: true, customers_id, otp }))
    expect({ customers_id, status: reply.status }).toEqual({ customers_id, status: 401 })
  }
})

test('[ROLE-12] a customer with the one-time code of staff is not staff', async () => {
  later(60)
  await makeStaff(shop.db)
  const otp = codeOfStaff(clock.time)
  const reply = await attempt(credentials('silver', { is_impersonate: true, customers_id: 20431, otp }))
  expect({ status: reply.status, body: reply.body }).toEqual({ status: 401, body: failed })
})
