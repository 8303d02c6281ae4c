import type { Db } from '#server/platform/database/db.ts'

/** Settings that a database seeded earlier does not have, with the values of a new one. */
const added = [
  ['app', 'recaptcha_site_key'],
  ['app', 'recaptcha_script_url'],
  ['app', 'recaptcha_verify_url'],
  ['app', 'recaptcha_origins'],
  ['server', 'recaptcha_secret'],
] as const

const kindsAre = (kinds: string): readonly string[] => [
  'alter table settings drop constraint settings_kind_check',
  `alter table settings add constraint settings_kind_check check (kind in (${kinds}))`,
]
const noTriggers = ['', '_insert', '_update', '_delete'].map(
  (suffix) => `drop trigger if exists settings_revision${suffix} on settings`,
)
const RECORDS = 'for each row when (%) execute function record_revision()'
const trigger = (event: 'insert' | 'update' | 'delete', condition: string): string =>
  `create trigger settings_revision_${event} after ${event} on settings ${RECORDS.replace('%', condition)}`

// an earlier version publishes all settings of the kinds `store` and `app`, and none of another kind
const statements = [
  ...kindsAre(`'store', 'app', 'server'`),
  ...noTriggers,
  // the history cannot be changed, so that a secret would be in it for good
  trigger('insert', `new.kind <> 'server'`),
  trigger('update', `old.kind <> 'server' and new.kind <> 'server'`),
  trigger('delete', `old.kind <> 'server'`),
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
  for (const [kind, key] of added)
    await db.query(
      `insert into settings (project_id, kind, key, value)
       select distinct project_id, $1::text, $2::text, '""'::jsonb from settings on conflict do nothing`,
      [kind, key],
    )
}

/** Settings of the other kinds are not read by an earlier version. */
export async function down(db: Db): Promise<void> {
  await db.query(`delete from settings where kind = 'server'`)
  for (const statement of [...noTriggers, ...kindsAre(`'store', 'app'`)]) await db.query(statement)
  await db.query(
    'create trigger settings_revision after insert or update or delete on settings for each row execute function record_revision()',
  )
}
