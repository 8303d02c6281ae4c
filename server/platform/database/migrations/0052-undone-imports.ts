import type { Db } from '#server/platform/database/db.ts'

/** What an import made of each product, so that it can be undone, and who undid it. */
const statements = [
  `create table product_import_changes (
     import_id uuid not null references product_imports on delete cascade, product_id int not null references products on delete cascade,
     before jsonb, after jsonb not null, primary key (import_id, product_id))`,
  `alter table product_imports add column undo_request_id uuid, add column undone_at timestamptz,
     add column undone_by int references staff, add column undo_answer jsonb,
     add check ((undone_at is null) = (undo_answer is null)), add check ((undone_at is null) = (undo_request_id is null)),
     add check (undone_at is null or applied_at is not null)`,
  'create index product_imports_applied_at on product_imports (applied_at)',
]
const back = [
  'drop index product_imports_applied_at',
  `alter table product_imports drop column undo_answer, drop column undone_by, drop column undone_at, drop column undo_request_id`,
  'drop table product_import_changes',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
