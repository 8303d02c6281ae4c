import { unsubscribePath } from '#contract/content/paths.ts'
import { csvOf, csvText } from '#contract/platform/csv.ts'
import type { NewsletterReader } from '#contract/staff/staff-newsletter.ts'
import { centralTime } from '#server/platform/central-time.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  int4,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const ROW = {
  email: text,
  firstname: text,
  lastname: text,
  company: nullable(text),
  source: textOf<NewsletterReader['source']>(),
  since: nullable(timestamptz),
  token: uuid,
}
export type NewsletterRow = RowOf<typeof ROW>

/** An address is listed once: a customer who has ticked it stands before the same address that somebody typed. */
const LIST = `(select c.email, c.firstname, c.lastname, c.company, 'account' as source, c.newsletter_at as since, c.mail_token as token
   from customers c where c.project_id = :projectId and c.newsletter
 union all
 select n.email, '', '', null, 'form', n.asked_at, n.token from newsletter_addresses n
   where n.project_id = :projectId and not exists (select from customers c
     where c.project_id = n.project_id and c.email = n.email and c.newsletter)) l`
const FOUND = `strpos(lower(concat_ws(' ', email, firstname, lastname, company)), lower(:q)) > 0`

const all = statement({
  name: 'newsletter-list',
  sql: `select * from ${LIST} order by since desc nulls last, email`,
  params: { projectId: int4 },
  row: ROW,
})
const find = statement({
  name: 'newsletter-find',
  sql: `select *, count(*) over ()::int as found from ${LIST} where ${FOUND}
   order by since desc nulls last, email limit 200`,
  params: { projectId: int4, q: text },
  row: { ...ROW, found: int4 },
})
/** A customer's own row says since when; the trigger of customers forgets the address that was typed. */
const remove = statement({
  name: 'newsletter-remove',
  sql: `with c as (update customers set newsletter = false
     where project_id = :projectId and email = :email and newsletter returning id),
   n as (delete from newsletter_addresses where project_id = :projectId and email = :email returning id)
   select id from c union all select id from n`,
  params: { projectId: int4, email: text },
  row: { id: int4 },
})

/** Everybody who wants the newsletter of a storefront, the last who asked first. */
export const newsletterList = (db: Db, projectId: number): Promise<readonly NewsletterRow[]> =>
  all(db, { projectId })

/** Those whose address, name or company has `q` in it, at most 200, and how many there are. */
export async function findInNewsletter(db: Db, input: { readonly projectId: number; readonly q: string }) {
  const rows = await find(db, input)
  return { rows, count: rows[0]?.found ?? 0 }
}

/** Whether the address was on the list of the storefront. @param email in its normal form */
export async function removeFromNewsletter(
  db: Db,
  input: { readonly projectId: number; readonly email: string },
): Promise<boolean> {
  return (await remove(db, input)).length > 0
}

const TITLES = ['E-mail', 'First name', 'Last name', 'Company', 'Asked by', 'Since', 'Unsubscribe']
const SOURCES: Readonly<Record<NewsletterReader['source'], string>> = {
  account: 'account',
  form: 'form, not confirmed',
}

/** @param origin of the storefront; null: it is not known, and there are no links */
export const newsletterCsv = (rows: readonly NewsletterRow[], origin: string | null): string =>
  csvOf([
    TITLES,
    ...rows.map((row) => [
      csvText(row.email),
      csvText(row.firstname),
      csvText(row.lastname),
      csvText(row.company ?? ''),
      csvText(SOURCES[row.source]),
      row.since === null ? '' : centralTime(row.since).day,
      csvText(origin === null ? '' : `${origin}${unsubscribePath('news', row.token)}`),
    ]),
  ])
