import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table customers add column confirmed_age int check (confirmed_age in (18, 21)),
     add column age_confirmed_at timestamptz, add column age_confirmed_by int references customers on delete set null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'alter table customers drop column confirmed_age, drop column age_confirmed_at, drop column age_confirmed_by',
    )
    .execute(db)
}
