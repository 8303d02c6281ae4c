import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/database/db.ts'
import { int4, text, timestamptz } from './database/sql-type.ts'
import { statement } from './database/statement.ts'

const MOST = 20

const find = statement({
  name: 'known-browser',
  sql: `select k.customer_id from known_browsers k join customers u on u.id = k.customer_id
   where u.project_id = :projectId and u.email = :email and k.browser_hash = :hash`,
  params: { projectId: int4, email: text, hash: text },
  row: { customer_id: int4 },
})
const findCustomer = statement({
  name: 'known-browser-customer',
  sql: `select k.customer_id from known_browsers k join customers u on u.id = k.customer_id
   where u.project_id = :projectId and k.browser_hash = :hash order by k.seen_at desc limit 1`,
  params: { projectId: int4, hash: text },
  row: { customer_id: int4 },
})
const remember = statement({
  name: 'known-browser-remember',
  sql: `with old as (delete from known_browsers
     where customer_id = :customerId and browser_hash <> :hash and browser_hash not in (
       select browser_hash from known_browsers where customer_id = :customerId order by seen_at desc limit ${MOST - 1}))
   insert into known_browsers (customer_id, browser_hash, seen_at) values (:customerId, :hash, :now)
   on conflict (customer_id, browser_hash) do update set seen_at = excluded.seen_at`,
  params: { customerId: int4, hash: text, now: timestamptz },
})

export interface BrowserOfAccount {
  readonly projectId: number
  /** in normal form */
  readonly email: string
  /** the page token */
  readonly browser: string | null
}

/**
 * A key for a browser in which this account has logged in before, else null. Only for rate limits: it authenticates
 * nobody.
 */
export async function knownBrowser(
  db: Db,
  { projectId, email, browser }: BrowserOfAccount,
): Promise<string | null> {
  if (browser === null) return null
  const hash = browserHash(browser)
  const [row] = await find(db, { projectId, email, hash })
  return row ? hash : null
}

/** The customer who has logged in last in this browser, else null. Only for rate limits, as above. */
export async function customerOfBrowser(
  db: Db,
  { projectId, browser }: Pick<BrowserOfAccount, 'projectId' | 'browser'>,
): Promise<number | null> {
  if (browser === null) return null
  const [row] = await findCustomer(db, { projectId, hash: browserHash(browser) })
  return row?.customer_id ?? null
}

export async function rememberBrowser(
  db: Db,
  customerId: number,
  browser: string | null,
  now: Date,
): Promise<void> {
  if (browser !== null) await remember(db, { customerId, hash: browserHash(browser), now })
}

/** Stored as a hash, so that read access to the table does not reveal the tokens. */
export const browserHash = (browser: string): string =>
  createHash('sha256').update(browser).digest('base64url')
