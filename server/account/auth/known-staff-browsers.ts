import { browserHash } from '#server/platform/known-browsers.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const MOST = 20

const find = statement({
  name: 'known-staff-browser',
  sql: `select k.staff_id from known_staff_browsers k join staff f on f.id = k.staff_id
   where f.email = :email and k.browser_hash = :hash`,
  params: { email: text, hash: text },
  row: { staff_id: int4 },
})
const remember = statement({
  name: 'known-staff-browser-remember',
  sql: `with old as (delete from known_staff_browsers
     where staff_id = :staffId and browser_hash <> :hash and browser_hash not in (
       select browser_hash from known_staff_browsers where staff_id = :staffId order by seen_at desc limit ${MOST - 1}))
   insert into known_staff_browsers (staff_id, browser_hash, seen_at) values (:staffId, :hash, :now)
   on conflict (staff_id, browser_hash) do update set seen_at = excluded.seen_at`,
  params: { staffId: int4, hash: text, now: timestamptz },
})

/**
 * A key for a browser in which this person of staff has logged in before, else null. Only for rate limits: it
 * authenticates nobody.
 * @param email in normal form
 * @param browser the page token
 */
export async function knownStaffBrowser(
  db: Db,
  email: string,
  browser: string | null,
): Promise<string | null> {
  if (browser === null) return null
  const hash = browserHash(browser)
  const [row] = await find(db, { email, hash })
  return row ? hash : null
}

export async function rememberStaffBrowser(
  db: Db,
  staffId: number,
  browser: string | null,
  now: Date,
): Promise<void> {
  if (browser !== null) await remember(db, { staffId, hash: browserHash(browser), now })
}
