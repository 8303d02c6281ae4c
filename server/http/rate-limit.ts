import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'
import { tooMany } from './refusal.ts'

/** So many events of one key in a window that starts with the first of them. */
export interface Limit {
  readonly key: string
  readonly events: number
  readonly seconds: number
}

/** Events that were counted and can be uncounted while their window lasts. */
export type CountedEvents = readonly { readonly key: string; readonly until: Date }[]

/**
 * An event over the limit is not counted, so what is uncounted later makes room for exactly one more. A window that
 * ends later than any window can was opened before the clock was set back, and is over; clocks of several processes
 * differ by less than a minute.
 */
const count = statement<{ is_counted: boolean; until: Date; wait: number }>(
  'limit-count',
  `with counted as (
     insert into rate_limits as r (key, n, until) values ($1, 1, $2::timestamptz + $3::int * interval '1 second')
     on conflict (key) do update set
       n = case when r.until <= $2 or r.until > excluded.until + interval '1 minute' then 1 else r.n + 1 end,
       until = case when r.until <= $2 then excluded.until else least(r.until, excluded.until) end
     where r.until <= $2 or r.until > excluded.until + interval '1 minute' or r.n < $4
     returning until)
   select true as is_counted, until, 0 as wait from counted
   union all
   select false, until, ceil(extract(epoch from until - $2))::int from rate_limits
   where key = $1 and not exists (select from counted)`,
)
const uncount = statement<never>(
  'limit-uncount',
  'update rate_limits set n = n - 1 where key = $1 and until = $2 and n > 0',
)
const forget = statement<never>('limit-forget', 'delete from rate_limits where key = $1')

/** Counts one event of each limit, or of none: throws the 429 of the first that is used up. */
export async function countEvents(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<CountedEvents> {
  const counted: { key: string; until: Date }[] = []
  for (const { key, events, seconds } of limits) {
    const [row] = await count(db, key, now, seconds, events)
    if (!row?.is_counted) {
      await uncountEvents(db, counted)
      throw tooMany(Math.min(Math.max(1, row?.wait ?? seconds), seconds))
    }
    counted.push({ key, until: row.until })
  }
  return counted
}

export async function uncountEvents(db: Kysely<Database>, counted: CountedEvents): Promise<void> {
  for (const { key, until } of counted) await uncount(db, key, until)
}

/**
 * Limits how often `work` may fail: counts before it starts, so that attempts at once are as many as one after the
 * other, and uncounts when it succeeds, or throws and nobody knows. Throws 429 when a limit is used up.
 */
export async function limitFailures<T>(
  db: Kysely<Database>,
  { limits, now }: { readonly limits: readonly Limit[]; readonly now: Date },
  work: () => Promise<T>,
  isFailure: (result: T) => boolean,
): Promise<T> {
  const counted = await countEvents(db, limits, now)
  let failed = false
  try {
    const result = await work()
    failed = isFailure(result)
    return result
  } finally {
    if (!failed) await uncountEvents(db, counted)
  }
}

export async function forgetEvents(db: Kysely<Database>, key: string): Promise<void> {
  await forget(db, key)
}
