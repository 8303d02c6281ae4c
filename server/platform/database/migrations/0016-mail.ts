import type { Db } from '#server/platform/database/db.ts'

/** An e-mail is text for the shop as before, or a message to a customer, which is composed when it is handed over. */
const statements = [
  'alter table emails alter subject drop not null, alter body drop not null',
  `alter table emails add project_id int, add message jsonb, add constraint emails_content check (
     case when message is null then subject is not null and body is not null else project_id is not null end)`,
]
/** An earlier version cannot compose them. */
const back = [
  'delete from emails where message is not null',
  'alter table emails drop constraint emails_content, drop message, drop project_id',
  'alter table emails alter subject set not null, alter body set not null',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
