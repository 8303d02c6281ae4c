import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Product } from '#tests/prove/rig/fill-cart.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeShopper } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'

export const CONCURRENCY = 4

/** Shoppers on two shop processes, with products that have one case in stock and products that have many. */
export interface Contenders {
  readonly environment: TestEnvironment
  readonly shoppers: readonly Shopper[]
  readonly lastCases: readonly Product[]
  readonly plenty: readonly Product[]
  readonly restricted: readonly Product[]
}

export async function createContenders(
  environment: TestEnvironment,
  secondUrl: string,
  { size, rounds, seed }: { readonly size: number; readonly rounds: number; readonly seed: number },
): Promise<Contenders> {
  const { db, url } = environment
  const free = shuffled(await products(db, false), seed)
  const [lastCases, plenty] = [free.slice(0, rounds), free.slice(rounds, rounds + 30)]
  const restricted = (await products(db, true)).slice(0, 10)
  await setStock(db, lastCases, 1)
  await setStock(db, [...plenty, ...restricted], 1_000_000)
  const places = Array.from({ length: size }, (_, index) => (index % 2 ? secondUrl : url))
  const shoppers = await runConcurrently(places, CONCURRENCY, (place) => makeShopper(place, db))
  return { environment, shoppers, lastCases, plenty, restricted }
}

async function products(db: TestDb, isRestricted: boolean): Promise<readonly Product[]> {
  return db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('project_id', '=', 11)
    .where('active', '=', true)
    .where('texas_restricted', '=', isRestricted)
    .orderBy('id')
    .execute()
}

async function setStock(db: TestDb, list: readonly Product[], qty: number): Promise<void> {
  await sql`update stock set qty = ${qty} where product_id = any(${list.map(({ id }) => id)})`.execute(db)
}

function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const random = randomFrom(seed)
  return list
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
