import type { Db } from '#server/platform/database/db.ts'

/** The carrier and service that was chosen last for a cart, also after its quote has ended; freight is estimated with it. */
const statements = ['alter table carts add column carrier_option text']
const back = ['alter table carts drop column carrier_option']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
