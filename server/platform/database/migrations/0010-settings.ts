import type { Db } from '#server/platform/database/db.ts'

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

export async function up(db: Db): Promise<void> {
  for (const [kind, key, value] of added)
    await db.query(
      `insert into settings (project_id, kind, key, value)
       select distinct project_id, $1::text, $2::text, to_jsonb($3::text) from settings on conflict do nothing`,
      [kind, key, value],
    )
  for (const [key, name] of renamed)
    await db.query(
      `update settings set value = to_jsonb($1::text)
       where kind = 'app' and key = $2 and value = to_jsonb($3::text)`,
      [`${name}.pdf`, key, `${name}.html`],
    )
}

/** The files with the old names no longer exist. */
export const down = async (): Promise<void> => undefined
