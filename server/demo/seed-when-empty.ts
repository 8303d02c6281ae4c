import { hashPassword } from '#server/account/auth/password.ts'
import { DEMO_NOTE, insertNewEntries } from '#server/content/insert-entries.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bool } from '#server/platform/database/sql-type.ts'
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
const selectState = statement({
  name: 'demo-state-of-database',
  sql: `select exists (select from products) or exists (select from customers) or exists (select from staff) as is_used,
     exists (select from versions where name = 'demo-staff') as is_demo`,
  row: { is_used: bool, is_demo: bool },
})
const stateOf = async (db: Db) => (await selectState(db))[0] ?? { is_used: false, is_demo: false }

/**
 * Fills an empty database with the demo shop and adds demo content that a newer version brings; of several processes
 * that start at once, one does it. The database of an owner, started without NODE_ENV=production, gets nothing.
 */
export async function seedWhenEmpty(db: Db, secret: Uint8Array, log: (line: string) => void): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const { is_used, is_demo } = await stateOf(db)
  if (is_used && !is_demo) return log('The database is not that of the demo shop: nothing is seeded.')
  const passwordHash = is_used ? null : await hashPassword(DEMO_PASSWORD)
  await inTransaction(db, async (trx) => {
    await lock(trx)
    if (passwordHash !== null && !(await stateOf(trx)).is_used) {
      log('Seeding the catalogue.')
      await seedRows(trx, passwordHash, today)
    }
    await insertNewEntries(trx, demoEntries(today), DEMO_NOTE)
    await addDemoStaff(trx, secret)
  })
}
