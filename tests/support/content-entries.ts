import { sql } from 'kysely'
import type { ContentKind, ContentSource } from '#contract/content/content-kinds.ts'
import type { TestDb } from './database.ts'

interface More {
  readonly position?: number
  readonly starts_at?: string
  readonly ends_at?: string
  readonly project?: number
}

/** Writes a live entry past the editor, as SQL does. */
export async function putEntry<K extends ContentKind>(
  db: TestDb,
  kind: K,
  key: string,
  body: ContentSource<K>,
  { project = 11, position = 0, starts_at, ends_at }: More = {},
): Promise<void> {
  await sql`insert into entries values (${project}, ${kind}, ${key}, ${JSON.stringify(body)}::jsonb, ${position},
    ${starts_at ?? null}, ${ends_at ?? null})
    on conflict (project_id, kind, key) do update set body = excluded.body`.execute(db)
}

export const removeEntries = async (db: TestDb, kind: ContentKind): Promise<void> => {
  await sql`delete from entries where kind = ${kind}`.execute(db)
}
