import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'
import { centralTime } from './central-time.ts'
import { pickupDays, shipDays } from './working-days.ts'

const selectClosed = statement<{ day: string }>('closed-days', 'select day from closed_days where day > $1')

/** The days that are offered now, soonest first. */
export async function openDays(
  db: Kysely<Database>,
  now: Date,
  isRush: boolean,
): Promise<{ readonly ship: readonly string[]; readonly pickup: readonly string[] }> {
  const time = centralTime(now)
  const closed = new Set((await selectClosed(db, time.day)).map((row) => row.day))
  const request = { now: time, closed, isRush }
  return { ship: shipDays(request), pickup: pickupDays(request) }
}
