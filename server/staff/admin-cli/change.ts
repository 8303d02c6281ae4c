import type { ProjectId } from '#contract/platform/constants.ts'
import type { Settings } from '#contract/site/site.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { array, bool, int4, int4Of, jsonb, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type RemovedSecret, removedText } from '#server/site/remove-secrets.ts'
import { settingProblem } from '#server/site/setting-problem.ts'
import type { SettingValue } from '#server/site/setting-rules.ts'
import { parseSetting } from '#server/site/setting-value.ts'
import { siteSettingsOf } from '#server/site/settings-reader.ts'
import { writeSetting } from '#server/site/write-setting.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import type { Command } from './command.ts'

const SETTING = { project_id: int4Of<ProjectId>(), kind: text, key: text, value: jsonb<Settings[string]>() }
type Row = RowOf<typeof SETTING>

const hasSettings = statement({
  name: 'switch-has-settings',
  sql: `select to_regclass('settings') is not null as is_there`,
  row: { is_there: bool },
})
const selectSettings = statement({
  name: 'switch-settings',
  sql: 'select project_id, kind, key, value from settings where project_id = any(:projectIds) order by project_id, key',
  params: { projectIds: array(int4) },
  row: SETTING,
})
const lockSettings = statement({
  name: 'switch-lock',
  sql: `select project_id, kind, key, value from settings where project_id = any(:projectIds) and key = :key
   order by project_id for update`,
  params: { projectIds: array(int4), key: text },
  row: SETTING,
})
/** Changes settings of the storefronts in one transaction; resolves with the text to print. */
export async function change(
  databaseUrl: string,
  projectIds: readonly ProjectId[],
  ...commands: readonly Command[]
): Promise<readonly string[]> {
  return withDatabase(databaseUrl, async (db) => {
    const changed = await inTransaction(db, async (trx) => {
      const each = []
      for (const { key, text: typed } of commands) each.push(await changeIn(trx, projectIds, { key, typed }))
      return each
    })
    const saved = await settingsIn(db, projectIds)
    return [
      ...changed.flatMap(({ changes }) => changes.map(lineOf)),
      ...changed.flatMap(({ removed }) => removed.flatMap(removedLine)),
      ...commands.flatMap(({ key }) => projectIds.flatMap((projectId) => problemLine(key, saved, projectId))),
      'The shop goes by it within a second, open tabs within 5 minutes or at their next call.',
    ]
  })
}

async function changeIn(
  trx: Transaction,
  projectIds: readonly ProjectId[],
  { key, typed }: { readonly key: string; readonly typed: string },
) {
  const rows = await settingsIn(trx, projectIds)
  const found = await lockSettings(trx, { projectIds, key })
  if (found.length === 0) throw unknownKey(key, rows)
  const changes = found.map((row) => ({ ...row, next: valueOf(row, typed) }))
  const removed: RemovedSecret[] = []
  for (const { project_id: projectId, next: value } of changes)
    removed.push(...(await writeSetting(trx, { projectId, key, value })))
  return { changes, removed }
}

function valueOf({ key, value: present }: Row, typed: string): SettingValue {
  const parsed = parseSetting(key, typed, present)
  if (parsed.kind === 'problem') throw new StartError(parsed.text)
  return parsed.value
}

async function settingsIn(db: Db, projectIds: readonly ProjectId[]): Promise<readonly Row[]> {
  const [found] = await hasSettings(db)
  if (!found?.is_there) throw new StartError('The database has no shop in it: start the shop first.')
  const rows = await selectSettings(db, { projectIds })
  if (rows.length > 0) return rows
  throw new StartError(`The database has no settings of storefront ${projectIds.join(' or ')}.`)
}

function unknownKey(key: string, rows: readonly Row[]): StartError {
  const keys = [...new Set(rows.map((row) => row.key))].sort()
  return new StartError(`There is no setting "${key}". The settings are: ${keys.join(', ')}.`)
}

function problemLine(key: string, rows: readonly Row[], projectId: ProjectId): readonly string[] {
  const problem = settingProblem(key, siteSettingsOf(rows, projectId))
  return problem === null ? [] : [`Storefront ${projectId}: ${problem}`]
}

function removedLine(secret: RemovedSecret): readonly string[] {
  const removed = removedText(secret)
  return removed === null ? [] : [`Storefront ${secret.project_id}: ${removed}`]
}

function lineOf({ project_id, kind, key, value, next }: Row & { readonly next: unknown }): string {
  const subject = `Storefront ${project_id}: ${key} is`
  if (kind === 'server') return `${subject} ${next === '' ? 'not set' : 'set'}.`
  const now = JSON.stringify(next)
  const was = JSON.stringify(value)
  return `${subject} ${now}${now === was ? ' already' : `, was ${was}`}.`
}
