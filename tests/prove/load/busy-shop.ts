import { cartCalls } from '#contract/cart/carts.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Figures } from '#tests/prove/proof.ts'
import { fill, type Product } from '#tests/prove/rig/fill-cart.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { PatientShopper, percentile, Watch } from './patient-shopper.ts'

export interface Crowd {
  readonly shoppers: readonly Shopper[]
  readonly products: readonly Product[]
  readonly seed: number
}

const ALONE = 8
const TABS = 10
const READS = 2

/** What one call takes when nobody else is there, in milliseconds: the measure of all other times. */
export async function aloneAtTheShop({ shoppers, products, seed }: Crowd, orders: number[]): Promise<number> {
  const watch = new Watch()
  const [first] = shoppers
  if (!first) throw new Error('nobody is there')
  const shopper = new PatientShopper(first, watch)
  const random = randomFrom(seed)
  for (let turn = 0; turn < ALONE; turn++) orders.push(...(await checkOut(shopper, products, random)))
  return percentile(watch.took, 0.5)
}

/**
 * Everybody checks out at once, so many times, thinking between two calls for as long as fifty calls take, which keeps
 * one core of the shop busy without a pause.
 */
export async function allAtOnce(
  { shoppers, products, seed }: Crowd,
  { turns, alone }: { readonly turns: number; readonly alone: number },
  orders: number[],
): Promise<Figures> {
  const watch = new Watch()
  const failed = await everybody(shoppers, async (like, index) => {
    const random = randomFrom(seed * 101 + index)
    const shopper = new PatientShopper(like, watch, () => random() * 100 * alone)
    for (let turn = 0; turn < turns; turn++) orders.push(...(await checkOut(shopper, products, random)))
  })
  return {
    calls: watch.took.length,
    errors: watch.errors + failed,
    turned_away: watch.shed,
    p99_ratio: ratio(percentile(watch.took, 0.99), alone),
  }
}

/** Ten tabs of everybody, none of which ever pauses; in one of them the shopper orders. */
export async function tenTimesAsMany(
  { shoppers, products, seed }: Crowd,
  orders: number[],
): Promise<Figures> {
  const watch = new Watch()
  const tabs = shoppers.flatMap((shopper, index) =>
    Array.from({ length: TABS }, (_, tab) => ({ shopper: new PatientShopper(shopper, watch), index, tab })),
  )
  const failed = await everybody(tabs, async ({ shopper, index, tab }) => {
    if (tab === 0) orders.push(...(await checkOut(shopper, products, randomFrom(seed * 103 + index))))
    else await lookAround(shopper)
  })
  return {
    overload_errors: watch.errors + failed,
    overload_shed: watch.shed,
    badly_shed: watch.badlyShed,
  }
}

/** After everybody left in the middle of a call: milliseconds until somebody is served nearly as if alone. */
export async function recovery({ shoppers }: Crowd, alone: number): Promise<Figures> {
  const leaving = new AbortController()
  const left = shoppers.flatMap((shopper) =>
    Array.from({ length: TABS }, () =>
      shopper
        .fetch('/shop-api/api/carts/select-cart?project_id=11', { signal: leaving.signal })
        .catch(() => null),
    ),
  )
  await left[0]
  leaving.abort()
  await Promise.all(left)
  const from = performance.now()
  const watch = new Watch()
  const [first] = shoppers
  if (!first) throw new Error('nobody is there')
  const fresh = new PatientShopper(first, watch)
  do await fresh.call(cartCalls.selectCart, {})
  while ((watch.took.at(-1) ?? 0) > 5 * alone)
  return { recovery_ms: Math.round(performance.now() - from) }
}

/** The order, or nothing when it was refused. */
async function checkOut(
  shopper: Shopper,
  products: readonly Product[],
  random: () => number,
): Promise<readonly number[]> {
  await fill(shopper, [pick(random, products), pick(random, products)])
  const { data } = await submit(shopper, await goToReview(shopper))
  if (!data?.orders_id) throw new Error(`not ordered: ${data?.kind}`)
  return [data.orders_id]
}

async function lookAround(shopper: Shopper): Promise<void> {
  for (let turn = 0; turn < READS; turn++) {
    // the cart first: it waits for the database, so that the calls of all tabs are inside at once
    await shopper.call(cartCalls.selectCart, {})
    await shopper.call(productCalls.products, { body: { page: turn + 1 } })
  }
}

/** How many of them did not come to an end. */
async function everybody<T>(
  list: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<number> {
  const ends = await Promise.allSettled(list.map(work))
  return ends.filter(({ status }) => status === 'rejected').length
}

export const ratio = (value: number, base: number): number => Math.round((10 * value) / base) / 10
