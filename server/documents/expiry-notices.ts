import { date, timestamptz } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'

/**
 * Writes the e-mails about documents that expire within 30 days, and within 7, each once; none when the document was
 * approved within that time, or when another one lasts longer. The key is that of `messageKey`.
 */
export const writeExpiryNotices = statement({
  name: 'document-expiry-notices',
  sql: `insert into emails (key, recipient, project_id, message, created_at)
   select concat_ws(':', 'documentExpires', d.id, d.expires_on, n.days), c.email, c.project_id,
     jsonb_build_object('kind', 'documentExpires', 'document_id', d.id, 'name', d.label, 'expires_on', d.expires_on,
       'days', n.days), :now
   from documents d join customers c on c.id = d.customer_id
     join (values (30, 8), (7, 0)) as n (days, least)
       on d.expires_on between :today::date + n.least and :today::date + n.days
   where d.state = 'approved' and d.reviewed_at < d.expires_on - n.days
     and not exists (select from documents o where o.customer_id = d.customer_id and o.kind = d.kind
       and o.state = 'approved' and (o.expires_on is null or o.expires_on > d.expires_on))
   on conflict do nothing`,
  params: { today: date, now: timestamptz },
})
