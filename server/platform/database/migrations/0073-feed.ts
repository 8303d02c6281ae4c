import type { Db } from '#server/platform/database/db.ts'

/** Keys of back offices, what they have asked for, and what they know an order by. */
const statements = [
  `create table feed_keys (
     id int generated always as identity primary key, project_id int not null, name text not null check (char_length(name) between 1 and 60),
     hash text not null unique, made_at timestamptz not null, made_by int references staff, used_at timestamptz,
     revoked_at timestamptz, revoked_by int references staff, check (revoked_by is null or revoked_at is not null))`,
  // the answer of a request that may come twice
  `create table feed_requests (
     project_id int not null, request_id uuid not null, fingerprint text not null, answer jsonb, at timestamptz not null,
     primary key (project_id, request_id))`,
  `alter table orders add column external_id text check (char_length(external_id) between 1 and 60)`,
  `alter table product_history drop constraint product_history_kind_check`,
  `alter table product_history add constraint product_history_kind_check
     check (kind in ('desk', 'undo', 'import', 'import undo', 'feed'))`,
]
const back = [
  `delete from product_history where kind = 'feed'`,
  `alter table product_history drop constraint product_history_kind_check`,
  `alter table product_history add constraint product_history_kind_check check (kind in ('desk', 'undo', 'import', 'import undo'))`,
  'alter table orders drop column external_id',
  'drop table feed_requests',
  'drop table feed_keys',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
