import type { Db } from '#server/platform/database/db.ts'

const TABLES = ['emails', 'conversions']

export async function up(db: Db): Promise<void> {
  for (const table of TABLES)
    await db.query(
      `create index ${table}_unsent on ${table} (created_at) where sent_at is null and job_id is not null`,
    )
}

export async function down(db: Db): Promise<void> {
  for (const table of TABLES) await db.query(`drop index ${table}_unsent`)
}
