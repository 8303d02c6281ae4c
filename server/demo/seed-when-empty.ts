import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { seedShop } from './seed.ts'

const LOCK = 7_031_411

/** Fills an empty database with the demo shop; of several processes that start at once, one does it. */
export async function seedWhenEmpty(db: Kysely<Database>, log: (line: string) => void): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      const product = await connection.selectFrom('products').select('id').limit(1).executeTakeFirst()
      if (product) return
      log('Seeding the catalogue.')
      await seedShop(db, new Date().toISOString().slice(0, 10))
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}
