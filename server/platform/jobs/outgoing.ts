import type { Db } from '#server/platform/database/db.ts'
import { nullable, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

interface ClaimedRow {
  readonly key: string
  readonly job_id: string
  /** null, or left out: the table has none */
  readonly lane?: string | null
}

/** A table of what has to leave the shop, and how one row leaves it. */
export interface Outgoing {
  readonly queue: 'email' | 'text' | 'conversion' | 'sheet' | 'webhook'
  /** default: 16, which with the pauses between them takes about nine hours */
  readonly retryLimit?: number
  /** until a failed job is tried again the first time; each later pause is twice as long; default: 5, and at most an hour */
  readonly retryDelay?: { readonly seconds: number; readonly most: number }
  /** Gives rows without a job the id of one; other processes skip them. */
  readonly claim: (db: Db) => Promise<readonly ClaimedRow[]>
  /** A process sends one row of a lane at a time, so that a slow lane holds up no other; default: its rows have no lanes */
  readonly hasLanes?: boolean
  /**
   * Takes the job from rows that failed for good, or whose job is gone, so that they are claimed again: a day after the
   * failure, then after twice the time since they were written, until they are 14 days old. A sheet fails once.
   */
  readonly reclaim: (db: Db, input: { readonly now: Date }) => Promise<unknown>
  /** Sends the row; throws when it has to be tried again. Nothing happens when it was sent already. */
  readonly send: (key: string) => Promise<void>
  readonly giveUp: (db: Db, input: { readonly key: string; readonly now: Date }) => Promise<unknown>
}

const BATCH = 100
const RECLAIMED = { after: `interval '1 day'`, for: `interval '14 days'` }
const FAILED_AT = 'coalesce(failed_at, created_at)'

/**
 * Gives rows without a job the id of one.
 * @param condition SQL on the row `e`; those for which it is false wait
 * @param lane SQL of the row: see Outgoing
 */
export const claimStatement = (
  name: string,
  table: string,
  { condition = 'true', lane = 'null' }: { readonly condition?: string; readonly lane?: string } = {},
) =>
  statement({
    name,
    sql: `update ${table} set job_id = gen_random_uuid() where key = any(array(
       select key from ${table} e where job_id is null and ${condition} order by created_at limit ${BATCH} for update skip locked))
     returning key, coalesce(job_id, gen_random_uuid()) as job_id, (${lane})::text as lane`,
    row: { key: text, job_id: uuid, lane: nullable(text) },
  })

/** The statements that all such tables share. */
export const outgoingTable = (table: 'emails' | 'texts' | 'conversions', queue: Outgoing['queue']) => ({
  claim: claimStatement(`${table}-claim`, table),
  reclaim: statement({
    name: `${table}-reclaim`,
    sql: `update ${table} set job_id = null, failed_at = :now where key = any(array(
       select key from ${table} where sent_at is null and job_id is not null and created_at > :now::timestamptz - ${RECLAIMED.for}
         and ${FAILED_AT} + greatest(${RECLAIMED.after}, ${FAILED_AT} - created_at) < :now
         and not exists (select from pgboss.job j where j.name = '${queue}' and j.id = job_id and j.state < 'completed')
       order by created_at limit ${BATCH} for update skip locked))`,
    params: { now: timestamptz },
  }),
  markSent: statement({
    name: `${table}-sent`,
    sql: `update ${table} set sent_at = :now, failed_at = null where key = :key and sent_at is null`,
    params: { key: text, now: timestamptz },
  }),
  giveUp: statement({
    name: `${table}-give-up`,
    sql: `update ${table} set failed_at = :now where key = :key and sent_at is null`,
    params: { key: text, now: timestamptz },
  }),
})
