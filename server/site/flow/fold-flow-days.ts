import type { Db } from '#server/platform/database/db.ts'
import { date, int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const BATCH = 5_000

/** Days older than 90 become their month; locked rows are left to the process that has them. */
const fold = statement({
  name: 'flow-days-fold',
  sql: `with moved as (
     delete from flow_days where ctid = any(array(
       select ctid from flow_days where day < :today::date - 90 and extract(day from day) > 1
       limit ${BATCH} for update skip locked))
     returning *), added as (
     insert into flow_days as f (project_id, day, chart, before, taken, wait, times)
     select project_id, date_trunc('month', day)::date, chart, before, taken, wait, sum(times) from moved
     group by 1, 2, 3, 4, 5, 6 order by 1, 3, 2, 4, 5, 6
     on conflict (project_id, chart, day, before, taken, wait) do update set times = f.times + excluded.times)
   select count(*)::int as n from moved`,
  params: { today: date },
  row: { n: int4 },
})
const forget = statement({
  name: 'flow-days-forget',
  sql: `with gone as (delete from flow_days where ctid = any(array(
       select ctid from flow_days where day < date_trunc('month', :today::date) - interval '25 months'
       limit ${BATCH} for update skip locked))
     returning 1)
   select count(*)::int as n from gone`,
  params: { today: date },
  row: { n: int4 },
})

/** Keeps counts for 90 days by day and for 25 months by month. Safe in several processes at once. */
export async function foldFlowDays(db: Db, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  for (const run of [forget, fold])
    for (let n = BATCH; n === BATCH; ) n = (await run(db, { today }))[0]?.n ?? 0
}
