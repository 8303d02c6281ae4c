import type { Db } from '#server/platform/database/db.ts'
import { date, int4, int4Of, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { writeNotice } from '#server/site/mail/messages/write-message.ts'

/** None that was approved within the time of its notice, or of which another one lasts longer. */
const selectExpiring = statement({
  name: 'documents-expiring',
  sql: `select d.id, d.customer_id, d.label, d.expires_on, v.days
   from documents d join (values (30, 8), (7, 0)) as v (days, least)
       on d.expires_on between :today::date + v.least and :today::date + v.days
   where d.state = 'approved' and d.reviewed_at < d.expires_on - v.days
     and not exists (select from documents o where o.customer_id = d.customer_id and o.kind = d.kind
       and o.state = 'approved' and (o.expires_on is null or o.expires_on > d.expires_on))
   order by d.id, v.days`,
  params: { today: date },
  row: { id: int4, customer_id: int4, label: text, expires_on: nullable(date), days: int4Of<30 | 7>() },
})

/** Writes the notices about documents that expire within 30 days, and within 7, each once. */
export async function writeExpiryNotices(db: Db, today: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { id, customer_id, label, expires_on, days } of await selectExpiring(trx, { today })) {
      if (expires_on === null) continue
      const message = { kind: 'documentExpires', document_id: id, name: label, expires_on, days } as const
      await writeNotice(trx, customer_id, message, now)
    }
  })
}
