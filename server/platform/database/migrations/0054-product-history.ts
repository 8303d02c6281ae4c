import type { Db } from '#server/platform/database/db.ts'

/** Where a product lies, and who changed what of it; it stays after the import that is named is swept. */
const statements = [
  `alter table products add column version int not null default 1,
     add column bin text check (bin is null or char_length(bin) between 1 and 40)`,
  // what staff look for: to make it lower case for each of 20,000 rows takes longer than to search it
  `alter table products add column search_text text
     generated always as (lower(model || ' ' || name || ' ' || upc || coalesce(' ' || bin, ''))) stored`,
  `create table product_history (
     id bigint generated always as identity primary key, product_id int not null references products on delete cascade,
     at timestamptz not null, kind text not null check (kind in ('desk', 'undo', 'import', 'import undo')),
     staff_id int references staff, import_id uuid, request_id uuid unique, before jsonb, after jsonb not null)`,
  'create index product_history_product on product_history (product_id, id)',
]
const back = [
  'drop table product_history',
  'alter table products drop column search_text, drop column bin, drop column version',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
