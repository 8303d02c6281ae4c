import type { Db } from '#server/platform/database/db.ts'

/** Refunds that the payment provider declined, until they are made again or paid in another way. */
const statements = [
  'alter table refunds add column paid_otherwise_at timestamptz',
  `alter table refunds add constraint refunds_paid_otherwise check (state = 'declined' or paid_otherwise_at is null)`,
  `create index refunds_declined on refunds (order_id) where state = 'declined' and paid_otherwise_at is null`,
]
const back = ['alter table refunds drop column paid_otherwise_at']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
