import type { Db } from '#server/platform/database/db.ts'

/** One application for volume pricing per customer; a later one replaces it. */
const statements = [
  `create table volume_requests (
     customer_id int primary key references customers on delete cascade, company text not null, tax_id text not null,
     license_number text, yearly_volume text not null, state text not null, products text, trade_references text,
     submitted_at timestamptz not null)`,
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  await db.query('drop table volume_requests')
}
