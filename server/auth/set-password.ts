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
  /** the session that stays; every other token is refused from the next call on */
  readonly keptSession: string | null
}

/** Within the transaction of `trx`: the new password and the end of the sessions come together or not at all. */
export async function setPassword(
  trx: Kysely<Database>,
  { sessions }: ServerDeps,
  { customerId, passwordHash, keptSession }: NewPassword,
): Promise<void> {
  await update(trx, { customerId, passwordHash })
  await sessions.revokeAllOf(trx, customerId, keptSession)
}
