import { type Kysely, sql } from 'kysely'

/** Settings that a database seeded earlier does not have, with the values of a new one. */
const added = [
  ['store', 'public_url', ''],
  ['app', 'redirect_hosts', 'safety.example.org,careers.example.com'],
  ['app', 'chat_script_url', ''],
  ['app', 'conversion_id', ''],
  ['app', 'conversion_url', ''],
] as const

const renamed = [
  ['terms_of_use_filename', 'terms-of-use'],
  ['privacy_policy_filename', 'privacy-policy'],
] as const

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const [kind, key, value] of added)
    await sql`insert into settings (project_id, kind, key, value)
      select distinct project_id, ${kind}::text, ${key}::text, to_jsonb(${value}::text) from settings
      on conflict do nothing`.execute(db)
  for (const [key, name] of renamed)
    await sql`update settings set value = to_jsonb(${`${name}.pdf`}::text)
      where kind = 'app' and key = ${key} and value = to_jsonb(${`${name}.html`}::text)`.execute(db)
}

/** The files with the old names no longer exist. */
export const down = async (): Promise<void> => undefined
