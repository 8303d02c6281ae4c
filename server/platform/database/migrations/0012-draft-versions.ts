import { type Kysely, sql } from 'kysely'

// a draft that was discarded and one that was saved afterwards never have the same version
const statements = [
  'create sequence draft_versions as int',
  `select setval('draft_versions', (select coalesce(max(version), 0) + 1 from drafts))`,
  `alter table drafts alter column version set default nextval('draft_versions')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table drafts alter column version set default 1; drop sequence draft_versions')
    .execute(db)
}
