import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orderCalls, type SubmitOrder } from '#contract/checkout/submit-order.ts'
import { openShop, type RunningShop } from '#server/shop.ts'
import { goToReview } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const CARTS = 5
const SUBMITS = 5
/** milliseconds, for a busy machine */
const SLOW = 90_000

const shop = await useShop()
const others: RunningShop[] = []
afterAll(async () => {
  await Promise.all(others.map((other) => other.close()))
})

/** A second server process on the same database. */
async function anotherServer(): Promise<string> {
  const other = await openShop({
    databaseUrl: shop.databaseUrl,
    dataDir: '/nowhere',
    storefronts: [{ projectId: 11, port: 0 }],
    host: '127.0.0.1',
    secret: testSecret,
    assets: null,
    seedDemo: false,
    checkAnswers: true,
    log: () => undefined,
  })
  others.push(other)
  return other.addresses[0]?.url.replace(/\/$/, '') ?? ''
}

interface Reviewed {
  readonly shopper: Shopper
  readonly request: SubmitOrder
}

async function reviewedCarts(): Promise<readonly Reviewed[]> {
  const carts: Reviewed[] = []
  for (let index = 0; index < CARTS; index++) {
    const shopper = await makeShopperWithCart(shop.url, shop.db)
    carts.push({ shopper, request: await goToReview(shopper) })
  }
  return carts
}

/** Submits every cart five times concurrently, distributed over the servers. */
async function submitAll(carts: readonly Reviewed[], servers: readonly string[]) {
  const answers = await Promise.all(
    carts.flatMap(({ shopper, request }) =>
      Array.from({ length: SUBMITS }, async (_, index) => {
        const tab = new Shopper(servers[index % servers.length] ?? shop.url)
        tab.token = shopper.token
        const { status, body } = await tab.send(orderCalls.submitOrder, { body: request })
        return (
          status === 200 && typeof body === 'object' && body !== null && 'success' in body && body.success
        )
      }),
    ),
  )
  const ids = carts.map(({ request }) => request.cart_id)
  const { rows } = await sql<{ orders: number; charges: number }>`
    select (select count(*)::int from orders where cart_id = any(${ids})) as orders,
      (select count(*)::int from gateway.charges c join submissions s on s.id::text = c.key
        where s.cart_id = any(${ids}) and c.state = 'approved') as charges`.execute(shop.db)
  return { ...rows[0], successes: answers.filter(Boolean).length }
}

test(
  '[ORD-06][ORD-16][T4][T5][T9] five carts submitted five times at once make five orders and five charges',
  async () => {
    expect(await submitAll(await reviewedCarts(), [shop.url])).toEqual({
      orders: CARTS,
      charges: CARTS,
      successes: CARTS * SUBMITS,
    })
  },
  SLOW,
)

test(
  '[ORD-06][T9][T14] the same holds when the five reach three processes',
  async () => {
    const servers = [shop.url, await anotherServer(), await anotherServer()]
    expect(await submitAll(await reviewedCarts(), servers)).toEqual({
      orders: CARTS,
      charges: CARTS,
      successes: CARTS * SUBMITS,
    })
  },
  SLOW,
)
