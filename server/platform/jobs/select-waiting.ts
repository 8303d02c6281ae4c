import { bool, textOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Outgoing } from './outgoing.ts'

/** Each has a partial index on the rows without a job. */
const TABLES: Readonly<Record<Outgoing['queue'], string>> = {
  email: 'emails',
  text: 'texts',
  conversion: 'conversions',
  sheet: 'sheet_jobs',
  webhook: 'webhook_deliveries',
}

/**
 * The queues for which there is something to do: `has_rows`, rows wait to be handed over, among them those that others are handing
 * over and those that may not leave yet; `is_due`, a job waits for a worker, such as one whose pause is over.
 */
export const selectWaiting = statement({
  name: 'jobs-waiting',
  sql: `select queue, has_rows, is_due from (${Object.entries(TABLES)
    .map(
      ([
        queue,
        table,
      ]) => `select '${queue}' as queue, exists (select from ${table} where job_id is null) as has_rows,
       exists (select from pgboss.job where name = '${queue}' and state < 'active' and not blocked and start_after <= now()) as is_due`,
    )
    .join(' union all ')}) q where has_rows or is_due`,
  row: { queue: textOf<Outgoing['queue']>(), has_rows: bool, is_due: bool },
})
