import type { Kysely } from 'kysely'
import type { ProjectId } from '#contract/constants.ts'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'

/** Who is calling. Read from the database on every call that needs a login. */
export interface Session {
  readonly id: string
  readonly projectId: ProjectId
  readonly customerId: number
  /** the member of staff who acts as the customer */
  readonly staffId: number | null
  /** the level of the prices that this customer pays; for special order customers the special level */
  readonly priceLevelId: number
  readonly specialOrder: boolean
  readonly allowDisabledCheckout: boolean
  readonly netTerms: boolean
  readonly createdAt: Date
}

interface SessionRow {
  readonly id: string
  readonly project_id: ProjectId
  readonly customer_id: number
  readonly staff_id: number | null
  readonly price_level_id: number
  readonly special_order: boolean
  readonly allow_disabled_checkout: boolean
  readonly net_terms: boolean
  readonly created_at: Date
}

const select = statement<SessionRow>(
  'session',
  `select s.id, s.customer_id, s.staff_id, s.created_at, c.project_id, c.special_order,
     c.allow_disabled_checkout, c.net_terms,
     case when c.special_order then (select l.id from levels l where l.short_name = 'special') else c.level_id end as price_level_id
   from sessions s join customers c on c.id = s.customer_id
   where s.id = $1 and s.customer_id = $2 and s.revoked_at is null and s.expires_at > $3`,
)
const insert = statement<{ id: string }>(
  'session-open',
  `insert into sessions (id, customer_id, staff_id, created_at, expires_at) values ($1, $2, $3, $4, $5) returning id`,
)
const extend = statement<never>(
  'session-extend',
  'update sessions set expires_at = $2 where id = $1 and revoked_at is null',
)
const revoke = statement<{ id: string }>(
  'session-revoke',
  'update sessions set revoked_at = $2 where id = $1 and revoked_at is null returning id',
)

/** The session while it is neither revoked nor over, else null. */
export async function readSession(
  db: Kysely<Database>,
  id: string,
  customerId: number,
  now: Date,
): Promise<Session | null> {
  const [row] = await select(db, id, customerId, now)
  if (!row) return null
  return {
    id: row.id,
    projectId: row.project_id,
    customerId: row.customer_id,
    staffId: row.staff_id,
    priceLevelId: row.price_level_id,
    specialOrder: row.special_order,
    allowDisabledCheckout: row.allow_disabled_checkout,
    netTerms: row.net_terms,
    createdAt: row.created_at,
  }
}

const HOUR = 3_600_000
/** milliseconds */
export const SESSION_LENGTH = 12 * HOUR
/** A member of staff acts as a customer for at most this long. */
export const ACTING_LENGTH = HOUR

export async function openSession(
  db: Kysely<Database>,
  who: { readonly customerId: number; readonly staffId: number | null },
  now: Date,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  const expiresAt = endOf(now, who.staffId, now)
  const id = crypto.randomUUID()
  await insert(db, id, who.customerId, who.staffId, now, expiresAt)
  return { id, expiresAt }
}

/** Answers the new end of the session. Acting as a customer is not prolonged. */
export async function renewSession(db: Kysely<Database>, session: Session, now: Date): Promise<Date> {
  const expiresAt = endOf(session.createdAt, session.staffId, now)
  await extend(db, session.id, expiresAt)
  return expiresAt
}

export async function revokeSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await revoke(db, id, now)
}

const endOf = (start: Date, staffId: number | null, now: Date): Date =>
  staffId === null ? new Date(now.getTime() + SESSION_LENGTH) : new Date(start.getTime() + ACTING_LENGTH)
