import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { createSandboxGateway, type SandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { recoverOnce } from '#server/checkout/submission/recovery.ts'
import type { Failpoint } from '#server/checkout/submission/failpoint.ts'
import { CARDS, goToReview, review, saveMethod, submit, verifyCard } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

let clock = 0
let stopAt: Failpoint | null = null
const passed: Failpoint[] = []
const now = () => new Date(Date.now() + clock)
const shop = await useShop({
  now,
  failpoint: (point) => {
    passed.push(point)
    if (point === stopAt) throw new Error(`stopped at ${point}`)
  },
})
const opened: SandboxGateway[] = []
afterAll(() => opened[0]?.close())
const parts = () => {
  const gateway = opened[0] ?? createSandboxGateway({ databaseUrl: shop.databaseUrl, slowAfter: 1 })
  if (!opened[0]) opened.push(gateway)
  return { db: shop.db, gateway, now: () => new Date(now().getTime() + 61_000), log: () => undefined }
}
const filled = () => makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2 })
const processOf = (shopper: Shopper, cartId: number) =>
  shopper.call(orderCalls.getOrderProcess, { params: { id: String(cartId) } })
const chargesOf = async (cartId: number) => {
  const { rows } = await sql<{ state: string }>`select c.state from gateway.charges c
    join submissions s on s.id::text = c.key where s.cart_id = ${cartId}`.execute(shop.db)
  return rows.map((row) => row.state)
}
const stockOf = async (cartId: number) => {
  const { rows } = await sql<{
    qty: number
  }>`select s.qty from stock s join cart_lines l on l.product_id = s.product_id
    where l.cart_id = ${cartId} order by s.product_id`.execute(shop.db)
  return rows.map((row) => row.qty)
}

test('[T14] a charge with a lost response is looked up once and the order is placed', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper, CARDS.lostAnswer)
  expect(await submit(shopper, request)).toMatchObject({ success: true, data: { kind: 'accepted' } })
  expect(await chargesOf(request.cart_id)).toEqual(['approved'])
})

test('[ORD-04][T7][T11][T23] a submission without outcome is pending, and recovery releases stock and coupon', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper, CARDS.processingError)
  const stock = await stockOf(request.cart_id)
  const answer = await submit(shopper, request)
  expect(answer).toMatchObject({
    success: false,
    message: `We are still processing order ${request.cart_id}`,
    data: { kind: 'pending', cart_id: request.cart_id },
  })
  expect(await processOf(shopper, request.cart_id)).toEqual({ status: 'pending', response: null })
  expect(await recoverOnce({ ...parts(), now })).toBe(0)
  const refused = await shopper.send(cartCalls.updateCart, { body: { cart: { rush_shipping: true } } })
  expect(refused.status).toBe(409)
  const line = (await shopper.call(cartCalls.selectCart, {})).items[0]
  const blocked = await shopper.call(cartCalls.updateCartProduct, {
    body: { cart_product: { id: line?.id, products_id: line?.products_id ?? 0, quantity: 1 } },
  })
  expect(blocked).toMatchObject({ success: false, status: 'submitting', data: null })

  expect(await recoverOnce(parts())).toBe(1)
  expect(await processOf(shopper, request.cart_id)).toMatchObject({
    status: 'error',
    response: { success: false, data: { kind: 'failed' } },
  })
  expect(await chargesOf(request.cart_id)).toEqual(['tombstone'])
  expect(await stockOf(request.cart_id)).toEqual(stock)
  expect(await submit(shopper, request)).toMatchObject({ data: { kind: 'version' } })
  await verifyCard(shopper, CARDS.visa)
  expect(await submit(shopper, await review(shopper))).toMatchObject({ success: true })
})

const submissionOf = async (cartId: number) => {
  const { rows } = await sql<{ id: string }>`select id from submissions where cart_id = ${cartId}`.execute(
    shop.db,
  )
  return rows[0]?.id
}

/** A hundred older submissions of the same customer, each of a cart of its own. */
const writeOlderSubmissions = (cartId: number) =>
  sql`with copies as (insert into carts (customer_id, project_id, status)
     select customer_id, project_id, 'saved' from carts, generate_series(1, 100) where id = ${cartId} returning id)
   insert into submissions (id, cart_id, customer_id, cart_version, fingerprint, amount_cents, state, payment_method, content, created_at)
     select gen_random_uuid(), copies.id, customer_id, cart_version, fingerprint, amount_cents, state, payment_method, content,
       created_at - interval '1 hour' from submissions, copies where cart_id = ${cartId}`.execute(shop.db)

test('[T7] submissions stay pending while the gateway cannot tell whether their cards were charged, and hold up no newer one; four are asked about at once', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper, CARDS.processingError)
  await submit(shopper, request)
  await writeOlderSubmissions(request.cart_id)
  let [asking, most] = [0, 0]
  const unsure = async () => {
    most = Math.max(most, ++asking)
    await setImmediate()
    asking--
    return { kind: 'unknown' } as const
  }
  expect(await recoverOnce({ ...parts(), gateway: { ...parts().gateway, lookup: unsure } })).toBe(0)
  expect(most).toBe(4)
  expect(await chargesOf(request.cart_id)).toEqual([])
  expect(await processOf(shopper, request.cart_id)).toEqual({ status: 'pending', response: null })
  const key = await submissionOf(request.cart_id)
  const lookup: SandboxGateway['lookup'] = async (each) =>
    each === key ? parts().gateway.lookup(each) : { kind: 'unknown' }
  expect(await recoverOnce({ ...parts(), gateway: { ...parts().gateway, lookup } })).toBe(1)
  expect((await processOf(shopper, request.cart_id)).status).toBe('error')
  await sql`delete from submissions where state = 'pending'`.execute(shop.db)
})

test('[T7] submissions of several customers that bought the same are settled at the same time, each once', async () => {
  const requests = await Promise.all(
    [1, 2, 3].map(async () => {
      const shopper = await filled()
      return { shopper, request: await goToReview(shopper, CARDS.processingError) }
    }),
  )
  const [first] = requests
  const stock = await stockOf(first?.request.cart_id ?? 0)
  for (const { shopper, request } of requests) await submit(shopper, request)
  expect(await stockOf(first?.request.cart_id ?? 0)).toEqual(stock.map((cases) => cases - 6))
  expect(await recoverOnce(parts())).toBe(3)
  expect(await stockOf(first?.request.cart_id ?? 0)).toEqual(stock)
  for (const { request } of requests) expect(await chargesOf(request.cart_id)).toEqual(['tombstone'])
})

test.each([
  ['reserved', 'error', ['tombstone']],
  ['before gateway', 'error', ['tombstone']],
  ['during gateway', 'complete', ['approved']],
  ['after gateway', 'complete', ['approved']],
  ['before settling', 'complete', ['approved']],
  ['settled', 'complete', ['approved']],
] as const)(
  '[T7][T9] a process that dies at "%s" leaves an order that recovery ends as %s',
  async (point, status, charges) => {
    const shopper = await filled()
    const request = await goToReview(shopper)
    stopAt = point
    const reply = await shopper.send(orderCalls.submitOrder, { body: request })
    stopAt = null
    expect(reply.status).toBe(500)
    await expect.poll(() => chargesOf(request.cart_id)).toHaveLength(status === 'error' ? 0 : 1)
    await recoverOnce(parts())
    expect((await processOf(shopper, request.cart_id)).status).toBe(status)
    expect(await chargesOf(request.cart_id)).toEqual(charges)
    const repeated = await submit(shopper, request)
    expect(repeated.data?.kind).toBe(status === 'error' ? 'version' : 'accepted')
  },
)

test('[T7] a restart settles pending submissions', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  stopAt = 'after gateway'
  await shopper.send(orderCalls.submitOrder, { body: request })
  stopAt = null
  clock += 61_000
  await shop.reopen()
  const back = new Shopper(shop.url)
  back.token = shopper.token
  await expect.poll(async () => (await processOf(back, request.cart_id)).status).toBe('complete')
  clock = 0
})

test('[PAY-05] a pending submission with terms is accepted without a card', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { like: 'gold' })
  await goToReview(shopper)
  await saveMethod(shopper, 'net_terms')
  const request = await review(shopper, null)
  stopAt = 'reserved'
  await shopper.send(orderCalls.submitOrder, { body: request })
  stopAt = null
  await recoverOnce(parts())
  expect((await processOf(shopper, request.cart_id)).status).toBe('complete')
  expect(await chargesOf(request.cart_id)).toEqual([])
})

test('the six failpoints are reached in order', async () => {
  const shopper = await filled()
  const request = await goToReview(shopper)
  passed.length = 0
  await submit(shopper, request)
  expect(passed).toEqual([
    'reserved',
    'before gateway',
    'during gateway',
    'after gateway',
    'before settling',
    'settled',
  ])
})

test('[ORD-08][PAY-05] no card number and no security code reach the database or the log', async () => {
  const shopper = await filled()
  const number = '4000001234567899'
  await shopper.call(paymentCalls.authCreditCard, {
    body: {
      cc_number: number,
      cc_expire_month: '12',
      cc_expire_year: '2031',
      cc_cvv: '987',
      cc_deposit_amount: null,
    },
  })
  const { rows } = await sql<{ text: string }>`select (select string_agg(c::text, '') from carts c)
    || (select string_agg(s::text, '') from submissions s) || (select string_agg(o::text, '') from orders o)
    || (select string_agg(g::text, '') from gateway.charges g) as text`.execute(shop.db)
  const numbers = [...Object.values(CARDS).map((card) => card.replaceAll(' ', '')), number]
  expect(numbers.filter((each) => rows[0]?.text.includes(each))).toEqual([])
  expect(numbers.filter((each) => shop.lines.join('\n').includes(each))).toEqual([])
  expect(rows[0]?.text).toContain('"last_four"')
})
