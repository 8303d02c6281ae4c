import type { Db } from '#server/platform/database/db.ts'
import { getConstructionPlans } from 'pg-boss'

/** What has to leave the shop: written in the transaction that causes it, sent by a job of pg-boss. */
const outgoing = (columns: string) => `
  key text primary key, ${columns}, created_at timestamptz not null default now(), job_id uuid, sent_at timestamptz,
  failed_at timestamptz`
const statements = [
  `create table emails (${outgoing('recipient text not null, subject text not null, body text not null')})`,
  // key: registration:{customer} or order:{order}; value in cents
  `create table conversions (${outgoing('project_id int not null, conversion_id text not null, value int')})`,
  ...['emails', 'conversions'].flatMap((table) => [
    `create index ${table}_without_job on ${table} (created_at) where job_id is null`,
    `create index ${table}_sent on ${table} (sent_at) where sent_at is not null`,
  ]),
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
  await db.query(withoutTransaction(getConstructionPlans('pgboss')))
}

export async function down(db: Db): Promise<void> {
  await db.query('drop schema pgboss cascade; drop table conversions; drop table emails')
}

/** A migration runs in a transaction already. */
const withoutTransaction = (plan: string): string => plan.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')
