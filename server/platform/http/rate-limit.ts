import type { Db } from '#server/platform/database/db.ts'
import { bool, int4, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { tooManyRequests } from './http-error.ts'

/** A fixed-window limit: events per key in a window that starts with its first event. */
export interface Limit {
  readonly key: string
  readonly events: number
  readonly seconds: number
}

/** Counted events, which can be uncounted within their window. */
export type CountedEvents = readonly { readonly key: string; readonly until: Date }[]

/**
 * Events over the limit are not counted, so uncounting one makes room for exactly one. A window that ends later than
 * possible was opened before the clock was set back and counts as expired; the clocks of the processes differ by less
 * than a minute.
 */
const count = statement({
  name: 'limit-count',
  sql: `with counted as (
     insert into rate_limits as r (key, n, until) values (:key, 1, :now::timestamptz + :seconds::int * interval '1 second')
     on conflict (key) do update set
       n = case when r.until <= :now or r.until > excluded.until + interval '1 minute' then 1 else r.n + 1 end,
       until = case when r.until <= :now then excluded.until else least(r.until, excluded.until) end
     where r.until <= :now or r.until > excluded.until + interval '1 minute' or r.n < :events
     returning until)
   select true as is_counted, until, 0 as wait from counted
   union all
   select false, until, ceil(extract(epoch from until - :now))::int from rate_limits
   where key = :key and not exists (select from counted)`,
  params: { key: text, now: timestamptz, seconds: int4, events: int4 },
  row: { is_counted: bool, until: timestamptz, wait: int4 },
})
const findUsedUp = statement({
  name: 'limit-used-up',
  sql: `select ceil(extract(epoch from until - :now))::int as wait from rate_limits
   where key = :key and n >= :events and until > :now
     and until <= :now::timestamptz + :seconds::int * interval '1 second' + interval '1 minute'`,
  params: { key: text, now: timestamptz, seconds: int4, events: int4 },
  row: { wait: int4 },
})
const uncount = statement({
  name: 'limit-uncount',
  sql: 'update rate_limits set n = n - 1 where key = :key and until = :until and n > 0',
  params: { key: text, until: timestamptz },
})
const forget = statement({
  name: 'limit-forget',
  sql: 'delete from rate_limits where key = :key',
  params: { key: text },
})

/** Counts one event for every limit, or for none and throws 429 for the first limit that is used up. */
export async function countEvents(db: Db, limits: readonly Limit[], now: Date): Promise<CountedEvents> {
  const counted: { key: string; until: Date }[] = []
  for (const limit of limits) {
    const [row] = await count(db, { ...limit, now })
    if (!row?.is_counted) {
      await uncountEvents(db, counted)
      throw tooManyRequests(waitOf(limit, row?.wait))
    }
    counted.push({ key: limit.key, until: row.until })
  }
  return counted
}

/** Throws 429 for the first limit that is used up. Counts nothing. */
export async function refuseUsedUp(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) {
    const [row] = await findUsedUp(db, { ...limit, now })
    if (row) throw tooManyRequests(waitOf(limit, row.wait))
  }
}

const waitOf = ({ seconds }: Limit, wait = seconds): number => Math.min(Math.max(1, wait), seconds)

export async function uncountEvents(db: Db, counted: CountedEvents): Promise<void> {
  for (const event of counted) await uncount(db, event)
}

/**
 * Limits failures of `work`: counts before it starts, so that concurrent attempts count too, and uncounts when it
 * succeeds or throws. Throws 429 when a limit is used up.
 */
export async function limitFailures<T>(
  db: Db,
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

export async function forgetEvents(db: Db, key: string): Promise<void> {
  await forget(db, { key })
}
