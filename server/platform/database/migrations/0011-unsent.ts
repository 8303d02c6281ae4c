import { type Kysely, sql } from 'kysely'

const TABLES = ['emails', 'conversions']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES)
    await sql
      .raw(
        `create index ${table}_unsent on ${table} (created_at) where sent_at is null and job_id is not null`,
      )
      .execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(`drop index ${table}_unsent`).execute(db)
}
