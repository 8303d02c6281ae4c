import type { Db } from '#server/platform/database/db.ts'

/** Addresses that are told of events, and each event that is on its way to one of them. Secrets are derived, not stored. */
const statements = [
  `create table webhooks (
     id uuid primary key, project_id int not null, url text not null check (char_length(url) between 1 and 500),
     kinds text[] not null check (kinds <> '{}' and kinds <@ array['order', 'shipment', 'refund', 'product', 'stock', 'document']),
     state text not null check (state in ('active', 'paused', 'off')), version int not null default 1,
     generation int not null default 1, rotated_at timestamptz, paused_at timestamptz, made_at timestamptz not null,
     made_by int references staff, check ((state = 'paused') = (paused_at is not null)))`,
  // seq: null for a test
  `create table webhook_deliveries (
     key text primary key, webhook_id uuid not null references webhooks, project_id int not null, seq bigint, kind text not null,
     created_at timestamptz not null default now(), job_id uuid, sent_at timestamptz, failed_at timestamptz,
     tries int not null default 0, status int, error text, unique (webhook_id, seq))`,
  'create index webhook_deliveries_without_job on webhook_deliveries (created_at) where job_id is null',
  'create index webhook_deliveries_latest on webhook_deliveries (webhook_id, created_at desc)',
  'create index webhook_deliveries_sent on webhook_deliveries (sent_at) where sent_at is not null',
  'create index webhook_deliveries_failed on webhook_deliveries (failed_at) where failed_at is not null',
]
const back = ['drop table webhook_deliveries', 'drop table webhooks']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
