import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import { familyTime, parentOf, processTime } from '#tests/run/bench/process-usage.ts'
import { makeShopper } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'

const LINES = 200
const ROUNDS = 4
const ADDS = 40

/** CPU of shop and database for adding a line to a cart of 200 lines, per mille of that for an empty one. */
export async function largeCartRatio(
  environment: TestEnvironment,
  products: readonly number[],
): Promise<number> {
  const empty = await makeShopper(environment.url, environment.db)
  const large = await makeShopper(environment.url, environment.db)
  for (const id of products.slice(0, LINES)) await add(large, id)
  const left = products.slice(LINES, LINES + ADDS)
  const clock = await cpuClock(environment)
  const spent = { empty: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY }
  // whatever else the machine does only adds to a round, so the best one counts
  for (let round = 0; round < ROUNDS; round++) {
    spent.empty = Math.min(spent.empty, await costOf(empty, left, clock))
    spent.large = Math.min(spent.large, await costOf(large, left, clock))
  }
  return Math.round((1_000 * spent.large) / Math.max(spent.empty, 1))
}

async function costOf(shopper: Shopper, products: readonly number[], clock: () => number): Promise<number> {
  const before = clock()
  const lines: number[] = []
  for (const id of products) lines.push(await add(shopper, id))
  const cost = clock() - before
  for (const id of lines) await shopper.call(cartCalls.deleteCartProduct, { body: { id } })
  return cost
}

async function add(shopper: Shopper, products_id: number): Promise<number> {
  const body = { cart_product: { products_id, quantity: 1 } }
  const { data } = await shopper.call(cartCalls.updateCartProduct, { body })
  return data?.id ?? 0
}

/** Milliseconds of CPU of the shop's process and of all of PostgreSQL. */
async function cpuClock({ db }: TestEnvironment): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  const shop = shopPid()
  return () => processTime(shop) + familyTime(postmaster)
}

function shopPid(): number {
  const isShop = (pid: number) =>
    parentOf(pid) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('serve-shop')
  const found = readdirSync('/proc')
    .map(Number)
    .find((pid) => pid > 0 && isShop(pid))
  if (!found) throw new Error('the process of the shop is not found')
  return found
}
