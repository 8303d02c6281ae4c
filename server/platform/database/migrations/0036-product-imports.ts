import type { Db } from '#server/platform/database/db.ts'

/** Dry runs of product imports, each applied at most once; the right to make them. */
const statements = [
  `create table product_imports (
     id uuid primary key, fingerprint text not null, project_ids int[] not null, staff_id int references staff, file_name text not null,
     file_sha256 text not null, bytes bytea not null, notes jsonb not null, created_at timestamptz not null,
     request_id uuid, applied_at timestamptz, applied_by int references staff, answer jsonb,
     check ((applied_at is null) = (answer is null)), check ((applied_at is null) = (request_id is null)))`,
  'alter table product_imports alter column bytes set storage external',
  'create index product_imports_file on product_imports (file_sha256, created_at)',
  'create index product_imports_created on product_imports (created_at)',
  `create table product_import_rows (
     import_id uuid not null references product_imports on delete cascade, line int not null, model text not null, name text not null,
     kind text not null check (kind in ('added', 'changed', 'deactivated', 'unchanged', 'refused')),
     changes json not null, reasons text[] not null, primary key (import_id, line))`,
  'alter table staff drop constraint staff_rights_check',
  `alter table staff add constraint staff_rights_check
     check (rights <@ array['edit', 'publish', 'settings', 'orders', 'charts', 'customers', 'catalogue'])`,
  // whoever may do everything may do this too
  `update staff set rights = array_append(rights, 'catalogue')
     where rights @> array['edit', 'publish', 'settings', 'orders', 'charts', 'customers'] and not rights @> array['catalogue']`,
]
const back = [
  `update staff set rights = array_remove(rights, 'catalogue')`,
  'alter table staff drop constraint staff_rights_check',
  `alter table staff add constraint staff_rights_check
     check (rights <@ array['edit', 'publish', 'settings', 'orders', 'charts', 'customers'])`,
  'drop table product_import_rows',
  'drop table product_imports',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
