import type { Db } from '#server/platform/database/db.ts'

/** Text messages to customers: written in the transaction that causes them, composed when they are handed over. */
const statements = [
  `create table texts (key text primary key, recipient text not null, project_id int not null, message jsonb not null,
     created_at timestamptz not null default now(), job_id uuid, sent_at timestamptz, failed_at timestamptz)`,
  'create index texts_without_job on texts (created_at) where job_id is null',
  'create index texts_unsent on texts (created_at) where sent_at is null and job_id is not null',
  'create index texts_sent on texts (sent_at) where sent_at is not null',
  'create index texts_failed_at on texts (failed_at) where failed_at is not null',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  await db.query('drop table texts')
}
