import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { int4, text } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import type { ServerDeps } from '#server/server-deps.ts'

const update = statement({
  name: 'password-set',
  sql: `update customers set password_hash = :passwordHash, password_version = password_version + 1
   where id = :customerId`,
  params: { customerId: int4, passwordHash: text },
})

export interface NewPassword {
  readonly customerId: number
  readonly passwordHash: string
  /** the session that stays valid; all others are revoked */
  readonly keptSession: string | null
}

/** Sets the password and revokes the sessions, both in the transaction of `trx`. */
export async function setPassword(
  trx: Kysely<Database>,
  { sessions }: ServerDeps,
  { customerId, passwordHash, keptSession }: NewPassword,
): Promise<void> {
  await update(trx, { customerId, passwordHash })
  await sessions.revokeAllOf(trx, customerId, keptSession)
}
