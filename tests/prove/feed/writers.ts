import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { randomFrom } from '#statecharts/engine/random.ts'

/** What an event is known by: the model of a product and a stock that it has once. */
export type Fact = string
export const factOf = (model: unknown, quantity: unknown): Fact => `${String(model)}=${String(quantity)}`

interface WritersOptions {
  readonly databaseUrl: string
  readonly count: number
  readonly seed: number
}

const WRITERS = 20
/** products of each writer, all of which a transaction changes */
const PRODUCTS = 5
const LONGEST_MS = 250
/** one transaction in so many is rolled back */
const ROLLED_BACK = 8

/**
 * Changes the stock of products in transactions that take their time, side by side, until so many events are committed; resolves
 * with these. Each writer has products of its own, so that none waits for another.
 */
export async function writeSlowly({ databaseUrl, count, seed }: WritersOptions): Promise<ReadonlySet<Fact>> {
  const committed = new Set<Fact>()
  const write = async (writer: number) => {
    const client = new Client(databaseUrl)
    const random = randomFrom(seed + writer)
    await client.connect()
    try {
      const { rows } = await client.query<{ id: number }>(
        'select id from products where project_id = 11 order by id limit $1 offset $2',
        [PRODUCTS, writer * PRODUCTS],
      )
      const ids = rows.map(({ id }) => id)
      for (let most = 1_000; committed.size < count; most++)
        for (const fact of await transact(client, ids, most, random)) committed.add(fact)
    } finally {
      await client.end()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return committed
}

/** Resolves with the events of a transaction that was committed. */
async function transact(
  client: Client,
  ids: readonly number[],
  quantity: number,
  random: () => number,
): Promise<readonly Fact[]> {
  await client.query('begin')
  const { rows } = await client.query<{ model: string }>(
    'update stock s set qty = $2 from products p where s.product_id = any($1) and p.id = s.product_id returning p.model',
    [ids, quantity],
  )
  await pause(random() * LONGEST_MS)
  const isUndone = Math.floor(random() * ROLLED_BACK) === 0
  await client.query(isUndone ? 'rollback' : 'commit')
  return isUndone ? [] : rows.map(({ model }) => factOf(model, quantity))
}
