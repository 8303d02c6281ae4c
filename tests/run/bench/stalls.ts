import { setTimeout } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Contender } from './contender.ts'
import { familyTime, processTime } from './process-usage.ts'

const ROUNDS = 3
/** The shop looks for changes each second, and builds its indexes in less than that. */
const SEEN = 3_000

export interface Stall {
  readonly name: string
  /** for how long nothing else was answered, in milliseconds: the least of some rounds, because load only adds */
  readonly longest: number
  /** milliseconds of node and PostgreSQL until it is seen, with what they do anyway in that time */
  readonly cpu: number
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

/** What changes of a large shop cost: how long all other answers wait, and CPU time. */
export async function measureStalls(server: Contender): Promise<readonly Stall[]> {
  const stalls: Stall[] = []
  for (const [name, change] of CHANGES) stalls.push({ name, ...(await leastStall(server, change)) })
  return stalls
}

async function leastStall(
  { db, longestStall, pid, postmaster }: Contender,
  change: (round: number) => RawBuilder<unknown>,
): Promise<Pick<Stall, 'longest' | 'cpu'>> {
  const time = () => processTime(pid) + familyTime(postmaster)
  const rounds: Pick<Stall, 'longest' | 'cpu'>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await longestStall()
    const before = time()
    await change(round).execute(db)
    await setTimeout(SEEN)
    rounds.push({ longest: await longestStall(), cpu: time() - before })
  }
  return {
    longest: Math.min(...rounds.map(({ longest }) => longest)),
    cpu: Math.min(...rounds.map(({ cpu }) => cpu)),
  }
}
