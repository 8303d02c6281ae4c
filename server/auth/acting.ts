import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import type { Session } from './session.ts'

/** Everything that a member of staff writes as a customer, or tries to, is on record before it is done. */
export async function recordActing(
  db: Kysely<Database>,
  session: Pick<Session, 'staffId' | 'customerId'>,
  call: string,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ staff_id: session.staffId, customer_id: session.customerId, call })
    .execute()
}
