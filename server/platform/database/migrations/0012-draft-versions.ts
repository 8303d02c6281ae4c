import type { Db } from '#server/platform/database/db.ts'

// a draft that was discarded and one that was saved afterwards never have the same version
const statements = [
  'create sequence draft_versions as int',
  `select setval('draft_versions', (select coalesce(max(version), 0) + 1 from drafts))`,
  `alter table drafts alter column version set default nextval('draft_versions')`,
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  await db.query('alter table drafts alter column version set default 1; drop sequence draft_versions')
}
