import { hashPassword } from '#server/account/auth/password.ts'
import { DEMO_NOTE, insertNewEntries } from '#server/content/insert-entries.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bool, int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { demoEntries } from './content/demo-entries.ts'
import { DEMO_PASSWORD } from './demo-log-ins.ts'
import { addDemoStaff } from './demo-staff.ts'
import { seedRows } from './seed.ts'

const lock = statement({
  name: 'demo-lock',
  sql: 'select pg_advisory_xact_lock(7031411) is null as is_locked',
  row: { is_locked: bool },
})
const anyProduct = statement({
  name: 'demo-any-product',
  sql: 'select id from products limit 1',
  row: { id: int4 },
})
const isEmpty = async (db: Db) => (await anyProduct(db)).length === 0

/**
 * Fills an empty database with the demo shop and adds demo content that a newer version brings; of several processes
 * that start at once, one does it.
 */
export async function seedWhenEmpty(db: Db, secret: Uint8Array, log: (line: string) => void): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const passwordHash = (await isEmpty(db)) ? await hashPassword(DEMO_PASSWORD) : null
  await inTransaction(db, async (trx) => {
    await lock(trx)
    if (passwordHash !== null && (await isEmpty(trx))) {
      log('Seeding the catalogue.')
      await seedRows(trx, passwordHash, today)
    }
    await insertNewEntries(trx, demoEntries(today), DEMO_NOTE)
    await addDemoStaff(trx, secret)
  })
}
