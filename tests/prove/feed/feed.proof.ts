import { sql } from 'kysely'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { type ShopProcess, startShop } from '#tests/prove/rig/shop-process.ts'
import { type TestEnvironment, withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { openBackOffice } from '#tests/support/back-office.ts'
import { type Followed, followBySeq, followByTime } from './follower.ts'
import { postOften } from './posts.ts'
import { type Fact, factOf, writeSlowly } from './writers.ts'

/** Counts in events. The negative control follows by time, and sends each try as a request of its own. */
export const feed: Proof = {
  rule: '[T93] of events of 20 slow writers a reader who follows their numbers misses none and reads none twice, while both processes that number them are killed in turn; what a back office sends twice is done once',
  counts: { test: 4_000, long: 100_000, control: 2_000 },
  controlBreaks: ['missed', 'stock_off'],
  run: (trial) =>
    withTestEnvironment({}, async (environment) => {
      const { databaseUrl, gatewayUrl } = environment
      const second = await startShop({ databaseUrl, gatewayUrl })
      try {
        return await tryout(environment, second, trial)
      } finally {
        await second.kill()
      }
    }),
  judge: (figures) => [
    ...above(figures, { missed: 0, twice: 0, rolled_back: 0, gaps: 0, stock_off: 0 }),
    ...below(figures, { events: 2_000, kills: 2, posts: 20 }),
  ],
}

async function tryout(
  environment: TestEnvironment,
  second: ShopProcess,
  { count, seed, broken, say }: Trial,
): Promise<Figures> {
  const { db, databaseUrl, shop, url } = environment
  const office = await openBackOffice(environment)
  const origins = [url, `http://127.0.0.1:${second.ports[0]}`]
  const follower = broken ? followByTime(db) : followBySeq(origins, office.key)
  const lastFact = factOf('the end', 0)
  const reading = follower.until(lastFact)
  const [product] = await productBeyondWriters(environment)
  if (!product) throw new Error('no product is left')
  const killing = killInTurn([shop, second])
  const posting = postOften({ origins, ...office, model: product.model, forgets: broken })
  const committed = await writeSlowly({ databaseUrl, count, seed })
  say(`${committed.size} events are committed`)
  const kills = await killing.stop()
  const posts = await posting.stop()
  // after everything that was committed
  await sql`insert into events (project_id, kind, body)
    values (11, 'stock.changed', '{"products_model": "the end", "quantity": 0}')`.execute(db)
  const followed = await reading
  const { qty } = await db
    .selectFrom('stock')
    .select('qty')
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow()
  return {
    ...compare(committed, followed, new Set([lastFact]), product.model),
    kills,
    posts,
    stock_off: Math.abs(qty - product.qty - posts),
  }
}

const productBeyondWriters = async ({ db }: TestEnvironment) => {
  const { rows } = await sql<{ id: number; model: string; qty: number }>`
    select p.id, p.model, s.qty from products p join stock s on s.product_id = p.id
    where p.project_id = 11 order by p.id desc limit 1`.execute(db)
  return rows
}

/** Kills the processes in turn, each as soon as the other one is back. */
function killInTurn(processes: readonly ShopProcess[]): { stop(): Promise<number> } {
  const stopped = new AbortController()
  const run = async () => {
    let kills = 0
    while (!stopped.signal.aborted || kills < processes.length)
      await processes[kills++ % processes.length]?.restart()
    return kills
  }
  const running = run()
  return {
    stop: () => {
      stopped.abort()
      return running
    },
  }
}

/** @param others facts that no writer has written */
function compare(
  committed: ReadonlySet<Fact>,
  { facts, seqs }: Followed,
  others: ReadonlySet<Fact>,
  posted: string,
): Figures {
  const own = facts.filter((fact) => !others.has(fact) && !fact.startsWith(`${posted}=`))
  const seen = new Set(own)
  return {
    events: committed.size,
    missed: [...committed].filter((fact) => !seen.has(fact)).length,
    twice: own.length - seen.size,
    rolled_back: [...seen].filter((fact) => !committed.has(fact)).length,
    gaps: seqs.filter((seq, index) => seq !== index + 1).length,
  }
}
