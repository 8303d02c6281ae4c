import { type Kysely, sql } from 'kysely'

/** The carrier and service that was chosen last for a cart, also after its quote has ended; freight is estimated with it. */
const statements = ['alter table carts add column carrier_option text']
const back = ['alter table carts drop column carrier_option']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db)
}
