import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { orderCalls, type SubmitOrder } from '#contract/checkout/submit-order.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { recoverOnce } from '#server/checkout/submission/recovery.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl })
afterAll(() => gateway.close())

await sql`create function refuse_write() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
  shop.db,
)
/** Makes PostgreSQL reject inserts into this table with the error of a full disk. */
const fill = (table: string) =>
  sql`create trigger full_disk before insert on ${sql.table(table)} for each statement execute function refuse_write()`.execute(
    shop.db,
  )
const free = async () => {
  for (const table of ['submissions', 'orders', 'refusals'])
    await sql`drop trigger if exists full_disk on ${sql.table(table)}`.execute(shop.db)
}
afterEach(free)

const ready = async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  return { shopper, request: await goToReview(shopper) }
}
const send = (shopper: Shopper, body: SubmitOrder) => shopper.send(orderCalls.submitOrder, { body })
const processOf = (shopper: Shopper, id: number) =>
  shopper.call(orderCalls.getOrderProcess, { params: { id: String(id) } })
const booksOf = async (cartId: number) => {
  const { rows } = await sql<{ orders: number; charges: number }>`select
    (select count(*)::int from orders where cart_id = ${cartId}) as orders,
    (select count(*)::int from gateway.charges c join submissions s on s.id::text = c.key
      where s.cart_id = ${cartId} and c.state = 'approved') as charges`.execute(shop.db)
  return rows[0]
}
const busy = { success: false, errors: ['The shop is busy. Please try again in a moment.'] }

test('a full disk before the charge is a 503 without a charge, and a retry succeeds once there is space', async () => {
  const { shopper, request } = await ready()
  await fill('submissions')
  const { status, headers, body } = await send(shopper, request)
  expect([status, Number(headers.get('retry-after')) > 0, body]).toEqual([503, true, busy])
  expect(await booksOf(request.cart_id)).toEqual({ orders: 0, charges: 0 })
  expect(await processOf(shopper, request.cart_id)).toEqual({ status: 'none', response: null })
  expect(await shopper.call(cartCalls.selectCart, {})).toMatchObject({
    id: request.cart_id,
    version: request.cart_version,
  })
  await free()
  expect(await submit(shopper, request)).toMatchObject({ success: true })
  expect(await booksOf(request.cart_id)).toEqual({ orders: 1, charges: 1 })
})

test('[ORD-04][T7] a full disk after the charge leaves the submission pending, and recovery completes the order', async () => {
  const { shopper, request } = await ready()
  await fill('orders')
  const { status, body } = await send(shopper, request)
  expect([status, body]).toEqual([503, busy])
  expect(await booksOf(request.cart_id)).toEqual({ orders: 0, charges: 1 })
  expect(await processOf(shopper, request.cart_id)).toEqual({ status: 'pending', response: null })
  const later = {
    db: shop.db,
    gateway,
    now: () => new Date(Date.now() + 61_000),
    log: () => undefined,
  }
  expect(await recoverOnce(later)).toBe(0)
  await free()
  expect(await recoverOnce(later)).toBe(1)
  expect(await booksOf(request.cart_id)).toEqual({ orders: 1, charges: 1 })
  expect(await processOf(shopper, request.cart_id)).toMatchObject({ status: 'complete' })
})

test('[ORD-13] a rejection is returned even when it cannot be stored', async () => {
  const { shopper, request } = await ready()
  await fill('refusals')
  const wrong = { ...request, reviewed_total: request.reviewed_total + 1 }
  expect(await submit(shopper, wrong)).toMatchObject({ success: false, data: { kind: 'total' } })
  expect(shop.lines.at(-1)).toMatch(/^a refusal was not kept: .*53100/)
})
