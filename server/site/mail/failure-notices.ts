import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { FailedWork } from './messages/shop-message.ts'
import { recipientsOf, writeShopMessage } from './messages/write-shop-message.ts'

const HOUR = 3_600_000

const failedIn = (table: string, what: FailedWork, column: string, condition: string) =>
  `select coalesce(project_id, ${CONSUMER_PROJECT}) as project_id, '${what}' as what from ${table}
   where ${column} >= :from::timestamptz and ${column} < :until::timestamptz and ${condition}`

const countFailed = statement({
  name: 'failure-notice-count',
  sql: `select project_id, what, count(*)::int as count from (
     ${failedIn('emails', 'email', 'failed_at', 'sent_at is null')}
     union all ${failedIn('texts', 'text', 'failed_at', 'sent_at is null')}
     union all ${failedIn('conversions', 'conversion', 'failed_at', 'sent_at is null')}
     union all ${failedIn('webhook_deliveries', 'webhook', 'failed_at', 'sent_at is null and seq is not null')}
     union all ${failedIn('sheet_jobs', 'sheet', 'finished_at', `state = 'failed'`)}) failed
   group by project_id, what order by project_id, what`,
  params: { from: timestamptz, until: timestamptz },
  row: { project_id: int4, what: textOf<FailedWork>(), count: int4 },
})

/**
 * Tells the addresses of `notify_failures` what was given up within the hour before this one, once an hour. Resolves
 * with whether something was written; safe in several processes at once.
 */
export async function writeFailureNotices(db: Db, now: Date): Promise<boolean> {
  const until = new Date(Math.floor(now.getTime() / HOUR) * HOUR)
  const from = new Date(until.getTime() - HOUR)
  const rows = await countFailed(db, { from, until })
  for (const [projectId, failed] of Map.groupBy(rows, (row) => row.project_id))
    await inTransaction(db, async (trx) => {
      const recipients = await recipientsOf(trx, projectId, 'notify_failures')
      const message = {
        kind: 'workFailed',
        project_id: projectId,
        hour: from.toISOString(),
        failed: failed.map(({ what, count }) => ({ what, count })),
      } as const
      await writeShopMessage(trx, message, { recipients, customerId: null, projectId }, now)
    })
  return rows.length > 0
}
