import type { Db } from '#server/platform/database/db.ts'
import { date } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { type DaysRequest, pickupDays, shipDays } from './working-days.ts'

const selectClosed = statement({
  name: 'closed-days',
  sql: 'select day from closed_days where day > :today::date and day < :today::date + 90',
  params: { today: date },
  row: { day: date },
})

/** The days currently offered for a delivery method, soonest first. */
export async function openDays(
  db: Db,
  now: Date,
  { is_pickup, rush_shipping }: { readonly is_pickup: boolean; readonly rush_shipping: boolean },
): Promise<readonly string[]> {
  const time = centralTime(now)
  const closed = new Set((await selectClosed(db, { today: time.day })).map((row) => row.day))
  const request: DaysRequest = { now: time, closed, isRush: rush_shipping }
  return is_pickup ? pickupDays(request) : shipDays(request)
}
