import { Client } from 'pg'
import type { ProjectId } from '#contract/constants.ts'
import { StartFault } from '#server/start/start-fault.ts'
import { valueLike } from './value-like.ts'
import type { Wish } from './wish.ts'

interface Row {
  readonly project_id: number
  readonly key: string
  readonly value: unknown
}

/** Changes a setting of the storefronts, all or none; answers what to print. */
export async function change(
  databaseUrl: string,
  projectIds: readonly ProjectId[],
  { key, text }: Wish,
): Promise<readonly string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const rows = await settingsIn(client, projectIds)
    const found = rows.filter((row) => row.key === key)
    if (found.length === 0) throw unknownKey(key, rows)
    const changes = found.map((row) => ({ ...row, next: valueLike(row.value, key, text) }))
    const values = [
      key,
      changes.map((each) => each.project_id),
      changes.map((each) => JSON.stringify(each.next)),
    ]
    await client.query(
      `update settings s set value = w.value::jsonb
       from unnest($2::int[], $3::text[]) as w (project_id, value) where s.project_id = w.project_id and s.key = $1`,
      values,
    )
    const lines = changes.map(({ project_id, value, next }) => lineOf(project_id, key, value, next))
    return [
      ...lines,
      'The shop goes by it within a second, open tabs within 5 minutes or at their next call.',
    ]
  } finally {
    await client.end()
  }
}

async function settingsIn(client: Client, projectIds: readonly ProjectId[]): Promise<readonly Row[]> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('settings') is not null as "isThere"`,
  )
  if (!found[0]?.isThere) throw new StartFault('The database has no shop in it: start the shop first.')
  const { rows } = await client.query<Row>(
    'select project_id, key, value from settings where project_id = any($1) order by project_id, key',
    [projectIds],
  )
  if (rows.length > 0) return rows
  throw new StartFault(`The database has no settings of storefront ${projectIds.join(' or ')}.`)
}

function unknownKey(key: string, rows: readonly Row[]): StartFault {
  const keys = [...new Set(rows.map((row) => row.key))].sort()
  return new StartFault(`There is no setting "${key}". The settings are: ${keys.join(', ')}.`)
}

function lineOf(projectId: number, key: string, before: unknown, after: unknown): string {
  const text = JSON.stringify(after)
  const was = JSON.stringify(before)
  return `Storefront ${projectId}: ${key} is ${text}${text === was ? ' already' : `, was ${was}`}.`
}
