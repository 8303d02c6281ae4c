import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import type { TestDb } from '#tests/support/database.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Figures } from '#tests/prove/proof.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeShopper } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { COUPONS, fillAtRandom, wayAtRandom } from './bought-cart.ts'
import { below } from './drawn-cart.ts'
import { exactPrice } from './exact-price.ts'
import { bookedOf, factsOf } from './books.ts'
import { centsOf, faultsOfTotals, type WireTotals } from './wire-amounts.ts'

const LEVELS = ['silver', 'gold', 'bronze', 'special', 'pro', 'platinum', 'silver', 'pro'] as const
const CONCURRENCY = 4

/** Fills, prices, orders and charges carts over HTTP and compares each with the exact calculation and the database. */
export async function buyCarts(
  environment: TestEnvironment,
  proUrl: string,
  count: number,
  seed: number,
  say: (line: string) => void,
): Promise<Figures> {
  await makeOddPrices(environment.db, seed)
  const buyers = await runConcurrently(LEVELS, CONCURRENCY, (like) =>
    makeShopper(like === 'pro' ? proUrl : environment.url, environment.db, like),
  )
  const figures = { bought: 0, charged: 0, unordered: 0, wrong_shown: 0, wrong_booked: 0 }
  await runConcurrently(buyers, CONCURRENCY, async (buyer, lane) => {
    for (let index = lane; index < count; index += buyers.length) {
      const { isOrdered, isCharged, shown, booked } = await buy(environment, buyer, seed * 31_337 + index)
      if (shown.length + booked.length > 0) say(`cart ${index}: ${[...shown, ...booked].join('; ')}`)
      figures.bought++
      if (isCharged) figures.charged++
      if (!isOrdered) figures.unordered++
      if (shown.length > 0) figures.wrong_shown++
      if (booked.length > 0) figures.wrong_booked++
    }
  })
  return figures
}

interface Bought {
  readonly isOrdered: boolean
  readonly isCharged: boolean
  /** what was wrong on the pages, and in the books */
  readonly shown: readonly string[]
  readonly booked: readonly string[]
}

async function buy({ db }: TestEnvironment, buyer: Shopper, seed: number): Promise<Bought> {
  const draw = randomFrom(seed)
  await fillAtRandom(db, buyer, draw)
  const choice = await wayAtRandom(buyer, draw)
  const answer = await buyer.send(cartCalls.selectCartTotals, { body: {} })
  // the proof reads the very JSON, because the contract's schema makes cents of it
  const totals = answer.body as WireTotals
  const facts = await factsOf(db, choice.cart_id)
  const exact = exactPrice(facts)
  const shown = [...faultsOfTotals(totals), ...differs('shown', centsOf(totals.total), exact.total)]
  const deposit =
    choice.isCard && draw() < 0.2 && totals.total > 0 ? below(draw, Number(exact.total)) / 100 : null
  const { isCard: _, ...request } = choice
  const body = { ...request, reviewed_total: totals.total, cc_deposit_amount: deposit }
  const { success, data, errors } = await buyer.call(orderCalls.submitOrder, { body })
  if (!success || !data?.orders_id)
    return {
      isOrdered: false,
      isCharged: false,
      shown: [...shown, `refused: ${errors.join(' ')}`],
      booked: [],
    }
  const toCharge = choice.isCard ? (centsOf(deposit || totals.total) ?? 0n) : 0n
  const booked = await bookedOf(db, data.orders_id, { exact, toCharge })
  shown.push(...differs('confirmed', BigInt(data.total ?? -1), exact.total))
  return { isOrdered: true, isCharged: toCharge > 0n, shown, booked }
}

const differs = (name: string, found: bigint | null, exact: bigint): readonly string[] =>
  found === exact ? [] : [`${name} ${found}, exactly ${exact}`]

/** Prices that end in any cent, plenty of stock, and coupons of every kind. */
async function makeOddPrices(db: TestDb, seed: number): Promise<void> {
  await sql`update prices set cents = 1 + (product_id::bigint * 7919 + level_id * 104729 + ${seed}) % 60000`.execute(
    db,
  )
  await sql`update stock set qty = 1000000`.execute(db)
  for (const { code, kind, amount } of COUPONS)
    await sql`insert into coupons (code, kind, amount) values (${code}, ${kind}, ${amount})`.execute(db)
}
