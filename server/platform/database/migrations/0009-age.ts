import type { Db } from '#server/platform/database/db.ts'

const statements = [
  `alter table customers add column confirmed_age int check (confirmed_age in (18, 21)),
     add column age_confirmed_at timestamptz, add column age_confirmed_by int references customers on delete set null`,
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  await db.query(
    'alter table customers drop column confirmed_age, drop column age_confirmed_at, drop column age_confirmed_by',
  )
}
