import { type Kysely, sql } from 'kysely'

/** One application for volume pricing per customer; a later one replaces it. */
const statements = [
  `create table volume_requests (
     customer_id int primary key references customers on delete cascade, company text not null, tax_id text not null,
     license_number text, yearly_volume text not null, state text not null, products text, trade_references text,
     submitted_at timestamptz not null)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table volume_requests').execute(db)
}
