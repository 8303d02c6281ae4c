import { setTimeout } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { type Contender, openContender } from './contender.ts'
import { copyProducts } from './copy-products.ts'

export const MANY_PRODUCTS = 20_000
const ROUNDS = 3
/** The shop looks for changes each second, and builds its indexes in less than that. */
const SEEN = 3_000

export interface Stall {
  readonly name: string
  /** for how long nothing else was answered, in milliseconds: the least of some rounds, because load only adds */
  readonly longest: number
}

const oneProduct = sql`(select min(id) from products where project_id = 11 and active)`
const CHANGES: readonly (readonly [name: string, change: (round: number) => RawBuilder<unknown>])[] = [
  ['nothing', () => sql`select 1`],
  [
    'the stock of a product',
    (round) => sql`update stock set qty = ${7_000 + round} where product_id = ${oneProduct}`,
  ],
  [
    'the name of a product',
    (round) => sql`update products set name = ${`Name ${round}`} where id = ${oneProduct}`,
  ],
  [
    'the prices of all products',
    (round) => sql`update prices set cents = cents + ${round + 1} where product_id >= ${oneProduct}`,
  ],
]

/** How long all other answers wait when products of a large shop change. @param folder the checkout of the server */
export async function measureStalls(folder: string, databaseUrl: string): Promise<readonly Stall[]> {
  const db = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  await copyProducts(db, MANY_PRODUCTS)
  await db.destroy()
  const server = await openContender(folder, databaseUrl)
  try {
    const stalls: Stall[] = []
    for (const [name, change] of CHANGES) stalls.push({ name, longest: await leastStall(server, change) })
    return stalls
  } finally {
    await server.close()
  }
}

async function leastStall(
  { db, longestStall }: Contender,
  change: (round: number) => RawBuilder<unknown>,
): Promise<number> {
  const stalls: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await longestStall()
    await change(round).execute(db)
    await setTimeout(SEEN)
    stalls.push(await longestStall())
  }
  return Math.min(...stalls)
}
