import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'
import { tooMany } from './refusal.ts'

/** So many events of one key in a window that starts with the first of them. */
export interface Limit {
  readonly events: number
  readonly seconds: number
}

const count = statement<{ n: number; wait: number }>(
  'limit-count',
  `insert into rate_limits as r (key, n, until) values ($1, 1, $2::timestamptz + $3::int * interval '1 second')
   on conflict (key) do update set
     n = case when r.until <= $2 then 1 else r.n + 1 end,
     until = case when r.until <= $2 then excluded.until else r.until end
   returning n, ceil(extract(epoch from until - $2))::int as wait`,
)
const look = statement<{ n: number; wait: number }>(
  'limit-look',
  `select n, ceil(extract(epoch from until - $2))::int as wait from rate_limits where key = $1 and until > $2`,
)
const forget = statement<never>('limit-forget', 'delete from rate_limits where key = $1')

/** Counts one event; answers the seconds to wait when that was one too many, else 0. */
export async function countEvent(
  db: Kysely<Database>,
  key: string,
  limit: Limit,
  now: Date,
): Promise<number> {
  const [row] = await count(db, key, now, limit.seconds)
  return row && row.n > limit.events ? Math.max(1, row.wait) : 0
}

/** Answers the seconds to wait when the limit is used up, else 0; counts nothing. */
export async function secondsToWait(
  db: Kysely<Database>,
  key: string,
  limit: Limit,
  now: Date,
): Promise<number> {
  const [row] = await look(db, key, now)
  return row && row.n >= limit.events ? Math.max(1, row.wait) : 0
}

/** Refuses with 429 when the limit is used up; counts nothing. */
export async function refuseWhenUsedUp(
  db: Kysely<Database>,
  key: string,
  limit: Limit,
  now: Date,
): Promise<void> {
  const seconds = await secondsToWait(db, key, limit, now)
  if (seconds > 0) throw tooMany(seconds)
}

export async function forgetEvents(db: Kysely<Database>, key: string): Promise<void> {
  await forget(db, key)
}
