import type { Db } from '#server/platform/database/db.ts'
import { int4, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Session } from './session.ts'

const insert = statement({
  name: 'audit-insert',
  sql: 'insert into audit (staff_id, customer_id, call) values (:staffId, :customerId, :call)',
  params: { staffId: nullable(int4), customerId: int4, call: text },
})

/**
 * Writes the audit row before the call runs, so that no write of staff acting as a customer, nor an attempt, goes
 * unrecorded.
 */
export async function recordActing(
  db: Db,
  session: Pick<Session, 'staffId' | 'customerId'>,
  call: string,
): Promise<void> {
  await insert(db, { staffId: session.staffId, customerId: session.customerId, call })
}
