import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { DEMO_NOTE, insertNewEntries } from '#server/content/insert-entries.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { demoEntries } from './content/demo-entries.ts'
import { addDemoStaff } from './demo-staff.ts'
import { seedShop } from './seed.ts'

const LOCK = 7_031_411

/**
 * Fills an empty database with the demo shop and adds demo content that a newer version brings; of several processes
 * that start at once, one does it.
 */
export async function seedWhenEmpty(
  db: Kysely<Database>,
  secret: Uint8Array,
  log: (line: string) => void,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    const today = new Date().toISOString().slice(0, 10)
    try {
      const product = await connection.selectFrom('products').select('id').limit(1).executeTakeFirst()
      if (!product) {
        log('Seeding the catalogue.')
        await seedShop(db, today)
      }
      await inTransaction(db, (trx) => insertNewEntries(trx, demoEntries(today), DEMO_NOTE))
      await addDemoStaff(connection, secret)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}
