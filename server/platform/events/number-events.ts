import type { Db } from '#server/platform/database/db.ts'
import { bool, int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

/** in one transaction */
const BATCH = 5_000

/** Of all processes one numbers at a time. It is let go after the commit is visible. */
const tryLock = statement({
  name: 'events-lock',
  sql: 'select pg_try_advisory_xact_lock(72, 1) as has_lock',
  row: { has_lock: bool },
})
/** A statement of its own after the lock, so that it sees what the process before it has numbered. */
const number = statement({
  name: 'events-number',
  sql: `with n as materialized (select id, project_id, row_number() over (partition by project_id order by id) as place
       from (select id, project_id from events where seq is null order by id limit ${BATCH}) e),
     c as (insert into event_counts as k (project_id, last) select project_id, count(*) from n group by project_id
       on conflict (project_id) do update set last = k.last + excluded.last returning project_id, last),
     t as (select project_id, count(*) as many from n group by project_id),
     u as (update events e set seq = c.last - t.many + n.place from n join c using (project_id) join t using (project_id)
       where e.id = n.id returning 1)
   select count(*)::int as numbered from u`,
  row: { numbered: int4 },
})

/**
 * Numbers the committed events of each storefront without gaps, the next ones after all that have a number: a transaction that
 * commits late gets later numbers, so that no reader who follows them can have passed one. Safe in several processes at once.
 */
export async function numberEvents(db: Db): Promise<number> {
  let all = 0
  for (let batch = BATCH; batch === BATCH; all += batch)
    batch = await inTransaction(db, async (trx) => {
      const [locked] = await tryLock(trx)
      if (!locked?.has_lock) return 0
      const [row] = await number(trx)
      return row?.numbered ?? 0
    })
  return all
}
