import type { Db } from '#server/platform/database/db.ts'

/** One current code per address and requesting browser, whether or not the address has an account. */
const statements = [
  `create table reset_codes (
     project_id int not null, email text not null, browser text not null, method text not null, code_mac text not null,
     tries int not null default 0, expires_at timestamptz not null, primary key (project_id, email, browser))`,
  'create index reset_codes_expiry on reset_codes (expires_at)',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  await db.query('drop table reset_codes')
}
