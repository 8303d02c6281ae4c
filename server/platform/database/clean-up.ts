import { EVENT_DAYS } from '#server/platform/events/event.ts'
import type { Db } from './db.ts'
import { int4, timestamptz } from './sql-type.ts'
import { statement } from './statement.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Sweep {
  /** retention in milliseconds after the time in the column */
  readonly kept: number
  readonly run: (db: Db, input: { readonly before: Date }) => Promise<readonly unknown[]>
}

const BATCH = 1_000

/**
 * Deletes in batches with `skip locked`, so that rows are locked only briefly and no other transaction is waited for.
 */
const sweepOf = (table: string, column: string, kept: number, condition = 'true'): Sweep => ({
  kept,
  run: statement({
    name: `clean-up-${table}-${column}`,
    sql: `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${column} < :before::timestamptz and ${condition} limit ${BATCH} for update skip locked))
     returning 1 as one`,
    params: { before: timestamptz },
    row: { one: int4 },
  }),
})

/** For logs, whose ids and times grow together: reads only the first rows, so that it needs no index on the time. */
const oldestOf = (table: string, kept: number): Sweep =>
  sweepOf(table, 'at', kept, `id < (select min(id) from ${table}) + ${BATCH}`)

/** Retention of the rows that visitors and staff create without a limit over time, and that nothing reads later. */
const SWEEPS: readonly Sweep[] = [
  sweepOf('rate_limits', 'until', MINUTE),
  sweepOf('sessions', 'expires_at', DAY),
  sweepOf('emails', 'sent_at', 30 * DAY),
  sweepOf('emails', 'failed_at', 30 * DAY),
  sweepOf('texts', 'sent_at', 30 * DAY),
  sweepOf('texts', 'failed_at', 30 * DAY),
  sweepOf('conversions', 'sent_at', 30 * DAY),
  sweepOf('conversions', 'failed_at', 30 * DAY),
  sweepOf('webhook_deliveries', 'sent_at', 30 * DAY),
  sweepOf('webhook_deliveries', 'failed_at', 30 * DAY),
  // with their files
  sweepOf('sheet_jobs', 'finished_at', 14 * DAY),
  // with their files and rows; those that were applied can be undone until then
  sweepOf('product_imports', 'created_at', 30 * DAY, 'applied_at is null'),
  sweepOf('product_imports', 'applied_at', 30 * DAY),
  // photos that no product has any more
  sweepOf(
    'media',
    'created_at',
    30 * DAY,
    `for_products and not exists (select from product_media p where p.sha256 = media.sha256)
     and not exists (select from entries e where strpos(e.body::text, media.sha256) > 0)
     and not exists (select from drafts d where strpos(d.body::text, media.sha256) > 0)`,
  ),
  sweepOf(
    'events',
    'at',
    EVENT_DAYS * DAY,
    `seq is not null and id < (select min(id) from events) + ${BATCH}`,
  ),
  sweepOf('feed_requests', 'at', EVENT_DAYS * DAY),
  sweepOf('redirect_hits', 'day', 400 * DAY),
  oldestOf('audit', 730 * DAY),
  oldestOf('staff_audit', 730 * DAY),
  sweepOf('staff_sessions', 'expires_at', MINUTE),
  sweepOf('reset_codes', 'expires_at', MINUTE),
  sweepOf('known_browsers', 'seen_at', 400 * DAY),
  sweepOf('known_staff_browsers', 'seen_at', 400 * DAY),
  sweepOf(
    'quotes',
    'expires_at',
    2 * DAY,
    `id not in (select quote_id from carts where quote_id is not null)`,
  ),
  sweepOf('recommended_clicks', 'at', 90 * DAY),
  sweepOf('cart_additions', 'created_at', DAY),
  // of customers; until then they can be restored
  sweepOf('shows', 'removed_at', 30 * DAY),
  // carts with submissions stay, because charges refer to them
  sweepOf(
    'carts',
    'modified_at',
    7 * DAY,
    `status = 'marked for deletion' and not exists (select from submissions s where s.cart_id = carts.id)`,
  ),
]

/** Deletes expired rows; resolves with their number. Safe in several processes at once. */
export async function cleanUp(db: Db, now: Date): Promise<number> {
  let deleted = 0
  for (const { kept, run } of SWEEPS) {
    const before = new Date(now.getTime() - kept)
    for (let batch = BATCH; batch === BATCH; deleted += batch) batch = (await run(db, { before })).length
  }
  return deleted
}
