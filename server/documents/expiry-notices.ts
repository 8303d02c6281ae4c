import { date, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { WRITE_NOTICES } from '#server/site/mail/messages/write-message.ts'

/**
 * Writes the notices about documents that expire within 30 days, and within 7, each once; none when the document was
 * approved within that time, or when another one lasts longer. The key is that of `messageKey`.
 */
export const writeExpiryNotices = statement({
  name: 'document-expiry-notices',
  sql: `with n as (select d.customer_id, concat_ws(':', 'documentExpires', d.id, d.expires_on, v.days) as key,
     jsonb_build_object('kind', 'documentExpires', 'document_id', d.id, 'name', d.label, 'expires_on', d.expires_on,
       'days', v.days) as message
   from documents d join (values (30, 8), (7, 0)) as v (days, least)
       on d.expires_on between :today::date + v.least and :today::date + v.days
   where d.state = 'approved' and d.reviewed_at < d.expires_on - v.days
     and not exists (select from documents o where o.customer_id = d.customer_id and o.kind = d.kind
       and o.state = 'approved' and (o.expires_on is null or o.expires_on > d.expires_on))), ${WRITE_NOTICES}`,
  params: { today: date, now: timestamptz },
})
