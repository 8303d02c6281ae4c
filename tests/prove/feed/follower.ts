import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { feedCalls } from '#contract/staff/feed.ts'
import type { TestDb } from '#tests/support/database.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { type Fact, factOf } from './writers.ts'

export interface Followed {
  readonly facts: readonly Fact[]
  readonly seqs: readonly number[]
}

export interface Follower {
  /** Resolves with what was read once it holds a fact of the end. */
  until(last: Fact): Promise<Followed>
}

/** Follows the feed of whichever process answers, by the number of the last event. */
export function followBySeq(origins: readonly string[], key: string): Follower {
  const facts: Fact[] = []
  const seqs: number[] = []
  const clients = origins.map((origin) => {
    const client = new Shopper(origin)
    client.token = key
    return client
  })
  let after = 0
  let asked = 0
  const readOn = async () => {
    const client = clients[asked++ % clients.length]
    if (!client) throw new Error('there is no process')
    const page = await client.call(feedCalls.readFeed, { query: { after: String(after) } })
    for (const { seq, kind, body } of page.events) {
      seqs.push(seq)
      if (kind === 'stock.changed') facts.push(factOf(body['products_model'], body['quantity']))
    }
    after = page.next
    if (!page.has_more) await pause(50)
  }
  // a process that is killed does not answer
  return { until: async (last) => readUntil(last, { facts, seqs }, () => readOn().catch(() => pause(50))) }
}

/** Follows the table by the time of the last event, as the negative control. */
export function followByTime(db: TestDb): Follower {
  const facts: Fact[] = []
  let after = new Date(0).toISOString()
  const readOn = async () => {
    const { rows } = await sql<{ at: string; model: string; quantity: string }>`
      select at::text as at, body->>'products_model' as model, body->>'quantity' as quantity from events
      where kind = 'stock.changed' and at > ${after}::timestamptz order by at limit 500`.execute(db)
    for (const { model, quantity } of rows) facts.push(factOf(model, quantity))
    after = rows.at(-1)?.at ?? after
    await pause(20)
  }
  return { until: async (last) => readUntil(last, { facts, seqs: [] }, readOn) }
}

async function readUntil(
  last: Fact,
  { facts, seqs }: { facts: Fact[]; seqs: number[] },
  readOn: () => Promise<void>,
): Promise<Followed> {
  const seen = new Set<Fact>()
  for (let looked = 0; !seen.has(last); ) {
    await readOn()
    for (; looked < facts.length; looked++) seen.add(facts[looked] ?? '')
  }
  return { facts, seqs }
}
