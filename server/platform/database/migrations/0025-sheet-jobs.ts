import type { Db } from '#server/platform/database/db.ts'

/** Sheets that are made by a job and kept for a while; the files lie apart, so that lists do not read them. */
const statements = [
  `create table sheet_jobs (
     id uuid primary key default gen_random_uuid(), customer_id int not null references customers, project_id int not null,
     source text not null check (source in ('order', 'cart')), source_id int not null,
     kind text not null check (kind in ('2up-price-tags', '4up-price-tags', 'barcodes')), label text not null,
     state text not null default 'ready' check (state in ('ready', 'running', 'done', 'failed')),
     attempts int not null default 0, created_at timestamptz not null, job_id uuid, finished_at timestamptz,
     check ((finished_at is not null) = (state in ('done', 'failed'))))`,
  `create unique index sheet_jobs_under_way on sheet_jobs (customer_id, project_id, source, source_id, kind)
     where state in ('ready', 'running')`,
  'create index sheet_jobs_of_customer on sheet_jobs (customer_id, created_at)',
  'create index sheet_jobs_without_job on sheet_jobs (created_at) where job_id is null',
  'create index sheet_jobs_finished on sheet_jobs (finished_at) where finished_at is not null',
  `create table sheet_files (
     sheet_id uuid primary key references sheet_jobs on delete cascade, name text not null, bytes bytea not null)`,
  // pdfkit has compressed them already
  'alter table sheet_files alter bytes set storage external',
]
const back = ['drop table sheet_files', 'drop table sheet_jobs']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
