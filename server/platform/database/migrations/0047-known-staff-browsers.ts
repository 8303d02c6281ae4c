import type { Db } from '#server/platform/database/db.ts'

const statements = [
  // browsers in which a person of staff has logged in before, by a hash of their page token
  `create table known_staff_browsers (
     staff_id int not null references staff on delete cascade, browser_hash text not null,
     seen_at timestamptz not null, primary key (staff_id, browser_hash))`,
  'create index known_staff_browsers_seen on known_staff_browsers (seen_at)',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  await db.query('drop table known_staff_browsers')
}
