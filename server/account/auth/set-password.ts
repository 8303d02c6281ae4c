import type { Db } from '#server/platform/database/db.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import type { ServerDeps } from '#server/server-deps.ts'

const update = statement({
  name: 'password-set',
  sql: `update customers set password_hash = :passwordHash, password_version = password_version + 1
   where id = :customerId returning password_version`,
  params: { customerId: int4, passwordHash: text },
  row: { password_version: int4 },
})

export interface NewPassword {
  readonly customerId: number
  readonly passwordHash: string
  /** the session that stays valid; all others are revoked */
  readonly keptSession: string | null
}

/** Sets the password, revokes the sessions and tells the customer by e-mail, all in the transaction of `trx`. */
export async function setPassword(
  trx: Db,
  { sessions, now }: ServerDeps,
  { customerId, passwordHash, keptSession }: NewPassword,
): Promise<void> {
  const [updated] = await update(trx, { customerId, passwordHash })
  if (updated) {
    const message = { kind: 'passwordChanged', customer_id: customerId, ...updated } as const
    await writeMessageTo(trx, customerId, message, now())
  }
  await sessions.revokeAllOf(trx, customerId, keptSession)
}
