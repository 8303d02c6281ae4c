import { float8, int8, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** What waits: rows that have not left the shop, charges and refunds whose outcome is unknown, and unfinished jobs. */
export const selectBacklog = statement({
  name: 'metrics-backlog',
  sql: `select 'email' as kind, count(*) as waiting from emails where sent_at is null
   union all select 'text', count(*) from texts where sent_at is null
   union all select 'conversion', count(*) from conversions where sent_at is null
   union all select 'submission', count(*) from submissions where state = 'pending'
   union all select 'refund', count(*) from payments where state = 'pending'`,
  row: { kind: text, waiting: int8 },
})

/** By queue: how long ago its oldest unfinished job was handed over. */
export const selectJobAges = statement({
  name: 'metrics-job-ages',
  sql: `select name as queue, extract(epoch from now() - min(created_on))::float8 as seconds
   from pgboss.job where state < 'completed' group by name`,
  row: { queue: text, seconds: float8 },
})
