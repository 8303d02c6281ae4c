import type { ProjectId } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bool, int4, int4Of, nullable, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { TokenClaims } from './token.ts'

/** The session of a call, read from the database on every call that needs a login. */
export interface Session {
  readonly id: string
  readonly projectId: ProjectId
  readonly customerId: number
  /** the member of staff acting as the customer */
  readonly staffId: number | null
  /** the price level that this customer pays; for customers with special order pricing the special level */
  readonly priceLevelId: number
  readonly specialOrder: boolean
  readonly allowDisabledCheckout: boolean
  readonly netTerms: boolean
  /** null: the customer has not confirmed an age */
  readonly confirmedAge: number | null
  readonly createdAt: Date
}

/** SQL: whether a person of staff `f` may act as a customer. */
export const MAY_ACT = "f.removed_at is null and 'customers' = any(f.rights)"

/** No row when the session is revoked or expired, or when the person acting no longer may. */
const select = statement({
  name: 'session',
  sql: `select e.id, e.customer_id, u.project_id, e.staff_id, e.created_at, u.special_order,
     u.allow_disabled_checkout, u.net_terms, u.confirmed_age,
     case when u.special_order then (select l.id from levels l where l.short_name = 'special') else u.level_id end
       as price_level_id
   from sessions e join customers u on u.id = e.customer_id
   where e.id = :sessionId and e.customer_id = :customerId and e.revoked_at is null and e.expires_at > :now
     and (e.staff_id is null or exists (select from staff f where f.id = e.staff_id and ${MAY_ACT}))`,
  params: { sessionId: uuid, customerId: int4, now: timestamptz },
  row: {
    id: uuid,
    customer_id: int4,
    project_id: int4Of<ProjectId>(),
    staff_id: nullable(int4),
    price_level_id: int4,
    special_order: bool,
    allow_disabled_checkout: bool,
    net_terms: bool,
    confirmed_age: nullable(int4),
    created_at: timestamptz,
  },
})
const insert = statement({
  name: 'session-open',
  sql: `insert into sessions (id, customer_id, staff_id, created_at, expires_at)
   values (:id, :customerId, :staffId, :now, :expiresAt)`,
  params: { id: uuid, customerId: int4, staffId: nullable(int4), now: timestamptz, expiresAt: timestamptz },
})
const extend = statement({
  name: 'session-extend',
  sql: 'update sessions set expires_at = :expiresAt where id = :id and revoked_at is null',
  params: { id: uuid, expiresAt: timestamptz },
})
const revoke = statement({
  name: 'session-revoke',
  sql: 'update sessions set revoked_at = :now where id = :id and revoked_at is null',
  params: { id: uuid, now: timestamptz },
})
const revokeAll = statement({
  name: 'session-revoke-all',
  sql: `update sessions set revoked_at = :now
   where customer_id = :customerId and revoked_at is null and id is distinct from :kept::uuid`,
  params: { customerId: int4, now: timestamptz, kept: nullable(uuid) },
})

/** Reads the session of a verified token: null once it is revoked or expired. */
export async function readSession(
  db: Db,
  { sessionId, customerId }: TokenClaims,
  now: Date,
): Promise<Session | null> {
  const [row] = await select(db, { sessionId, customerId, now })
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
    confirmedAge: row.confirmed_age,
    createdAt: row.created_at,
  }
}

const HOUR = 3_600_000
/** milliseconds */
export const SESSION_LENGTH = 12 * HOUR
/** The maximum age, however often it is renewed. */
const LONGEST_SESSION = 30 * 24 * HOUR
/** The maximum age of a session in which staff act as a customer. */
export const ACTING_LENGTH = HOUR

export async function openSession(
  db: Db,
  who: { readonly customerId: number; readonly staffId: number | null },
  now: Date,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  const expiresAt = endOf(now, who.staffId, now)
  const id = crypto.randomUUID()
  await insert(db, { ...who, id, now, expiresAt })
  return { id, expiresAt }
}

/** Resolves with the new expiry. A session of staff acting as a customer is not extended. */
export async function renewSession(db: Db, session: Session, now: Date): Promise<Date> {
  const expiresAt = endOf(session.createdAt, session.staffId, now)
  await extend(db, { id: session.id, expiresAt })
  return expiresAt
}

export async function revokeSession(db: Db, { id }: Pick<Session, 'id'>, now: Date): Promise<void> {
  await revoke(db, { id, now })
}

/** Revokes every session of a customer, including those in which staff act as them, except `kept`. */
export async function revokeSessionsOf(
  db: Db,
  customerId: number,
  kept: string | null,
  now: Date,
): Promise<void> {
  await revokeAll(db, { customerId, now, kept })
}

function endOf(start: Date, staffId: number | null, now: Date): Date {
  if (staffId !== null) return new Date(start.getTime() + ACTING_LENGTH)
  return new Date(Math.min(now.getTime() + SESSION_LENGTH, start.getTime() + LONGEST_SESSION))
}
