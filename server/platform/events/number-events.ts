import type { Db, Transaction } from '#server/platform/database/db.ts'
import { bool, int4, nullable } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

/** in one transaction */
const BATCH = 5_000

/** Asked first: a shop of which nobody changes anything opens no transaction a second. */
const selectUnnumbered = statement({
  name: 'events-unnumbered',
  sql: 'select exists (select from events where seq is null) as has_some',
  row: { has_some: bool },
})
/** Of all processes one numbers at a time. It is let go after the commit is visible. */
const tryLock = statement({
  name: 'events-lock',
  sql: 'select pg_try_advisory_xact_lock(72, 1) as has_lock',
  row: { has_lock: bool },
})
/** Waits for events that are being numbered, which a statement after it sees; taken before any row of webhooks is locked. */
export const lockNumbering = statement({
  name: 'events-lock-wait',
  sql: 'select pg_advisory_xact_lock(72, 1) is null as is_locked',
  row: { is_locked: bool },
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
       where e.id = n.id returning e.project_id, e.seq, e.kind),
     d as (insert into webhook_deliveries (key, webhook_id, project_id, seq, kind)
       select gen_random_uuid(), w.id, u.project_id, u.seq, u.kind from u join webhooks w on w.project_id = u.project_id
         and w.state = 'active' and split_part(u.kind, '.', 1) = any(w.kinds) order by u.seq returning 1)
   select (select count(*)::int from u) as numbered, (select count(*)::int from d) as deliveries`,
  row: { numbered: nullable(int4), deliveries: nullable(int4) },
})

/**
 * Numbers the committed events of each storefront without gaps, the next ones after all that have a number: a transaction that
 * commits late gets later numbers, so that no reader who follows them can have passed one. Those that a webhook wants are written
 * as its deliveries; resolves with how many. Safe in several processes at once.
 */
export async function numberEvents(db: Db): Promise<number> {
  const [unnumbered] = await selectUnnumbered(db)
  if (!unnumbered?.has_some) return 0
  let all = 0
  for (let batch = BATCH; batch === BATCH; ) {
    const { numbered, deliveries } = await inTransaction(db, numberBatch)
    batch = numbered
    all += deliveries
  }
  return all
}

async function numberBatch(trx: Transaction): Promise<{ numbered: number; deliveries: number }> {
  const [locked] = await tryLock(trx)
  const [row] = locked?.has_lock ? await number(trx) : []
  return { numbered: row?.numbered ?? 0, deliveries: row?.deliveries ?? 0 }
}
