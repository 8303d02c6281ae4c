import { createHash, randomBytes } from 'node:crypto'
import { STAFF_COOKIE } from '#contract/staff/staff.ts'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, text, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

export interface StaffSession {
  readonly tokenHash: string
  readonly id: number
  readonly email: string
  readonly name: string
  readonly rights: readonly StaffRight[]
}

const MINUTE = 60_000
const SESSION_LENGTH = 8 * 60 * MINUTE
const IDLE_LENGTH = 30 * MINUTE

const select = statement({
  name: 'staff-session',
  sql: `select f.id, f.email, f.name, f.rights, s.seen_at from staff_sessions s join staff f on f.id = s.staff_id
   where s.token_hash = :hash and s.expires_at > :now and s.seen_at > :idleSince and f.removed_at is null`,
  params: { hash: text, now: timestamptz, idleSince: timestamptz },
  row: { id: int4, email: text, name: text, rights: array(textOf<StaffRight>()), seen_at: timestamptz },
})
const insert = statement({
  name: 'staff-session-open',
  sql: 'insert into staff_sessions (token_hash, staff_id, seen_at, expires_at) values (:hash, :staffId, :now, :expiresAt)',
  params: { hash: text, staffId: int4, now: timestamptz, expiresAt: timestamptz },
})
const touch = statement({
  name: 'staff-session-touch',
  sql: 'update staff_sessions set seen_at = :now where token_hash = :hash',
  params: { hash: text, now: timestamptz },
})
const remove = statement({
  name: 'staff-session-close',
  sql: `with acting as (update sessions set revoked_at = :now where staff_id = :staffId and revoked_at is null)
   delete from staff_sessions where token_hash = :hash`,
  params: { hash: text, staffId: int4, now: timestamptz },
})

/** The session of the cookie, or null. Use is noted once a minute. */
export async function readStaffSession(
  db: Db,
  cookies: string | undefined,
  now: Date,
): Promise<StaffSession | null> {
  const token = tokenIn(cookies)
  if (token === null) return null
  const tokenHash = hashOf(token)
  const idleSince = new Date(now.getTime() - IDLE_LENGTH)
  const [row] = await select(db, { hash: tokenHash, now, idleSince })
  if (!row) return null
  const { seen_at, ...staff } = row
  if (now.getTime() - seen_at.getTime() > MINUTE) await touch(db, { hash: tokenHash, now })
  return { tokenHash, ...staff }
}

/** Resolves with the value of the Set-Cookie header. */
export async function openStaffSession(
  db: Db,
  staffId: number,
  isSecure: boolean,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_LENGTH)
  await insert(db, { hash: hashOf(token), staffId, now, expiresAt })
  return cookieOf(token, SESSION_LENGTH / 1_000, isSecure)
}

/**
 * Ends the sessions in which the person acts as a customer too. Resolves with the Set-Cookie header that removes the
 * cookie.
 */
export async function closeStaffSession(
  db: Db,
  { tokenHash, id }: Pick<StaffSession, 'tokenHash' | 'id'>,
  isSecure: boolean,
  now: Date,
): Promise<string> {
  await remove(db, { hash: tokenHash, staffId: id, now })
  return cookieOf('', 0, isSecure)
}

/** Not limited to a path: previews are pages of the shop. */
const cookieOf = (token: string, seconds: number, isSecure: boolean): string =>
  `${STAFF_COOKIE}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

const TOKEN = new RegExp(`(?:^|;\\s*)${STAFF_COOKIE}=([\\w-]{43})(?:;|$)`)
const tokenIn = (cookies: string | undefined): string | null => TOKEN.exec(cookies ?? '')?.[1] ?? null

/** Stored as a hash, so that read access to the table opens no session. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
